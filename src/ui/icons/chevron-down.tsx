import { Icon, type IconProps } from '../icon';

/** There is more beneath. */
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 9.5 12 16l6.5-6.5" />;
}
