import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SeededRandom } from '../../reference-api/seed/seeded-random';
import { tempFolder } from '../../testing/temp-folder';
import { buildIdOf, readBuildSummary } from '../../gatsby/node/outputs/publish/build-summary';
import { checkSite, type KnownBuild } from './check-site';
import { OpenTabs } from './open-tabs';
import { stubbedSite } from './simulated-site';
import { firstEdition, nextEdition, type Edition } from './stub-library';
import { askFolder, type Ask } from './visitor';

const random = new SeededRandom('check');
let folder: string;
let ask: Ask;
beforeEach(() => {
  folder = tempFolder();
  ask = askFolder(folder);
});

async function build(edition: Edition, into = folder): Promise<KnownBuild> {
  const order = { edition, earlier: edition, night: undefined, random };
  const { files } = await stubbedSite(into).build(order);
  return { id: buildIdOf(await readBuildSummary(into)), edition: edition.number, files };
}

function script(build: KnownBuild): string {
  return [...build.files.keys()].find((file) => file.startsWith('/app-')) ?? '';
}

test('a whole build is found whole, and is the one that it is', async () => {
  const known = await build(firstEdition());
  expect(await checkSite(ask, [known], new Map())).toEqual({ build: known, faults: [] });
});

test('files that are missing, changed or named for nothing are found', async () => {
  const known = await build(firstEdition());
  rmSync(path.join(folder, 'game/1/index.html'));
  writeFileSync(path.join(folder, 'terms/index.html'), 'another text');
  const { build: shown, faults } = await checkSite(ask, [known], new Map());
  expect(shown).toBeUndefined();
  expect(faults).toEqual([
    '/terms/index.html is of another build',
    '/game/1/index.html is missing',
    '/game-library/index.html names /game/1/, which is not there',
  ]);
});

test('a script that a build names and that the build lacks is found', async () => {
  const known = await build(firstEdition());
  rmSync(path.join(folder, script(known)));
  const files = new Map([...known.files].filter(([file]) => file !== script(known)));
  const { faults } = await checkSite(ask, [{ ...known, files }], new Map());
  expect(faults).toContain(`/chunk-map.json names ${script(known)}, which is not there`);
});

test('a build that has not ended well, and a manifest that is none, are found', async () => {
  const known = await build(firstEdition());
  const unknown = await checkSite(ask, [], new Map());
  expect(unknown.faults).toEqual([`no build ${known.id} has ended well`]);
  writeFileSync(path.join(folder, 'builds/latest.json'), '{');
  const spoilt = await checkSite(ask, [known], new Map());
  expect(spoilt.faults[0]).toMatch(/^builds\/latest\.json cannot be read/);
});

test('a tab that misses a file of its build is found, and no tab is open for more than 30 days', async () => {
  const first = await build(firstEdition());
  const tabs = new OpenTabs(random);
  for (let hour = 0; hour < 100; hour += 1) tabs.maybeOpen(hour, first);
  expect(await tabs.ask(100, ask)).toEqual([]);
  const changed = { ...nextEdition(firstEdition(), 1, random), code: 30 };
  await build(changed);
  let faults: string[] = [];
  for (let hour = 101; hour < 900 && faults.length === 0; hour += 1) {
    faults = await tabs.ask(hour, ask);
  }
  expect(faults[0]).toContain(`a tab with build ${first.id} is open since hour`);
  await tabs.ask(900, ask);
  expect(await tabs.ask(901, ask)).toEqual([]);
});
