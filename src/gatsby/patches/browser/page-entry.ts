import { yieldToBrowser } from '../../../platform/loading/yield-to-browser';
import { keepFragmentDecodable } from './malformed-fragment';

/**
 * Entry of a page's scripts, before Gatsby's own beginning. The code is all there by now: what differs is that
 * it is evaluated in three tasks and not in one, which takes a slow phone more than 100 ms: React, the site, Gatsby.
 */
async function start(): Promise<void> {
  // The router reads the address as soon as its code is evaluated.
  keepFragmentDecodable();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'gatsby-site-hooks');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'gatsby-production-app');
}

void start();
