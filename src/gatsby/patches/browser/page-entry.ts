import { yieldToBrowser } from '../../../platform/loading/yield-to-browser';
import { keepFragmentDecodable } from './malformed-fragment';

/**
 * Entry of a page's scripts, before Gatsby's own beginning. The code is all there by now: what differs is that
 * it is evaluated in three tasks and not in one, which takes a slow phone more than 100 ms.
 *
 * The order is Gatsby's. Its modules, the plugins of the browser and the layout import each other in a circle: whoever
 * begins with the layout gives the plugin of the layout a layout that is not there yet.
 */
async function start(): Promise<void> {
  // The router reads the address as soon as its code is evaluated.
  keepFragmentDecodable();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'gatsby-browser-plugins');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'gatsby-production-app');
}

void start();
