import type { ThemeUIStyleObject } from 'theme-ui';
import { LanguageMenu } from '../features/language/language-menu';
import { HeaderSearch } from '../features/search/header-search';
import { SocialLinks } from '../features/social/social-links';
import { useStrings } from '../i18n/use-strings';
import { motion } from '../theme/theme';
import { colors } from '../theme/colors';
import { contentColumn } from '../ui/content-column';
import { Brand } from './brand';
import { useQueryAndHash, type FrameProps } from './frame-props';
import { LoginEntry } from './login-entry';
import { navListStyle, NavLinks } from './nav-links';

/** Height of the desktop header in CSS pixels. */
const PC_HEADER_PX = 72;

const listStyle = { ...navListStyle, display: 'flex', marginLeft: 2 } satisfies ThemeUIStyleObject;

const linkStyle = {
  position: 'relative',
  display: 'block',
  paddingX: '7px',
  '@media (min-width: 1360px)': { paddingX: '14px' },
  paddingY: 2,
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
  gap: 2,
  height: PC_HEADER_PX,
} satisfies ThemeUIStyleObject;

const navStyle = { flexGrow: 1 } satisfies ThemeUIStyleObject;

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
      <SocialLinks />
      <LanguageMenu pathname={location.pathname} suffix={suffix} />
      <LoginEntry />
    </div>
  );
}
