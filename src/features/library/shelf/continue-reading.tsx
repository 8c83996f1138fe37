import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { medium } from '../../../theme/theme';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { useReadingRecord } from './reading-record';

/** Hidden on a phone, where the link to the shelf leads there. */
const linkStyle = {
  ...quietButtonStyle,
  ...smallButton,
  display: 'none',
  flex: '0 1 auto',
  minWidth: 0,
  [medium]: { display: 'inline-flex' },
} satisfies ThemeUIStyleObject;

const cutStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

/** The way back to the game that was read last, at the section where reading stopped. */
export function ContinueReading() {
  const t = useStrings('reading');
  const place = useReadingRecord(({ record }) => record.places[0]);
  if (!place) return null;
  return (
    <LocalLink to="game" params={{ id: place.id }} suffix={`#${place.section}`} sx={linkStyle}>
      <span sx={cutStyle}>{t('continue-at', { section: place.name })}</span>
    </LocalLink>
  );
}
