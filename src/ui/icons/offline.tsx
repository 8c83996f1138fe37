import { Icon, type IconProps } from '../icon';

/** Keeps something on this device. */
export function OfflineIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.5v11m-4.5-4 4.5 4.5 4.5-4.5M4.5 15v5h15v-5" />;
}
