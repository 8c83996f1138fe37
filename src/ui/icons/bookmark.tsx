import { Icon, type IconProps } from '../icon';

/** Keeps something. */
export function BookmarkIcon(props: IconProps) {
  return <Icon {...props} d="M6.5 3.5h11v17L12 16.5l-5.5 4Z" />;
}
