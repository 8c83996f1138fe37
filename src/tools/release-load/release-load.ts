import { UsageError } from '../../node/errors';
import { makeRelease } from '../release/make-release';
import type { ReleaseStore } from '../release/release-store';
import { Visitor, type Seen } from './visitor';

/** Load of a site, and steps that happen meanwhile. */
interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  /** Visits of each visitor before the first step, and behind each. */
  readonly rounds: number;
  /** Steps that happen meanwhile, one after the other. */
  readonly steps: readonly (() => Promise<void>)[];
}

/** Everything that all visitors have seen, and how long it took. */
export interface LoadResult extends Seen {
  readonly ms: number;
}

interface ReleaseNowOptions {
  /** Time of the release; undefined for now. */
  readonly now?: Date;
  /** Has the web server read its rules, before the switch. */
  readonly reload?: () => Promise<void>;
}

/**
 * Makes a release of a finished build, as `npm run release` does.
 * @throws UsageError when it is not released
 */
export async function releaseNow(
  store: ReleaseStore,
  from: string,
  { now = new Date(), reload }: ReleaseNowOptions = {},
): Promise<void> {
  const { kind, message } = await makeRelease({
    ...{ store, from, build: undefined, hook: undefined, keep: 5, pagesLost: 20, isTrial: false },
    hookBefore: async () => {
      await reload?.();
      return 0;
    },
    now: () => now,
  });
  if (kind !== 'released') throw new UsageError(`${from} was not released: ${kind}. ${message}`);
}

/** Visitors who visit without a pause, until they are told to stop. */
class Crowd {
  private readonly visitors: readonly Visitor[];
  private readonly rounds: number[];
  private readonly waiting = new Set<() => void>();
  private isOver = false;
  private readonly done: Promise<unknown>;

  constructor(url: string, connections: number) {
    this.visitors = Array.from({ length: connections }, (_, at) => new Visitor(url, at));
    this.rounds = this.visitors.map(() => 0);
    this.done = Promise.all(this.visitors.map((visitor, at) => this.run(visitor, at)));
  }

  private async run(visitor: Visitor, at: number): Promise<void> {
    while (!this.isOver) {
      await visitor.visit();
      this.rounds[at] = (this.rounds[at] ?? 0) + 1;
      for (const look of this.waiting) look();
    }
  }

  /** Waits until every visitor has ended some visits from now on; the first of them may be under way. */
  async haveVisited(times: number): Promise<void> {
    const goals = this.rounds.map((rounds) => rounds + times);
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.rounds.some((rounds, at) => rounds < (goals[at] ?? 0))) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  async end(): Promise<readonly Seen[]> {
    this.isOver = true;
    await this.done;
    for (const visitor of this.visitors) visitor.close();
    return this.visitors.map(({ seen }) => seen);
  }
}

/** Lets visitors visit a site of numbered builds while something happens, such as releases. */
export async function runLoad({
  url,
  connections,
  rounds,
  steps,
}: LoadOptions): Promise<LoadResult> {
  const began = performance.now();
  const crowd = new Crowd(url, connections);
  await crowd.haveVisited(rounds);
  for (const step of steps) {
    await step();
    await crowd.haveVisited(rounds);
  }
  // A visit that began before the last step tells nothing of it.
  await crowd.haveVisited(1);
  const seen = await crowd.end();
  const ms = performance.now() - began;
  const newest = Math.min(...seen.map((each) => each.newest));
  return {
    ...{ ms, newest },
    requests: seen.reduce((sum, each) => sum + each.requests, 0),
    times: seen.flatMap((each) => each.times),
    failed: seen.flatMap((each) => each.failed),
    mixed: seen.flatMap((each) => each.mixed),
  };
}
