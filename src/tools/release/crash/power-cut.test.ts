import fc from 'fast-check';
import pLimit from 'p-limit';
import { sampled } from '../../../testing/check-property';
import { fewOf, isNightly } from '../../../testing/nightly';
import { PowerCutDisk, type Fate } from './power-cut';
import { KEEP, ReleaseFixture, type Word } from '../testing/release-fixture';
import { bundleRelease, runRelease, type Program } from './run-release';

/** Random mixtures for each step; `PROPERTY_SEED=7` tries others. */
const MIXTURES = isNightly ? 16 : 1;

/** Steps of a scene behind which the power is cut by day. */
const FEW_STEPS = 8;

/** More changes than a run leaves unsynced. */
const MOST_CHANGES = 200;

/** Next runs at once: each waits for the disk most of its time. */
const AT_ONCE = 4;

/** `sync` is started for each of hundreds of releases. */
const LONG_MS = 300_000;

let program: Program;
const releases = new ReleaseFixture();

beforeAll(async () => {
  program = await bundleRelease();
  await releases.writeBuilds(true);
});

afterAll(() => {
  program.remove();
  releases.remove();
});

const fates = fc.array(fc.constantFrom<Fate>('kept', 'lost', 'torn'), {
  minLength: MOST_CHANGES,
  maxLength: MOST_CHANGES,
});

/** All that was not synced is kept, or lost, or any mixture. */
function mixtures(): readonly (readonly Fate[])[] {
  return [['kept'], ['lost'], ...sampled(fates, MIXTURES)];
}

interface Scene {
  readonly before: readonly Word[];
  readonly args: () => readonly string[];
  readonly shown: readonly (Word | undefined)[];
}

function releasing(word: Word): string[] {
  return ['--from', releases.buildOf(word), '--keep', String(KEEP), '--hook', 'true'];
}

const SCENES: Readonly<Record<string, Scene>> = {
  'a first release': { before: [], args: () => releasing('one'), shown: [undefined, 'one'] },
  'a release among others': {
    ...{ before: ['one', 'two'], args: () => releasing('three'), shown: ['two', 'three'] },
  },
  'going back': { before: ['one', 'two'], args: () => ['--rollback'], shown: ['one', 'two'] },
};

test.each(Object.entries(SCENES))(
  '%s survives a power cut behind each of its steps',
  async (_, { before, args, shown }) => {
    const site = await releases.siteWith(before);
    const disk = new PowerCutDisk(site);
    const { exitCode, steps } = await runRelease(program, site, args());
    expect(exitCode).toBe(0);
    const cutBehind = new Set(fewOf(steps, FEW_STEPS));
    const folders = steps.flatMap((step) => {
      disk.take(step);
      if (!cutBehind.has(step)) return [];
      return mixtures().map((mixture) => {
        const left = releases.newFolder();
        let at = 0;
        disk.cutInto(left, () => mixture[at++ % mixture.length] ?? 'kept');
        return left;
      });
    });
    const goOn = async (left: string): Promise<void> => {
      expect(shown).toContain(releases.shownIn(left));
      await releases.release(left, 'three');
      expect([releases.shownIn(left), releases.leftIn(left)]).toEqual(['three', []]);
    };
    const limit = pLimit(AT_ONCE);
    await Promise.all(folders.map((left) => limit(() => goOn(left))));
    expect(steps.length).toBeGreaterThan(10);
  },
  LONG_MS,
);
