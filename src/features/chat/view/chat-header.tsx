import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { medium, wide } from '../../../theme/theme';
import { iconButtonStyle, smallButton } from '../../../ui/button-style';
import { ChevronLeftIcon } from '../../../ui/icons/chevron-left';
import { SearchIcon } from '../../../ui/icons/search';
import { Menu, type MenuAction } from './menu';
import type { PartnerFacts } from './partner-facts';

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  paddingX: 2,
  borderBottom: '1px solid',
  borderColor: 'line',
  [wide]: { minHeight: 64, paddingX: 4 },
} satisfies ThemeUIStyleObject;

const buttonStyle = {
  ...iconButtonStyle,
  ...smallButton,
  width: 36,
  padding: 0,
} satisfies ThemeUIStyleObject;

const backStyle = { ...buttonStyle, [wide]: { display: 'none' } } satisfies ThemeUIStyleObject;

const avatarStyle = {
  flex: 'none',
  borderRadius: 'round',
  objectFit: 'cover',
  objectPosition: 'center top',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const titleStyle = {
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [wide]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

const linksStyle = {
  display: 'none',
  gap: 4,
  fontSize: 1,
  '& a': { color: 'muted' },
  [medium]: { display: 'flex' },
} satisfies ThemeUIStyleObject;

interface Props {
  partner: PartnerFacts;
  actions: readonly MenuAction[];
  onFind: () => void;
}

/** Who one talks to, on one line: the other pages of the partner, looking for words, and what else can be done. */
export function ChatHeader({ partner: { id, name, avatar }, actions, onFind }: Props) {
  const t = useStrings('chat');
  return (
    <header sx={headerStyle}>
      <LocalLink to="partnerDetail" params={{ id }} label={t('page-detail')} sx={backStyle}>
        <ChevronLeftIcon />
      </LocalLink>
      <img src={avatar} alt="" width={36} height={36} sx={avatarStyle} />
      <h1 sx={titleStyle}>{t('title', { name })}</h1>
      <nav aria-label={t('pages', { name })} sx={linksStyle}>
        <LocalLink to="partnerDetail" params={{ id }}>
          {t('page-detail')}
        </LocalLink>
        <LocalLink to="partnerStory" params={{ id }}>
          {t('page-story')}
        </LocalLink>
        <LocalLink to="partnerGames" params={{ id }}>
          {t('page-games')}
        </LocalLink>
      </nav>
      <button type="button" aria-label={t('find')} onClick={onFind} sx={buttonStyle}>
        <SearchIcon />
      </button>
      <Menu label={t('more')} actions={actions} />
    </header>
  );
}
