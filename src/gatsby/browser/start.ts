import { nextTask } from '../../platform/next-task';

/**
 * Where the scripts of a page begin, before Gatsby's own beginning. The code is all there by now: what differs is that
 * it is evaluated in three tasks and not in one, which takes a slow phone more than 100 ms.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // No chunk begins there: it is part of these scripts.
  // eslint-disable-next-line no-restricted-syntax
  await import(/* webpackMode: "eager" */ '../../layouts/layout');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'gatsby-production-app');
}

void start();
