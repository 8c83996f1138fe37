import { Icon, type IconProps } from '../icon';

/** Narrows a list down: three lines, each shorter than the one above. */
export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M7 12h10M10 17h4" />;
}
