import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { wide } from '../../../theme/theme';
import { FacePicture } from '../../../ui/face-picture';
import type { RecentPartner } from './partner-facts';

const columnStyle = {
  display: 'none',
  alignContent: 'start',
  gap: 2,
  minHeight: 0,
  padding: 4,
  borderInlineEnd: '1px solid',
  borderColor: 'line',
  overflowY: 'auto',
  [wide]: { display: 'grid' },
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
  '&[aria-current]': { borderColor: 'line', backgroundColor: 'primarySoft', fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

const allStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  partners: readonly RecentPartner[];
  currentId: string;
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
              <span lang={fallbackLang(partner, 'name')} sx={nameStyle}>
                {partner.name}
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
