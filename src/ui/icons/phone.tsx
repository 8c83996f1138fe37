import { Icon, type IconProps } from '../icon';

/** A telephone. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 3h6a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 15 21H9a2.5 2.5 0 0 1-2.5-2.5v-13A2.5 2.5 0 0 1 9 3ZM10.8 18h2.4"
    />
  );
}
