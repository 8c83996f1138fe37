import { Icon, type IconProps } from '../icon';

/** Takes something along. */
export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 4v11M7.5 11 12 15.5 16.5 11M4.5 20h15" />;
}
