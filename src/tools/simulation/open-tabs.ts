import { cacheControlOf } from '../../gatsby/node/outputs/hosting/hosting-rules';
import type { SeededRandom } from '../../reference-api/seed/seeded-random';
import type { KnownBuild } from './check-site';
import { contentDigest, type Ask } from './visitor';

const DAY_HOURS = 24;

/** The longest that a tab stays open: hashed files are kept for so long. */
const MOST_HOURS = 30 * DAY_HOURS;

/** Tabs that are open at the same time. */
const MOST_TABS = 5;

/** One hour in so many opens a tab, as long as there is room. */
const OPENED_EVERY = 12;

/** Tab that shows an older build and may ask for any hashed file of it. */
interface Tab {
  readonly build: string;
  readonly opened: number;
  readonly closes: number;
  readonly files: readonly (readonly [file: string, digest: string])[];
}

function hashedFiles({ files }: KnownBuild): Tab['files'] {
  return [...files].filter(([file]) => cacheControlOf(file).includes('immutable'));
}

/** Tabs that visitors leave open: opened at some hour, closed at some hour within 30 days. */
export class OpenTabs {
  private tabs: Tab[] = [];

  constructor(private readonly random: SeededRandom) {}

  /** Closes each tab a day earlier: so much of the time for which files are kept, a clock that was wrong may cost. */
  loseDay(): void {
    this.tabs = this.tabs.map((tab) => ({ ...tab, closes: tab.closes - DAY_HOURS }));
  }

  /** Closes the tabs of a build that was taken back: they find another one, and reload. */
  closeAll(build: string | undefined): void {
    this.tabs = this.tabs.filter((tab) => tab.build !== build);
  }

  /** Opens a tab now and then. */
  maybeOpen(hour: number, build: KnownBuild): void {
    const [isNow, length] = [
      this.random.int(1, OPENED_EVERY) === 1,
      this.random.int(1, MOST_HOURS),
    ];
    if (!isNow || this.tabs.length >= MOST_TABS) return;
    const files = hashedFiles(build);
    this.tabs.push({ build: build.id, opened: hour, closes: hour + length, files });
  }

  /**
   * Lets each tab ask for one of its files, and for all of them in its last hour.
   * @returns a line for each that is not what it was
   */
  async ask(hour: number, ask: Ask): Promise<string[]> {
    const faults: string[] = [];
    for (const { build, opened, closes, files } of this.tabs) {
      // One that the wrong clock has closed is not asked any more.
      if (closes < hour) continue;
      const wanted = closes > hour ? [this.random.pick(files)] : files;
      for (const [file, digest] of wanted) {
        const content = await ask(file);
        if (content !== undefined && contentDigest(content) === digest) continue;
        const what = content === undefined ? 'is not there' : 'has another content';
        faults.push(
          `${file} ${what}: a tab with build ${build} is open since hour ${String(opened)}`,
        );
        break;
      }
    }
    this.tabs = this.tabs.filter(({ closes }) => closes > hour);
    return faults;
  }
}
