import { Icon, type IconProps } from '../icon';

/** Two cards of a hand. */
export function CardsIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 7.5h10v13h-10zM6.5 18.5l-2.8-13L14 3.3l.6 1.7" />;
}
