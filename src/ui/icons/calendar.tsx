import { Icon, type IconProps } from '../icon';

/** A day. */
export function CalendarIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6.5 5h11A2.5 2.5 0 0 1 20 7.5v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-10A2.5 2.5 0 0 1 6.5 5ZM4 10h16M8 3v3.5M16 3v3.5M8.5 14.5h3"
    />
  );
}
