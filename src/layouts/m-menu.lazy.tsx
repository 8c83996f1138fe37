import type { ThemeUIStyleObject } from 'theme-ui';
import { LanguageSwitcher } from '../features/language/language-switcher';
import { useShelfCount } from '../features/library/shelf/shelf-count';
import { HeaderSearch } from '../features/search/header-search';
import { SocialLinks } from '../features/social/social-links';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../ui/button-style';
import { Dialog } from '../ui/dialog';
import { BookmarkIcon } from '../ui/icons/bookmark';
import { CardsIcon } from '../ui/icons/cards';
import { useQueryAndHash, type FrameProps } from './frame-props';
import { downloads } from './nav-items';
import { navListStyle, NavLinks } from './nav-links';

interface Props extends Pick<FrameProps, 'location'> {
  open: boolean;
  onClose: () => void;
}

const listStyle = { ...navListStyle, marginX: -3 } satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  paddingX: 3,
  borderRadius: 'medium',
  fontSize: 3,
  fontWeight: 'medium',
  textDecoration: 'none',
  '&[aria-current]': {
    color: 'primary',
    fontWeight: 'bold',
    backgroundColor: 'primarySoft',
  },
} satisfies ThemeUIStyleObject;

const menuStyle = { display: 'grid', gap: 4 } satisfies ThemeUIStyleObject;

/** Style of the ways to the shelf and to tonight's table: over the room of the menu, as the downloads beneath them. */
const wayStyle = { ...quietButtonStyle, minWidth: 0 } satisfies ThemeUIStyleObject;

const controlsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  marginX: -2,
  '& a': { minWidth: 'touch', minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

/** The menu of the mobile layout (specification, section 2.8): links, the shelf, tonight's table, search, languages, accounts. */
export function MMenu({ location, open, onClose }: Props) {
  const t = useStrings('common');
  const suffix = useQueryAndHash(location);
  const { label } = useShelfCount();
  return (
    <Dialog open={open} onClose={onClose} title={t('menu')} focus="dialog">
      <div sx={menuStyle}>
        <nav aria-label={t('nav')}>
          <NavLinks
            pathname={location.pathname}
            listStyle={listStyle}
            linkStyle={linkStyle}
            onFollow={onClose}
          />
        </nav>
        <LocalLink to="shelf" onClick={onClose} sx={wayStyle}>
          <BookmarkIcon size={20} />
          {label || t('shelf')}
        </LocalLink>
        <LocalLink to="tonight" onClick={onClose} sx={wayStyle}>
          <CardsIcon size={20} />
          {t('tonight')}
        </LocalLink>
        {downloads && (
          <LocalLink {...downloads} onClick={onClose} sx={buttonStyle}>
            {t('download')}
          </LocalLink>
        )}
        <HeaderSearch onSent={onClose} />
        <div sx={controlsStyle}>
          <LanguageSwitcher pathname={location.pathname} suffix={suffix} />
          <SocialLinks />
        </div>
      </div>
    </Dialog>
  );
}
