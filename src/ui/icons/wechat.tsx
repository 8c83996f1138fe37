import { Icon, type IconProps } from '../icon';

/** WeChat, in our own drawing: two bubbles. */
export function WechatIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M15.2 9.2C14.6 6.3 12 4 8.9 4 5.4 4 2.5 6.6 2.5 9.8c0 1.9 1 3.5 2.6 4.6l-.4 2.1 2.3-1.2c.6.2 1.2.3 1.9.3h.4M15.3 9.2c-3.4 0-6.2 2.3-6.2 5.2s2.8 5.2 6.2 5.2c.7 0 1.3-.1 1.9-.3l2 1-.3-1.9c1.6-1 2.6-2.3 2.6-4 0-2.9-2.8-5.2-6.2-5.2ZM7 8.5h.01M10.8 8.5h.01M13.5 13.3h.01M17.2 13.3h.01"
    />
  );
}
