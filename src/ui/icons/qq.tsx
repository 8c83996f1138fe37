import { Icon, type IconProps } from '../icon';

/** The QQ group, in our own drawing: a small round bird with a scarf. */
export function QqIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6.9 11.5v-3a5.1 5.1 0 0 1 10.2 0v3q2.4 3.5 1.6 5.5l-1.6-1.5a5.2 5.2 0 0 1-10.2 0l-1.6 1.5q-.8-2 1.6-5.5 5.1 2.3 10.2 0M8 20.5h3M13 20.5h3M10.3 7.2v1M13.7 7.2v1"
    />
  );
}
