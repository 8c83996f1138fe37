import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addHostileGames } from '../../gatsby/node/sources/testing/hostile-library';
import { smallLibrary } from '../../gatsby/node/sources/testing/small-library';
import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { startSite, type Site } from '../../tools/serve/site-server';
import { browserEnv } from '../../config/browser-env';
import { settings as known } from '../../config/settings';
import { expectTableHolds } from '../outgoing';
import { NEW_VISITOR } from '../storage-states';
import { test } from './site-folder';
import { waitForHydration } from '../page-monitor';

const SCRIPT = '<script>window.hacked = true</script>';
const PICTURE = '<img src=x onerror="window.hacked = true">';
const LINK = '[x](javascript:window.hacked=true)';
const MARKDOWN = `${SCRIPT}\n\n${PICTURE}\n\n${LINK}\n\n<svg onload="window.hacked=true">`;

const names = [
  `</script>${SCRIPT}`,
  '"\'&<>`${}',
  '🎮👨‍👩‍👧‍👦',
  'שלום عالم',
  '\u202egnirts desrever',
  '很长的名字'.repeat(400),
  '__proto__',
];

/** Enough games for a second page of each list, also of a tag. */
const GAMES = names.length + 26;

function hostileLibrary() {
  const library = smallLibrary(GAMES, 1);
  library.games.forEach((game, at) => Object.assign(game, { summary: `第${String(at)}句话。` }));
  library.games.slice(0, names.length).forEach((game, index) => {
    Object.assign(game, {
      name: names[index],
      summary: `${SCRIPT}${PICTURE}${String(index)}`,
      tags: [names[index], `${SCRIPT}/../..`],
      cover: 'javascript:window.hacked=true',
      banner: 'data:text/html,<script>window.hacked=true</script>',
      gallery: ['/pictures/missing.png', 'http://127.0.0.1:1/unreachable.png'],
      developer: PICTURE,
      description: MARKDOWN,
      sections: [{ title: SCRIPT, body: MARKDOWN }],
      i18n: { en: { name: names[index], description: MARKDOWN } },
    });
  });
  for (const role of library.roles) {
    Object.assign(role, {
      name: PICTURE,
      title: SCRIPT,
      story: MARKDOWN,
      description: MARKDOWN,
      attributes: [
        { label: SCRIPT, value: PICTURE },
        { label: SCRIPT, value: PICTURE },
      ],
      skills: [{ name: PICTURE, description: MARKDOWN }],
    });
  }
  for (const item of [...library.activities, ...library.banners]) {
    Object.assign(item, { title: SCRIPT, body: MARKDOWN, link: 'javascript:window.hacked=true' });
  }
  return library;
}

/** The kinds of findings that a build has warned of. */
function findingKinds(output: string): ReadonlySet<string> {
  return new Set(Array.from(output.matchAll(/ \[([a-z-]+)\]$/gm), ([, kind = '']) => kind));
}

/** Number of games of which nothing but their page's title and description is tame. */
const GENERATED = 6;

let output: string;
let generated: readonly string[];
let api: Awaited<ReturnType<typeof startFaultyApi>>;
let site: Site;

/** Everything that the site can be pointed at, with a notice that asks first. */
const settings = {
  ...Object.fromEntries(
    Object.keys(known).flatMap((name) => {
      const value = process.env[name];
      return name.startsWith('GATSBY_') && value !== undefined ? [[name, value]] : [];
    }),
  ),
  GATSBY_CONSENT_MODE: 'required',
};

test.beforeAll(async ({ siteFolder }) => {
  const library = hostileLibrary();
  generated = addHostileGames(library, GENERATED);
  api = await startFaultyApi(library);
  const build = await buildCopy(siteFolder, {
    ...settings,
    GATSBY_API_BASE_URL: api.baseUrl,
  });
  ({ output } = build);
  expect(build.code, output).toBe(0);
  site = await startSite({ publicDir: path.join(siteFolder, 'public'), port: 0, quiet: true });
});
test.afterAll(async () => {
  await site.close();
  await api.close();
});

test('a hostile API leaves no script running in a page, and pages stay whole', async ({
  page,
  siteFolder,
}) => {
  expect(output).toContain('missing.png');
  // Names of 2,000 characters are cut for titles, and stop nothing.
  expect([...findingKinds(output)]).toContain('long-item-text');
  for (const id of generated) {
    for (const page of [id, `game-role-${id}`, `role-Info-${id}-role`]) {
      for (const place of ['', 'm', 'en', 'en/m', 'ja', 'ja/m']) {
        const file = path.join(siteFolder, 'public', place, 'game-library', page, 'index.html');
        expect(readFileSync(file, 'utf8')).toMatch(
          /<title[^>]*>[^<]*[^<\s][^]*<h1[^>]*>[^<]*[^<\s]/,
        );
      }
    }
  }
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const addresses = [
    '/',
    '/game-library/',
    '/activity/',
    '/m/activity/',
    '/game-library/page/2/',
    '/en/m/game-library/page/2/',
    '/ja/game-library/tag/动作/page/2/',
  ].concat(
    names.flatMap((_, index) => {
      const id = String(index + 1);
      return [
        `/game-library/g${id}/`,
        `/en/m/game-library/g${id}/`,
        `/game-library/game-role-g${id}/`,
        `/game-library/role-Info-r${id}-0/`,
      ];
    }),
  );
  for (const address of addresses) {
    await page.goto(site.url + address);
    await waitForHydration(page);
    await expect(page.locator('h1')).toBeVisible();
    for (const link of await page.locator('main a').all()) {
      expect(await link.getAttribute('href'), address).toMatch(/^(\/|#|https?:|mailto:)/);
    }
    expect(await page.evaluate(() => 'hacked' in window), address).toBe(false);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      address,
    ).toBeLessThanOrEqual(1280);
  }
  expect(errors).toEqual([]);
});

test.describe('asked before anything is reported', () => {
  test.use({ storageState: NEW_VISITOR });

  // The other answers are those of a site that asks after all: `site/reports.spec.ts`.
  test('unanswered: what leaves the browser is what the table of reports says', async ({
    page,
  }) => {
    // The library is hostile; whatever else a visit calls is the reference API's.
    await page.route(`${api.baseUrl}/api/**`, async (route) => {
      const url = route.request().url().replace(api.baseUrl, browserEnv.apiBaseUrl);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const visited = { url: site.url, api: api.baseUrl, settings };
    await expectTableHolds(page, visited, 'required', 'unanswered');
    // A reply may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
