import { rm } from 'node:fs/promises';
import { makeTempFolder } from '../node/temp-folder';
import { SeededRandom } from '../reference-api/seed/seeded-random';
import { countOption, readOptions } from './command-line';
import { deleteFiles } from './rebuilds/delete-files';
import { differences } from './rebuilds/differences';
import { openRebuiltSite, type Built, type RebuiltSite } from './rebuilds/rebuilt-site';
import { runWithCleanup } from './run/cleanup-scope';

const SEEDS = 1_000_000;

/** The most lines of a difference that are shown. */
const MOST_SHOWN = 20;

/** Numbers of files that are deleted at a time. */
const DELETED = [1, 10, 100];

/** Number of which the changes are multiples before which `--damage` deletes files: a build in between goes on from one that has mended it. */
const DAMAGED_EVERY = 3;

function assertBuilt({ code, output }: Built): void {
  if (code !== 0) throw new Error(`The build has failed:\n${output}`);
}

interface Link {
  readonly number: number;
  readonly random: SeededRandom;
  /** Deletes files before the change. */
  readonly isDamaged: boolean;
}

/** Changes the site, builds it again, and compares that with a clean build. Returns whether they are the same. */
async function addLink(site: RebuiltSite, { number, random, isDamaged }: Link): Promise<boolean> {
  const damage = isDamaged ? [await deleteFiles(site.folder, random.pick(DELETED), random)] : [];
  const done = [...damage, await site.change(random, number)].join('; ');
  console.log(`${String(number)}. ${done}`);
  const rebuilt = await site.rebuild();
  assertBuilt(rebuilt);
  console.log(`   ${/^(?:Building|Nothing).*/m.exec(rebuilt.output)?.[0] ?? ''}`);
  const clean = await site.buildClean();
  assertBuilt(clean);
  const found = differences(rebuilt.files, clean.files);
  for (const line of found.slice(0, MOST_SHOWN)) console.log(`   ${line}`);
  if (found.length > MOST_SHOWN) console.log(`   … and ${String(found.length - MOST_SHOWN)} more`);
  return found.length === 0;
}

/** `npm run rebuilds`: a chain of random changes, each built on top of the last one and held against a clean build. */
void runWithCleanup(async (scope) => {
  const options = readOptions({
    seed: { type: 'string', default: String(Math.floor(Math.random() * SEEDS)) },
    links: { type: 'string', default: '20' },
    damage: { type: 'boolean', default: false },
  });
  const seed = countOption('seed', 'a chain', options.seed);
  const links = countOption('links', 'links', options.links, 1);
  const damage = options.damage ? ' --damage' : '';
  console.log(
    `npm run rebuilds -- --seed ${String(seed)} --links ${String(links)}${damage} begins`,
  );
  const root = makeTempFolder();
  scope.own(() => rm(root, { recursive: true, force: true }));
  const site = await openRebuiltSite(root);
  scope.own(site.close);
  assertBuilt(await site.rebuild());
  let broken = 0;
  for (let number = 1; number <= links && !scope.isStopped(); number += 1) {
    const random = new SeededRandom(`${String(seed)}/${String(number)}`);
    const isDamaged = options.damage && number % DAMAGED_EVERY === 0;
    if (!(await addLink(site, { number, random, isDamaged }))) broken += 1;
  }
  console.log(
    broken === 0
      ? 'Each rebuild was what a clean build makes.'
      : `${String(broken)} rebuilds were not what a clean build makes.`,
  );
  return broken === 0 ? 0 : 1;
});
