import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  // Three lines and the upper half of the fourth, which says that there is more; less where a keyboard takes the room.
  maxHeight: 'min(186px, 30cqh)',
  margin: 0,
  paddingX: 3,
  paddingTop: 2,
  overflowY: 'auto',
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const buttonStyle = {
  ...quietButtonStyle,
  ...smallButton,
  maxWidth: '100%',
  textAlign: 'start',
} satisfies ThemeUIStyleObject;

function isByTouch(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

interface Props {
  suggestions: readonly string[];
  /** Told whether by a finger: a phone's keyboard should not come up for it. */
  onPick: (text: string, isTouch: boolean) => void;
}

/** Shows what a visitor could say, as buttons that say it. */
export function Suggestions({ suggestions, onPick }: Props) {
  const t = useStrings('chat');
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={t('suggestions')} sx={listStyle}>
      {[...new Set(suggestions)].map((text) => (
        <li key={text}>
          <button
            type="button"
            dir="auto"
            onClick={({ nativeEvent }) => onPick(text, isByTouch(nativeEvent))}
            sx={buttonStyle}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
