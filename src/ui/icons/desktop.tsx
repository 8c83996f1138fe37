import { Icon, type IconProps } from '../icon';

/** A computer. */
export function DesktopIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 4h13A2.5 2.5 0 0 1 21 6.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 13.5v-7A2.5 2.5 0 0 1 5.5 4ZM12 16v4M8 20h8"
    />
  );
}
