import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { takeLock } from '../../../node/process-lock';
import { fewOf } from '../../../testing/nightly';
import { ReleaseStore } from '../release-store';
import { TAKES_ROOM } from './disk-step';
import { KEEP, ReleaseFixture, type Word } from '../testing/release-fixture';
import { bundleRelease, runRelease, type Fault, type Program, type Run } from './run-release';

/** Steps of a scene at which something happens by day: a process for each takes its time. */
const FEW_STEPS = 4;

/** A process for each step takes its time on a busy machine. */
const LONG_MS = 300_000;

let program: Program;
const releases = new ReleaseFixture();

beforeAll(async () => {
  program = await bundleRelease();
  await releases.writeBuilds();
});

afterAll(() => {
  program.remove();
  releases.remove();
});

function releasing(word: Word): string[] {
  return ['--from', releases.buildOf(word), '--keep', String(KEEP), '--hook', 'true'];
}

interface Scene {
  /** Builds that were released before. */
  readonly before: readonly Word[];
  readonly args: () => readonly string[];
  /** Builds that visitors may get afterwards: what they had, or what the run is to show them. */
  readonly shown: readonly (Word | undefined)[];
  /** Build that the next run releases. */
  readonly next: Word;
  /** Builds that visitors may get then. */
  readonly last: readonly Word[];
}

const SCENES: Readonly<Record<string, Scene>> = {
  'a release among others': {
    ...{ before: ['one', 'two'], args: () => releasing('three'), shown: ['two', 'three'] },
    ...{ next: 'three', last: ['three'] },
  },
  // The build that was left stays away, also when the operator's run is killed, unless it was not noted yet.
  'going back': {
    ...{ before: ['one', 'two'], args: () => ['--rollback'], shown: ['one', 'two'] },
    ...{ next: 'three', last: ['three'] },
  },
};

/**
 * Lets something happen at each step of a run, or at a few of them by day, and then a run without a fault.
 * @returns the number of steps
 */
async function atEachStep(
  { before, args, shown, next, last }: Scene,
  how: Fault['how'],
  check: (run: Run, site: string) => void,
): Promise<number> {
  const whole = await runRelease(program, await releases.siteWith(before), args());
  expect(whole).toMatchObject({ exitCode: 0 });
  const limit = pLimit(availableParallelism());
  const tryAt = async (at: number): Promise<void> => {
    const site = await releases.siteWith(before);
    const run = await runRelease(program, site, args(), { how, at });
    check(run, site);
    expect(shown).toContain(releases.shownIn(site));
    const { kind } = await releases.release(site, next);
    expect(kind).toMatch(/^(?:released|unchanged)$/);
    expect(last).toContain(releases.shownIn(site));
    expect(releases.leftIn(site)).toEqual([]);
    const store = new ReleaseStore(site);
    expect(store.announcedId()).toBe(store.currentId());
  };
  const steps = whole.steps.flatMap((step, index) =>
    how === 'kill' || TAKES_ROOM[step.kind] ? index + 1 : [],
  );
  await Promise.all(fewOf(steps, FEW_STEPS).map((at) => limit(() => tryAt(at))));
  return steps.length;
}

test.each(Object.entries(SCENES))(
  '%s survives SIGKILL at each of its steps',
  async (_, scene) => {
    const count = await atEachStep(scene, 'kill', (run) => {
      expect(run.exitCode).toBeUndefined();
    });
    expect(count).toBeGreaterThan(10);
  },
  LONG_MS,
);

test.each(Object.entries(SCENES))(
  '%s on a disk that is full from each of its steps on says so',
  async (_, scene) => {
    await atEachStep(scene, 'full', ({ exitCode, said }) => {
      expect(exitCode).toBe(6);
      expect(said).toMatch(/The disk is full.*\nVisitors get /);
    });
  },
  LONG_MS,
);

test('a draft that was left makes way on a disk without room for a lock', async () => {
  const site = await releases.siteWith(['one']);
  await new ReleaseStore(site).openDraft();
  const run = await runRelease(program, site, releasing('two'), { how: 'full', at: 1 });
  expect(run.exitCode).toBe(6);
  expect([releases.shownIn(site), releases.leftIn(site)]).toEqual(['one', []]);
});

test('an operator goes back while a build is under way', async () => {
  const site = await releases.siteWith(['one', 'two']);
  const building = takeLock(new ReleaseStore(site).runLockFile, { held: 'It is held', remedy: '' });
  expect(await runRelease(program, site, ['--rollback'])).toMatchObject({ exitCode: 0 });
  expect(releases.shownIn(site)).toBe('one');
  const second = await runRelease(program, site, releasing('three'));
  expect(second.exitCode).toBe(1);
  expect(second.said).toContain('is under way');
  building.release();
});

test('two starts at once end as one', async () => {
  const site = await releases.siteWith(['one']);
  const runs = await Promise.all([1, 2].map(() => runRelease(program, site, releasing('two'))));
  const codes = runs.map(({ exitCode }) => exitCode).sort();
  expect([
    [0, 0],
    [0, 1],
  ]).toContainEqual(codes);
  if (codes[1] === 1)
    expect(runs.map(({ said }) => said).join()).toMatch(/Another release is under way/);
  expect([releases.shownIn(site), releases.leftIn(site)]).toEqual(['two', []]);
  expect(new ReleaseStore(site).list()).toHaveLength(2);
});
