import type { ThemeUIStyleObject } from 'theme-ui';
import { PC_HEADER_PX } from '../config/breakpoints-and-sizes';
import { LanguageMenu } from '../features/language/language-menu';
import { ShelfDoor } from '../features/library/shelf/shelf-door';
import { HeaderSearch } from '../features/search/header-search';
import { SocialLinks } from '../features/social/social-links';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { motion } from '../theme/theme';
import { colors } from '../theme/colors';
import { contentColumn } from '../ui/content-column';
import { Brand } from './brand';
import { useQueryAndHash, type FrameProps } from './frame-props';
import { crowded, inWindow } from './narrow-window-offer';
import { LoginEntry } from './login-entry';
import { downloads } from './nav-items';
import { navListStyle, NavLinks } from './nav-links';

/**
 * Up to here there is no room for what is elsewhere too: a search field on the search page, downloads in the footer.
 */
const tight = '@media (min-width: 769px) and (max-width: 1029.98px)';

/** Up to here there is room for the account and the navigation alone: the library leads to the shelf, too. */
const tightest = '@media (min-width: 769px) and (max-width: 879.98px)';

/** Type that is too large for one line of it. */
const largeType = '@media (max-width: 74.99em)';

/** Width from which on the header has room to spare in every language. */
const roomy = '@media (min-width: 1440px)';
const cramped = '@media (max-width: 1439px)';

const listStyle = {
  ...navListStyle,
  display: 'flex',
  [largeType]: { flexWrap: 'wrap' },
  [roomy]: { marginLeft: 2 },
} satisfies ThemeUIStyleObject;

const linkStyle = {
  position: 'relative',
  display: 'block',
  // No more than leaves the search box the room to widen in every language.
  paddingX: 'clamp(3px, calc((100vw - 1180px) / 12), 7px)',
  paddingY: 2,
  fontSize: 1,
  [roomy]: { paddingX: '10px', fontSize: 2 },
  borderRadius: 'round',
  color: 'muted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  '&:hover': { color: 'text' },
  '&[aria-current]': { color: 'text', fontWeight: 'bold' },
  // The two dots of the logo mark the active link.
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 9px)',
    bottom: -3,
    width: 18,
    height: 8,
    background: `radial-gradient(circle at 13px 4px, ${colors.amber} 3.5px, transparent 4px), radial-gradient(circle at 6px 4px, ${colors.primary} 3.5px, transparent 4px)`,
  },
} satisfies ThemeUIStyleObject;

const barStyle = {
  ...contentColumn,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: PC_HEADER_PX,
  [largeType]: { flexWrap: 'wrap' },
  [roomy]: { gap: 2 },
  [crowded]: { ...inWindow, margin: 0, paddingX: 3 },
  // What is nothing but an icon: the social accounts and the door to the shelf, which lies in the bar itself.
  [cramped]: { '& a[aria-label]': { width: 36 } },
  [tight]: { '& input': { display: 'none' } },
  [tightest]: { '& > a[aria-label]': { display: 'none' } },
} satisfies ThemeUIStyleObject;

const downloadStyle = {
  paddingX: 1,
  paddingY: 2,
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Where there is no room for both, it makes way for the search box, which widens at the same pace.
  [cramped]: {
    maxWidth: '6.25rem',
    overflow: 'hidden',
    transition: `max-width ${motion.calm}`,
    'form:focus-within ~ &': { maxWidth: 0, paddingX: 0, visibility: 'hidden' },
  },
  [tight]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const navStyle = { flexGrow: 1 } satisfies ThemeUIStyleObject;

/** Style of the social accounts: last and quiet, set off from what is used more; they give way to the navigation and the login. */
const socialStyle = {
  color: 'muted',
  '& > ul': { borderLeft: '1px solid', borderColor: 'line' },
  [crowded]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** The contents of the desktop header (specification, section 2.7). */
export function PcHeaderBar({ location }: Pick<FrameProps, 'location'>) {
  const t = useStrings('common');
  const suffix = useQueryAndHash(location);
  return (
    <div sx={barStyle}>
      <Brand />
      <nav aria-label={t('nav')} sx={navStyle}>
        <NavLinks pathname={location.pathname} listStyle={listStyle} linkStyle={linkStyle} />
      </nav>
      <HeaderSearch widening />
      <ShelfDoor />
      <LanguageMenu pathname={location.pathname} suffix={suffix} />
      {downloads && (
        <LocalLink {...downloads} sx={downloadStyle}>
          {t('download')}
        </LocalLink>
      )}
      <LoginEntry />
      <div sx={socialStyle}>
        <SocialLinks />
      </div>
    </div>
  );
}
