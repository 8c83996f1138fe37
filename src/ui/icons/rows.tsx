import { Icon, type IconProps } from '../icon';

/** A list of rows, each with its picture. */
export function RowsIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h5v5H4zM4 14h5v5H4zM13 6h7M13 9h4M13 15h7M13 18h4" />;
}
