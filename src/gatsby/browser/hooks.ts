import type { GatsbyBrowser } from 'gatsby';
import { stopTracking } from '../../platform/analytics';
import { logError } from '../../platform/log';
import { whenIdle } from '../../platform/when-idle';
import { announceRoute, navigation } from './navigation/navigation-state';
import { neverSettles } from './gatsby-runtime';
import { guardChunks } from './navigation/guard-chunks';
import { guardNavigation } from './navigation/guard-navigation';
import { protectScrollRestoration } from './navigation/scroll-restoration';
import { persistSession } from './session-persistence';

/**
 * What begins before the page is taken over. Gatsby waits for what it returns: a page that is being left for its
 * twin stays asleep.
 */
export function onClientEntry(): Promise<never> | undefined {
  if (document.documentElement.hidden) return neverSettles;
  persistSession();
  protectScrollRestoration();
  guardNavigation();
  guardChunks();
  return undefined;
}

async function loadLater(): Promise<void> {
  try {
    const { startDeferred } = await import('./deferred-startup.lazy');
    startDeferred();
  } catch (error) {
    // Nobody is to wait for analytics that will not come.
    stopTracking();
    logError(error);
    window.addEventListener('online', () => void loadLater(), { once: true });
  }
}

/** What begins when the page is alive and has a quiet moment. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  navigation.isShown = true;
  whenIdle(() => void loadLater());
};

/** Each time a page is shown. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = () => {
  announceRoute();
};
