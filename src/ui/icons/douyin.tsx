import { Icon, type IconProps } from '../icon';

/** Douyin, in our own drawing: a note. */
export function DouyinIcon(props: IconProps) {
  return <Icon {...props} d="M13.5 4v11.2a4.3 4.3 0 1 1-4.3-4.3M13.5 4c.2 3 2.2 5 5.5 5.2" />;
}
