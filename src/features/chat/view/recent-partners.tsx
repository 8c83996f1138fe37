import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { wide } from '../../../theme/theme';
import { FacePicture } from '../../../ui/face-picture';
import { dateFormatsOf } from './date-formats';
import type { LastWords, RecentPartner } from './partner-facts';
import { localDay } from '../../../i18n/local-day';
import { flowing } from './use-window-fit';

const columnStyle = {
  display: 'none',
  alignContent: 'start',
  gap: 2,
  minHeight: 0,
  padding: 4,
  borderInlineEnd: '1px solid',
  borderColor: 'line',
  overflowY: 'auto',
  // Seen first, and behind the conversation in the document.
  [wide]: { display: 'grid', order: -1 },
  // As high as the conversation beside it, however many they are.
  [flowing]: { height: 0, minHeight: '100%' },
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gap: 1,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  padding: 2,
  border: '1px solid transparent',
  borderRadius: 'medium',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'raised' },
  '&[aria-current]': { borderColor: 'line', backgroundColor: 'primarySoft' },
  '&[aria-current] b': { fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

/** Name and time, and beneath them the last words; a name alone stands in the middle. */
const textStyle = {
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'baseline',
  minWidth: 0,
} satisfies ThemeUIStyleObject;

const nameStyle = {
  fontWeight: 'medium',
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

const timeStyle = { color: 'muted', fontSize: 0 } satisfies ThemeUIStyleObject;

const lastStyle = {
  gridColumn: '1 / -1',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

const allStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  partners: readonly RecentPartner[];
  currentId: string;
}

/** Says whether a day is today where the visitor is; asked anew whenever the list is drawn. */
function isToday(day: string): boolean {
  return day === localDay(new Date().toISOString());
}

function Last({ last: { content, isOwn, at } }: { last: LastWords }) {
  const t = useStrings('chat');
  const { locale } = usePlace();
  const day = localDay(at);
  const { time, date } = dateFormatsOf(locale);
  const format = isToday(day) ? time : date;
  return (
    <>
      {day !== '' && (
        <time dateTime={at} sx={timeStyle}>
          {format.format(new Date(at))}
        </time>
      )}
      <span dir="auto" sx={lastStyle}>
        {isOwn ? t('said', { name: t('you'), text: content }) : content}
      </span>
    </>
  );
}

/** The partners that were talked to last, beside the conversation where there is room for them. */
export function RecentPartners({ partners, currentId }: Props) {
  const t = useStrings('chat');
  return (
    <nav aria-label={t('recent')} sx={columnStyle}>
      <h2 sx={titleStyle}>{t('recent')}</h2>
      <ul sx={listStyle}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <LocalLink
              to="partnerChat"
              params={{ id: partner.id }}
              current={partner.id === currentId}
              sx={linkStyle}
            >
              <FacePicture picture={partner.avatar} face={partner.face} size={40} />
              <span sx={textStyle}>
                <b lang={fallbackLang(partner, 'name')} sx={nameStyle}>
                  {partner.name}
                </b>
                {partner.last && <Last last={partner.last} />}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink to="partners" sx={allStyle}>
        {t('all-partners')}
      </LocalLink>
    </nav>
  );
}
