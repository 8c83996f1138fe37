import { Icon, type IconProps } from '../icon';

/** Somebody. */
export function UserIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.3 3.7-5 7.5-5s6.7 1.7 7.5 5"
    />
  );
}
