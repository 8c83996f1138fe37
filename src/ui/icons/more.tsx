import { Icon, type IconProps } from '../icon';

/** There is more to do here. */
export function MoreIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />;
}
