import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../../config/locales';
import { usePlace } from '../../../i18n/locale-context';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { medium } from '../../../theme/theme';
import { panelStyle } from '../../../ui/card-style';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right';
import { useItemCards } from '../../../ui/use-item-cards';
import { useReadingRecord } from './reading-record';

/** Hidden on a phone, where the link to the shelf leads there. */
const linkStyle = {
  ...panelStyle,
  display: 'none',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 36,
  paddingX: 3,
  borderRadius: 'small',
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [medium]: { display: 'inline-flex' },
} satisfies ThemeUIStyleObject;

/**
 * The way back to the game that was read last, at the section where reading stopped. Its name is that of the page's
 * language; one that was read in another stands alone, and says of which it is.
 */
export function ContinueReading() {
  const t = useStrings('reading');
  const { tag } = localeFacts[usePlace().locale];
  const place = useReadingRecord(({ record }) => record.places[0]);
  const cardOf = useItemCards(place && place.lang !== tag ? [place] : []);
  if (!place) return null;
  const card = cardOf(place);
  const { name, foreign } =
    typeof card === 'object' ? card : { name: place.name, foreign: place.lang !== tag };
  const lang = typeof card === 'object' ? localeFacts.zh.tag : place.lang;
  return (
    <LocalLink to="game" params={{ id: place.id }} suffix={`#${place.section}`} sx={linkStyle}>
      {foreign ? <span lang={lang}>{name}</span> : t('continue-at', { section: name })}
      <ChevronRightIcon size={16} />
    </LocalLink>
  );
}
