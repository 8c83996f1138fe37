import { Icon, type IconProps } from '../icon';

/** Looks for something. */
export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.8 15.8l4.7 4.7" />;
}
