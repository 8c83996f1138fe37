import { followWidth } from './follow-width';
import { keepCurrent } from './keep-current';

/** What a page does beside itself, once it is alive and has a quiet moment. */
export const beginLater = (): void => {
  followWidth();
  keepCurrent();
};
