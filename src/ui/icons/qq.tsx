import { Icon, type IconProps } from '../icon';

/** The QQ group, in our own drawing: a small round bird with a scarf. */
export function QqIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 3c-3.3 0-5.3 2.5-5.3 5.7 0 1-.2 1.8-.7 2.6-.9 1.5-1.6 3-1.6 4.2 0 .7.7.7 1.2.2l.8-.8c.2 1.6 1 2.9 2.1 3.9-1 .4-1.6 1.2-.6 1.7 1 .5 3 .5 4.1-.2 1.1.7 3.1.7 4.1.2 1-.5.4-1.3-.6-1.7 1.1-1 1.9-2.3 2.1-3.9l.8.8c.5.5 1.2.5 1.2-.2 0-1.2-.7-2.7-1.6-4.2-.5-.8-.7-1.6-.7-2.6C17.3 5.5 15.3 3 12 3ZM6.9 11.5c3 1.5 7.2 1.5 10.2 0M10.3 7.2v1M13.7 7.2v1"
    />
  );
}
