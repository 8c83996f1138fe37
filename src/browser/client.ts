import type { GatsbyBrowser } from 'gatsby';
import { keepSession } from './keep-session';

/** What begins before the page is taken over. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  keepSession();
};
