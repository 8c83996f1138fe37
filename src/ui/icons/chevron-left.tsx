import { Icon, type IconProps } from '../icon';

/** Back. */
export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="M14.5 5.5 8 12l6.5 6.5" />;
}
