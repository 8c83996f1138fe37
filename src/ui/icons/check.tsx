import { Icon, type IconProps } from '../icon';

/** Done. */
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M4.5 12.5 10 18 19.5 7" />;
