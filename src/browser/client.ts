import type { GatsbyBrowser } from 'gatsby';
import { stopTracking } from '../client/analytics';
import { logError } from '../client/log';
import { whenIdle } from '../client/when-idle';
import { guardChunks } from './guard-chunks';
import { guardNavigation, markShown } from './guard-navigation';
import { keepSession } from './keep-session';

/** What begins before the page is taken over. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  keepSession();
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
