import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { wide } from '../../../theme/theme';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';

const listStyle = {
  display: 'flex',
  gap: 2,
  margin: 0,
  paddingX: 3,
  paddingTop: 2,
  // Room for the ring.
  paddingBottom: '6px',
  // One line, which goes on under a finger; on a desk two lines and the upper half of the third, which says that there is more.
  overflow: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flex: 'none', maxWidth: '82cqw' },
  [wide]: { flexWrap: 'wrap', maxHeight: '8.75rem', scrollbarWidth: 'auto' },
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

/** The choices of a scene: rows, as wide as there is room. */
const choicesStyle = {
  ...listStyle,
  display: 'grid',
  '& > li': { maxWidth: '100%' },
  maxHeight: 'min(240px, 36cqh)',
  [wide]: { maxHeight: 'min(240px, 36cqh)' },
} satisfies ThemeUIStyleObject;

const choiceStyle = {
  ...buttonStyle,
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 48,
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  color: 'text',
  fontSize: 2,
  '&:hover': { borderColor: 'primary' },
  '& > svg': { flex: 'none', color: 'muted' },
} satisfies ThemeUIStyleObject;

interface Props {
  /** They are the choices of a scene. */
  areChoices?: boolean;
  suggestions: readonly string[];
  /** Told whether by a finger: a phone's keyboard should not come up for it. */
  onPick: (text: string, isTouch: boolean) => void;
}

/** Shows what a visitor could say, as buttons that say it. */
export function Suggestions({ areChoices = false, suggestions, onPick }: Props) {
  const t = useStrings('chat');
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={t('suggestions')} sx={areChoices ? choicesStyle : listStyle}>
      {[...new Set(suggestions)].map((text) => (
        <li key={text}>
          <button
            type="button"
            dir="auto"
            onClick={({ nativeEvent }) => onPick(text, isByTouch(nativeEvent))}
            sx={areChoices ? choiceStyle : buttonStyle}
          >
            {text}
            {areChoices && <ChevronRightIcon size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
