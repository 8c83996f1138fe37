import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { useReadingRecord } from './reading-record';

/** Shown where there is room for more than its first word, beside the other buttons of a list. */
const linkStyle = {
  ...quietButtonStyle,
  ...smallButton,
  flex: '0 1 auto',
  minWidth: 0,
  '@container page (max-width: 374.98px)': { display: 'none' },
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
