import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { smallLibrary, type Item } from '../../gatsby/node/sources/testing/small-library';
import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { changedFiles, takeSnapshot } from '../../tools/isolated-build/folder-snapshot';
import { mergeBuilds } from '../../tools/merge/merge-builds';
import { test } from './site-folder';

function edit(game: Item | undefined, round: number): void {
  Object.assign(game ?? {}, {
    summary: `第 ${String(round)} 次改动。`,
    updated_at: `2026-11-0${String(round)}T00:00:00Z`,
  });
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

test('a rebuild after one edited game writes the pages that show it and nothing else, and builds of single languages make the same site', async ({
  siteFolder,
}) => {
  const library = smallLibrary(3, 2);
  // Game 2 names game 1 as related, so game 2's page shows game 1; game 3 stands alone.
  Object.assign(library.games[2] ?? {}, { related_ids: [], tags: ['解谜'] });
  const api = await startFaultyApi(library);
  const publicDir = path.join(siteFolder, 'public');
  const build = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    const { code, output } = await buildCopy(siteFolder, {
      GATSBY_API_BASE_URL: api.baseUrl,
      ...settings,
    });
    expect(code, output).toBe(0);
  };
  await build();
  edit(library.games[0], 2);
  await build();
  const before = await takeSnapshot(publicDir);
  edit(library.games[0], 3);
  await build();
  const all = changedFiles(before, await takeSnapshot(publicDir));
  // Open pages are to learn of it: the manifest is another one (performance, "Budgets").
  expect(all).toContain('builds/latest.json');
  const changed = all.filter((file) => !file.startsWith('builds/'));
  const shows = ['', 'game-library/', 'game-library/tag/动作/', 'game-library/tag/冒险/'].flatMap(
    filesOf,
  );
  const own = filesOf('game-library/g1/');
  const related = filesOf('game-library/g2/');
  expect(changed).toEqual([...shows, ...own, ...related].sort());

  const whole = await takeSnapshot(publicDir);
  const parts = path.join(siteFolder, 'parts');
  for (const languages of ['zh', 'en,ja']) {
    await build({ LOCALES_BUILT: languages });
    await cp(publicDir, path.join(parts, languages), { recursive: true });
  }
  const release = path.join(siteFolder, 'release');
  await mergeBuilds([path.join(parts, 'zh'), path.join(parts, 'en,ja')], release, {
    own: () => undefined,
    isStopped: () => false,
  });
  const merged = await takeSnapshot(release);
  // Each folder also keeps the manifest of its build before.
  const differing = changedFiles(whole, merged).filter((file) => !file.startsWith('builds/meta/'));
  expect(differing).toEqual([]);
  await rm(parts, { recursive: true });
  await rm(release, { recursive: true });
  await api.close();
});
