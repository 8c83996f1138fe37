import { Icon, type IconProps } from '../icon';

/** Languages. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17 3.6 8.5 0 1 0 0 17 3.6 8.5 0 1 0 0-17M3.5 12h17"
    />
  );
}
