import { track } from '../../../platform/consent/analytics';
import { whenIdle } from '../../../platform/loading/when-idle';
import { onRouteShown } from '../navigation/navigation-state';
import { publicAddress, publicPath } from './public-address';

/**
 * Tells analytics of the page that is shown now and of every further one, until the signal fires: one page view per
 * address, also when the browser brings the page back. Another query or fragment of the same page is none.
 */
export function followPageViews(signal: AbortSignal): void {
  let referrer = publicAddress(document.referrer);
  let last: string | undefined;
  const look = (): void => {
    const url = publicAddress(window.location.href);
    if (signal.aborted || url === last) return;
    const { pathname } = window.location;
    const path = publicPath(pathname);
    const view = { url, url_path: path, referrer };
    referrer = url;
    last = url;
    // Gatsby writes the title of a page later than it shows the page.
    whenIdle(() => {
      const isStill = window.location.pathname === pathname;
      const title = isStill ? document.title : path;
      if (!signal.aborted) track({ name: 'predefine_pageview', params: { title, ...view } });
    });
  };
  look();
  onRouteShown(look);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    last = undefined;
    look();
  });
}
