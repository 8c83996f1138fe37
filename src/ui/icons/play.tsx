import { Icon, type IconProps } from '../icon';

/** Plays a film. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.6-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7Z"
    />
  );
}
