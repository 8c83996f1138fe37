import { Icon, type IconProps } from '../icon';

/** Back. */
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M14.5 5.5 8 12l6.5 6.5" />;
