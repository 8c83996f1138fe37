import { Icon, type IconProps } from '../icon';

/** Done. */
export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 12.5 10 18 19.5 7" />;
}
