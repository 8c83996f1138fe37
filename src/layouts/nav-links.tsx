import type { ThemeUICSSObject } from 'theme-ui';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { activeNavItem, navItems } from './nav-items';

interface Props {
  pathname: string;
  /** How the list is laid out, and how a link in it looks. */
  listStyle: ThemeUICSSObject;
  linkStyle: ThemeUICSSObject;
  /** Called when a link is followed, to the page that is open too. */
  onFollow?: () => void;
}

/** The five links of a header, the active one marked (specification, section 2.7). */
export function NavLinks({ pathname, listStyle, linkStyle, onFollow }: Props) {
  const t = useStrings('common');
  const active = activeNavItem(pathname);
  return (
    <ul sx={{ padding: 0, listStyle: 'none', ...listStyle }}>
      {navItems.map(({ id, name }) => (
        <li key={id}>
          <LocalLink
            to={id}
            current={id === active}
            sx={linkStyle}
            {...(onFollow && { onClick: onFollow })}
          >
            {t(name)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
