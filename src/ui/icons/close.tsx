import { Icon, type IconProps } from '../icon';

/** Puts something away. */
export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
