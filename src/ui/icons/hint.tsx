import { Icon, type IconProps } from '../icon';

/** A light that goes on: help with what one is stuck at. */
export function HintIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 20h5M9 16.5a6.5 6.5 0 1 1 6 0v.5H9Z" />;
}
