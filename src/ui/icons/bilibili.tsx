import { Icon, type IconProps } from '../icon';

/** Bilibili, in our own drawing: a set with two aerials and a face. */
export function BilibiliIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3 10q0-3 3-3h12q3 0 3 3v7q0 3-3 3H6q-3 0-3-3ZM8 3.5 11 7M16 3.5 13 7M8.5 12v1.5M15.5 12v1.5M10 16q1 1 2 0 1 1 2 0"
    />
  );
}
