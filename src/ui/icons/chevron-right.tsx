import { Icon, type IconProps } from '../icon';

/** Onwards. */
export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 5.5 16 12l-6.5 6.5" />;
}
