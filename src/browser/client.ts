import type { GatsbyBrowser } from 'gatsby';
import { stopTracking } from '../client/analytics';
import { logError } from '../client/log';
import { whenIdle } from '../client/when-idle';
import { guardChunks } from './guard-chunks';
import { guardNavigation, markShown } from './guard-navigation';
import { arrive, keepScroll } from './keep-scroll';
import { keepSession } from './keep-session';

/** What begins before the page is taken over. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  keepSession();
  keepScroll();
  guardNavigation();
  guardChunks();
};

/** What begins when the page is alive and has a quiet moment. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  markShown();
  whenIdle(() => {
    import('./later')
      .then(({ beginLater }) => beginLater())
      .catch((error: unknown) => {
        // Nobody is to wait for analytics that will not come.
        stopTracking();
        logError(error);
      });
  });
};

/** Each time a page is shown. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = () => {
  arrive();
};
