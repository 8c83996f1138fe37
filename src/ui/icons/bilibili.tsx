import { Icon, type IconProps } from '../icon';

/** Bilibili, in our own drawing: a set with two aerials and a face. */
export function BilibiliIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6 7h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM8 3.5 11 7M16 3.5 13 7M8.5 11.8v1.7M15.5 11.8v1.7M10.3 16.2c.5.5 1.2.5 1.7 0 .5.5 1.2.5 1.7 0"
    />
  );
}
