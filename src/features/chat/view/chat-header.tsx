import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../../config/locales';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { edge } from '../../../theme/colors';
import { medium, wide } from '../../../theme/theme';
import { iconButtonStyle, smallIconButton } from '../../../ui/button-style';
import { FacePicture } from '../../../ui/face-picture';
import { ChevronLeftIcon } from '../../../ui/icons/chevron-left';
import { SearchIcon } from '../../../ui/icons/search';
import { Menu, type MenuAction } from '../../../ui/menu';
import type { PartnerFacts } from './partner-facts';

const headerStyle = {
  display: 'flex',
  // With large type the links move beneath the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  paddingX: 2,
  borderBottom: '1px solid',
  borderColor: 'line',
  backgroundColor: 'page',
  // Whoever types looks at what is said.
  '[data-typing] &': { display: 'none' },
  [wide]: { minHeight: 64, paddingX: 4 },
} satisfies ThemeUIStyleObject;

const buttonStyle = {
  ...iconButtonStyle,
  ...smallIconButton,
  flex: 'none',
} satisfies ThemeUIStyleObject;

const backStyle = { ...buttonStyle, [wide]: { display: 'none' } } satisfies ThemeUIStyleObject;

const whoStyle = { flex: '1 1 6rem', minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 2,
  lineHeight: 1.25,
  [wide]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** One line whatever is known, so that the name keeps its place; the border of the mark is not cut. */
const aboutStyle = {
  overflowX: 'clip',
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} satisfies ThemeUIStyleObject;

const markStyle = {
  marginInlineEnd: '6px',
  padding: '0 5px',
  border: `1px solid ${edge}`,
  borderRadius: '4px',
  backgroundColor: 'primarySoft',
  color: 'primary',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const linksStyle = {
  display: 'none',
  gap: 4,
  fontSize: 1,
  '& a': { color: 'muted', whiteSpace: 'nowrap' },
  [medium]: { display: 'flex' },
} satisfies ThemeUIStyleObject;

interface Props {
  partner: PartnerFacts;
  actions: readonly MenuAction[];
  onFind: () => void;
}

/** Says whom one talks to: an AI, and about which games. */
function About({ gameNames }: Pick<PartnerFacts, 'gameNames'>) {
  const t = useStrings('chat');
  const { locale } = usePlace();
  const games = new Intl.ListFormat(localeFacts[locale].formats, { type: 'conjunction' });
  return (
    <p sx={aboutStyle}>
      <span sx={markStyle}>{t('ai-mark')}</span>
      {gameNames.length > 0 &&
        t('knows', {
          games: games.format(gameNames.map((name) => t('knows-title', { name }))),
        })}
    </p>
  );
}

/** Who one talks to, at the top of the conversation: the other pages of the partner, looking for words, and what else can be done. */
export function ChatHeader({ partner, actions, onFind }: Props) {
  const t = useStrings('chat');
  const { id, name, avatar, face, gameNames } = partner;
  return (
    <header sx={headerStyle}>
      <LocalLink to="partnerDetail" params={{ id }} label={t('page-detail')} sx={backStyle}>
        <ChevronLeftIcon />
      </LocalLink>
      <FacePicture picture={avatar} face={face} size={40} />
      <div sx={whoStyle}>
        <h1 lang={fallbackLang(partner, 'name')} sx={nameStyle}>
          {name}
        </h1>
        <About gameNames={gameNames} />
      </div>
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
