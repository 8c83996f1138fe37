import { Icon, type IconProps } from '../icon';

/** Sends what is written. */
export function SendIcon(props: IconProps) {
  return <Icon {...props} d="M4 12 20.5 4.5 15 20l-3.5-6.5L4 12Zm7.5 1.5 4-4.5" />;
}
