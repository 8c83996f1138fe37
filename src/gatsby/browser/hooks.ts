import type { GatsbyBrowser } from 'gatsby';
import { stopTracking } from '../../platform/consent/analytics';
import { logError } from '../../platform/log';
import { yieldToBrowser } from '../../platform/loading/yield-to-browser';
import { rememberChosenVariants } from '../../platform/variant-choice';
import { whenIdle } from '../../platform/loading/when-idle';
import { announceRoute, navigation } from './navigation/navigation-state';
import { neverSettles, provideChunkMapping } from '../patches/browser/gatsby-runtime';
import { guardChunks } from './navigation/guard-chunks';
import { guardNavigation } from './navigation/guard-navigation';
import { protectScrollRestoration } from './navigation/scroll-restoration';
import { persistSession } from './session-persistence';

/**
 * Runs before hydration. Gatsby waits for the promise that it returns: a page that the head script is leaving for its
 * twin is not hydrated, and any other page is not in the same task in which its code is evaluated.
 */
export function onClientEntry(): Promise<void> {
  if (document.documentElement.hidden) return neverSettles;
  persistSession();
  rememberChosenVariants();
  protectScrollRestoration();
  provideChunkMapping();
  guardNavigation();
  guardChunks();
  return yieldToBrowser();
}

async function loadLater(): Promise<void> {
  try {
    const { startDeferred } = await import('./deferred-startup.lazy');
    startDeferred();
  } catch (error) {
    // Downloads must not wait for the web id of analytics that did not load.
    stopTracking();
    logError(error);
    window.addEventListener('online', () => void loadLater(), { once: true });
  }
}

/** Runs after hydration; starts what can wait as soon as the browser is idle. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  navigation.isShown = true;
  whenIdle(() => void loadLater());
};

/** Runs each time a page is shown. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = () => {
  announceRoute();
};
