import { latePart } from '../../platform/loading/late-part';
import { screensAtBuild } from './home-screen-contents-at-build';

function load() {
  return import('./home-screen-contents.lazy');
}

/** Contents of the home page's screens, below the first view. */
export const Partners = latePart(
  'partners',
  screensAtBuild?.Partners,
  async () => (await load()).Partners,
);
export const Games = latePart('games', screensAtBuild?.Games, async () => (await load()).Games);
export const Activities = latePart(
  'activities',
  screensAtBuild?.Activities,
  async () => (await load()).Activities,
);
export const PcApp = latePart('app', screensAtBuild?.PcApp, async () => (await load()).PcApp);
export const MApp = latePart('app', screensAtBuild?.MApp, async () => (await load()).MApp);
