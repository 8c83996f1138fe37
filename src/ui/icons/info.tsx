import { Icon, type IconProps } from '../icon';

/** Something to know. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2v5M12 7.8h.01" />
  );
}
