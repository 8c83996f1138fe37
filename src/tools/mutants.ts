import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { changedSince, isOnChangedLine } from './mutants/changed-lines';
import { copyProject } from './mutants/copy-project';
import { makeMutants } from './mutants/make-mutants';
import type { TriedMutant } from './mutants/mutant';
import { readMutantsOptions, type MutantsOptions } from './mutants/options';
import { describeMutant, scoreTable, survivorLines } from './mutants/report';
import { filesOfRooms, roomOf } from './mutants/rooms';
import { runWithoutMutants, tryMutant } from './mutants/run-tests';
import { sampleMutants } from './mutants/sample-mutants';
import { runWithCleanup } from './run/cleanup-scope';

const FOLDER = path.join('.data', 'mutants');

/** Makes the mutants of the rooms, and draws those that are tried. */
async function drawMutants({ since, sample, seed, rooms }: MutantsOptions) {
  const changed = since === undefined ? undefined : changedSince(since);
  const files = filesOfRooms().filter(
    (file) => rooms.some((room) => room === roomOf(file)) && changed?.has(file) !== false,
  );
  const { mutants, texts } = await makeMutants(files);
  const all = changed ? mutants.filter((each) => isOnChangedLine(each, changed)) : mutants;
  const drawn = sample === undefined ? all : sampleMutants(all, sample, seed);
  console.log(
    `${String(drawn.length)} of ${String(all.length)} mutants${drawn.length < all.length ? `, seed ${String(seed)}` : ''}`,
  );
  const held = new Set(drawn.map(({ file }) => file));
  return { drawn, texts: new Map(Array.from(texts).filter(([file]) => held.has(file))) };
}

/** `npm run mutants`: changes lines of the rooms where they cost most, and shows which changes no unit test notices. */
void runWithCleanup(async (scope) => {
  const { drawn, texts } = await drawMutants(readMutantsOptions(process.argv.slice(2)));
  if (drawn.length === 0) return 0;
  const folder = path.resolve(FOLDER);
  copyProject(folder, texts);
  const place = { folder, scope };
  const tests = await runWithoutMutants(place, Array.from(texts.keys()), console.warn);
  console.log(`${String(tests.length)} test files have to do with them`);
  const limit = pLimit(availableParallelism());
  const tried: TriedMutant[] = [];
  // Also when the run breaks off: what was tried by then has cost its time.
  scope.own(() => {
    for (const line of ['', ...survivorLines(tried), '', ...scoreTable(tried)]) console.log(line);
    return Promise.resolve();
  });
  await Promise.all(
    drawn.map((mutant) =>
      limit(async () => {
        if (scope.isStopped()) return;
        const fate = await tryMutant(place, mutant, tests);
        if (scope.isStopped()) return;
        tried.push({ mutant, fate });
        console.log(`${String(tried.length)}  ${fate}  ${describeMutant(mutant)}`);
      }),
    ),
  );
  return 0;
});
