import { Icon, type IconProps } from '../icon';

/** There is more to do here. */
export function MoreIcon(props: IconProps) {
  return <Icon {...props} d="M5 11.2h1v1H5zM11.5 11.2h1v1h-1zM18 11.2h1v1h-1z" />;
}
