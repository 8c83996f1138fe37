import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { activeNavItem, navItems } from './nav-items';

interface Props {
  pathname: string;
  /** How the list is laid out (with {@link navListStyle}), and how a link in it looks. */
  listStyle: ThemeUIStyleObject;
  linkStyle: ThemeUIStyleObject;
  /** Called when a link is clicked, also one to the current page. */
  onFollow?: () => void;
}

/** Spread into the style of the list. */
export const navListStyle = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** The five links of a header, the active one marked (specification, section 2.7). */
export function NavLinks({ pathname, listStyle, linkStyle, onFollow }: Props) {
  const t = useStrings('common');
  const active = activeNavItem(pathname);
  return (
    <ul sx={listStyle}>
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
