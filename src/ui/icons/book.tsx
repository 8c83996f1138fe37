import { Icon, type IconProps } from '../icon';

/** Something to read in peace. */
export function BookIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 6.5C10 5 7 4.6 3.5 5v13.2c3.5-.4 6.5 0 8.5 1.5M12 6.5c2-1.5 5-1.9 8.5-1.5v13.2c-3.5-.4-6.5 0-8.5 1.5Z"
    />
  );
}
