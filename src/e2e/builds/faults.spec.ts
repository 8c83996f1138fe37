import path from 'node:path';
import { expect } from '@playwright/test';
import { emptyLibrary, smallLibrary } from '../../gatsby/node/sources/testing/small-library';
import {
  GAME_DETAIL,
  GAME_LIST,
  startFaultyApi,
  type FaultyApi,
} from '../../gatsby/node/sources/testing/faulty-api';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { takeSnapshot } from '../../tools/isolated-build/folder-snapshot';
import { startSite } from '../../tools/serve/site-server';
import { test } from './site-folder';
import { waitForHydration, watchProblems } from '../page-monitor';

/** What goes wrong, and the line that an operator must be able to read. */
const faults: readonly {
  readonly name: string;
  readonly arrange: (api: FaultyApi) => void;
  readonly message: RegExp;
}[] = [
  {
    name: 'a wrong type',
    arrange: (api) => {
      Object.assign(api.library.games[1] ?? {}, { name: 7 });
    },
    message: /\/api\/visitor\/game\/list.*item 2.*g2.*name/s,
  },
  {
    name: 'HTML instead of JSON',
    arrange: (api) => {
      api.misbehave(({ path: called }) =>
        called === GAME_DETAIL ? { body: '<html>login</html>' } : undefined,
      );
    },
    message: /\/api\/visitor\/game\/detail.*JSON/s,
  },
  {
    name: 'an id that collides with a route',
    arrange: (api) => {
      Object.assign(api.library.games[2] ?? {}, { id: 'search' });
    },
    message: /search/,
  },
  {
    name: 'a fault of the server that lasts',
    arrange: (api) => {
      api.misbehave(({ path: called }) => (called === GAME_LIST ? { status: 502 } : undefined));
    },
    message: /\/api\/visitor\/game\/list.*502/s,
  },
];

test('what is wrong stops the build with one readable error, and the last good build stays whole', async ({
  page,
  siteFolder,
}) => {
  const publicDir = path.join(siteFolder, 'public');
  const good = await startFaultyApi(emptyLibrary());
  const first = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: good.baseUrl });
  expect(first.code, first.output).toBe(0);
  await good.close();

  await test.step('an empty library has pages that say so', async () => {
    const site = await startSite({ publicDir, port: 0, quiet: true });
    const check = watchProblems(page);
    for (const address of ['/', '/game-library/', '/en/m/game-partner/', '/ja/activity/']) {
      await page.goto(site.url + address);
      await waitForHydration(page);
      await expect(page.locator('h1')).toBeVisible();
    }
    await page.goto(`${site.url}/en/game-library/`);
    await expect(page.getByText('The library is still empty')).toBeVisible();
    check();
    await site.close();
  });

  const before = await takeSnapshot(publicDir);
  for (const { name, arrange, message } of faults) {
    await test.step(name, async () => {
      const api = await startFaultyApi(smallLibrary(3, 1));
      arrange(api);
      const build = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: api.baseUrl });
      await api.close();
      expect(build.code).not.toBe(0);
      expect(build.output).toMatch(message);
      expect(build.output).not.toMatch(/\n\s+at .*node_modules/);
      expect(await takeSnapshot(publicDir)).toEqual(before);
    });
  }
  await test.step('an API that cannot be reached', async () => {
    const build = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: 'http://127.0.0.1:1' });
    expect(build.code).not.toBe(0);
    expect(build.output).toMatch(/could not be reached/);
    expect(await takeSnapshot(publicDir)).toEqual(before);
  });
  await test.step('a setting that is not valid', async () => {
    const build = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: 'localhost' });
    expect(build.code).not.toBe(0);
    expect(build.output).toMatch(/GATSBY_API_BASE_URL: expected an http or https address/);
    expect(await takeSnapshot(publicDir)).toEqual(before);
  });
});
