import { Icon, type IconProps } from '../icon';

/** Two cards side by side. */
export function CompareIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h6v14H4zM14 5h6v14h-6z" />;
}
