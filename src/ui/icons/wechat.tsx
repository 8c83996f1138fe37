import { Icon, type IconProps } from '../icon';

/** WeChat, in our own drawing: two bubbles. */
export function WechatIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M15 9A6.4 5.8 0 1 0 5 14.4l-.4 2.1 2.4-1.2 2.3.3M17.2 19.3l2 1-.3-1.9a6.2 5.2 0 1 0-1.7.9ZM7 8.5h.01M10.8 8.5h.01M13.5 13.3h.01M17.2 13.3h.01"
    />
  );
}
