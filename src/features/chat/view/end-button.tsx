import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';

const placeStyle = {
  position: 'absolute',
  insetInlineEnd: 4,
  bottom: 2,
  zIndex: 'raised',
} satisfies ThemeUIStyleObject;

const buttonStyle = {
  ...quietButtonStyle,
  ...smallButton,
  borderColor: 'line',
  backgroundColor: 'surface',
  boxShadow: 'raised',
} satisfies ThemeUIStyleObject;

interface Props {
  /** Messages that came while the reader was somewhere else. */
  count: number;
  onClick: () => void;
}

/** Leads a reader who is further up to the end, and says what is new there. */
export function EndButton({ count, onClick }: Props) {
  const t = useStrings('chat');
  return (
    <div sx={placeStyle}>
      <button
        type="button"
        aria-label={count === 0 ? t('to-end') : undefined}
        onClick={onClick}
        sx={buttonStyle}
      >
        {count > 0 && t('to-new', { count })}
        <ChevronDownIcon size={18} />
      </button>
    </div>
  );
}
