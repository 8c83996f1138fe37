import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { smallLibrary, type Item } from '../../gatsby/node/sources/testing/small-library';
import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import { buildChangedCopy } from '../../tools/isolated-build/build-copy';
import { copySite } from '../../tools/isolated-build/copy-site';
import { changedFiles, takeSnapshot } from '../../tools/isolated-build/folder-snapshot';
import { LOCALES } from '../../config/locales';
import { FILTER_ORDERS, filterFileAddress } from '../../contract/library-filter';
import { machineFile } from '../../routes/machine-files';
import { mergeBuilds } from '../../tools/merge/merge-builds';
import { SeededRandom } from '../../reference-api/seed/seeded-random';
import { SEED } from '../../testing/check-property';
import { differences } from '../../tools/rebuilds/differences';
import { libraryChanges } from '../../tools/rebuilds/library-changes';
import {
  changeSource,
  changeString,
  changeText,
  type WorkingCopy,
} from '../../tools/rebuilds/site-changes';
import { test } from './site-folder';

function edit(game: Item | undefined): void {
  Object.assign(game ?? {}, { summary: '改动。', updated_at: '2026-11-02T00:00:00Z' });
}

/** Page data and HTML of an address in every language and variant. */
function filesOf(address: string): string[] {
  return ['', 'en/', 'ja/'].flatMap((locale) =>
    ['', 'm/'].flatMap((variant) => [
      `${locale}${variant}${address}index.html`,
      `page-data/${locale + variant + address || 'index/'}page-data.json`,
    ]),
  );
}

/** Changes at random in one link of the chain, so that few builds see many of them. */
const CHANGES = 4;

// The sources are shared with the builds of other specs.
test.afterEach(({ siteFolder }) => copySite(siteFolder));

test(`a rebuild after one edited game writes the pages that show it and nothing else, and one after random changes is what builds of single languages make (seed ${String(SEED)})`, async ({
  siteFolder,
}) => {
  const library = smallLibrary(3, 2);
  // Titles and descriptions of their own, or the build would stop.
  library.games.forEach((game, at) => Object.assign(game, { summary: `第${String(at)}句话。` }));
  library.roles.forEach((role, at) => Object.assign(role, { name: `角色${String(at)}` }));
  // Game 2 names game 1 as related, so game 2's page shows game 1; game 3 stands alone.
  Object.assign(library.games[2] ?? {}, { related_ids: [], tags: ['解谜'] });
  const api = await startFaultyApi(library);
  const publicDir = path.join(siteFolder, 'public');
  const copy: WorkingCopy = {
    folder: siteFolder,
    pictures: '',
    settings: { GATSBY_API_BASE_URL: api.baseUrl },
  };
  const build = async (): Promise<string> => {
    const { code, output } = await buildChangedCopy(siteFolder, copy.settings);
    expect(code, output).toBe(0);
    return output;
  };
  await build();
  const before = await takeSnapshot(publicDir);

  edit(library.games[0]);
  const UNCOMPILED = 'Scripts are as the last build has compiled them';
  expect(await build()).toContain(UNCOMPILED);
  const all = changedFiles(before, await takeSnapshot(publicDir));
  // Open pages are to learn of it: the manifest is another one (performance, "Budgets").
  expect(all).toContain('builds/latest.json');
  const changed = all.filter((file) => !file.startsWith('builds/'));
  const shows = [
    '',
    'game-library/',
    'game-library/changes/',
    'game-library/tag/动作/',
    'game-library/tag/冒险/',
  ].flatMap(filesOf);
  const own = filesOf('game-library/g1/');
  const related = filesOf('game-library/g2/');
  // What tells machines of the change: feeds, changes for those who come back, the time of it on cards, what found games say of
  // themselves, and the sitemaps with games and with lists of them.
  const told = LOCALES.flatMap((locale) => [
    ...(['atomFeed', 'jsonFeed'] as const).map((file) => machineFile(file, locale).slice(1)),
    `item-cards/${locale}.json`,
    `item-changes/${locale}.json`,
    ...FILTER_ORDERS.map((order) => filterFileAddress(locale, order, 'all', 1).slice(1)),
    ...['games', 'pages'].map((kind) => `sitemaps/${locale}-${kind}-1.xml`),
  ]);
  expect(changed).toEqual([...shows, ...own, ...related, ...told, 'sitemap.xml'].sort());
  const feed = await readFile(path.join(publicDir, 'feed.json'), 'utf8');
  expect(feed).toContain('"content_text": "简介有修订"');

  // And where nothing has changed, Gatsby is not started at all.
  expect(await build()).toContain('there is nothing to build');

  const random = new SeededRandom(String(SEED));
  const done = random
    .sample(libraryChanges, CHANGES)
    .map((change, at) => change(library, random, at));
  for (const change of [changeString, changeText('legal'), changeSource]) {
    done.push(await change(copy, random, CHANGES));
  }
  console.log(done.join('\n'));
  expect(await build()).not.toContain(UNCOMPILED);
  const whole = await takeSnapshot(publicDir);

  // Pages that a build has left out are made anew by the next one, so that this is a clean build of each language.
  const parts = path.join(siteFolder, 'parts');
  for (const languages of ['zh', 'en,ja']) {
    copy.settings = { ...copy.settings, LOCALES_BUILT: languages };
    // Scripts are the same in each language.
    expect(await build()).toContain(UNCOMPILED);
    await cp(publicDir, path.join(parts, languages), { recursive: true });
  }
  const release = path.join(siteFolder, 'release');
  await mergeBuilds([path.join(parts, 'zh'), path.join(parts, 'en,ja')], release, {
    own: () => undefined,
    isStopped: () => false,
  });
  expect(differences(whole, await takeSnapshot(release))).toEqual([]);
  await rm(parts, { recursive: true });
  await rm(release, { recursive: true });
  await api.close();
});
