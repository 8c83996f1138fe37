import { Icon, type IconProps } from '../icon';

/** Leads out of the site. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 5H7.5A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5V14M14 4.5h5.5V10M19 5l-8 8"
    />
  );
}
