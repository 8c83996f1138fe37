import { Icon, type IconProps } from '../icon';

/** Something went wrong. */
export function WarningIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10.5 4.8a1.75 1.75 0 0 1 3 0l7 12.2a1.75 1.75 0 0 1-1.5 2.6H5A1.75 1.75 0 0 1 3.5 17l7-12.2ZM12 9.5v4M12 16.5h.01"
    />
  );
}
