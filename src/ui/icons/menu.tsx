import { Icon, type IconProps } from '../icon';

/** Opens the menu: three lines, the last one shorter. */
export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 6.5h16M4 12h16M4 17.5h10" />;
}
