import { buildIdOf, readBuildSummary } from '../../gatsby/node/outputs/publish/build-summary';
import { errorCode, errorMessage } from '../../node/errors';
import { SeededRandom } from '../../reference-api/seed/seeded-random';
import { makeRelease } from '../release/make-release';
import { ReleaseStore } from '../release/release-store';
import { ChangingLibrary } from './changing-library';
import { checkSite, type KnownBuild, type NamesMemory } from './check-site';
import { GoingBack } from './going-back';
import { findLitter } from './leftovers';
import { NIGHTS, planNights, type Night } from './nights';
import { OpenTabs } from './open-tabs';
import { runRelease, type RunEnd } from './release-run';
import { openRuns, type Interference } from './run-steps';
import { machineTime } from './simulated-clock';
import type { BuildOrder } from './simulated-site';
import type { SimulationOptions } from './simulation-options';
import { askFolder, type Ask } from './visitor';

/** Releases that stay. */
const KEPT_RELEASES = 5;

/** Builds that the simulation remembers: more than there are releases. */
const REMEMBERED_BUILDS = 40;

/** The library changes in one hour of so many. */
const CHANGES_EVERY = 4;

/** A visitor looks on while a run goes on in one hour of so many. */
const WATCHED_EVERY = 4;

/** Hours that an old replica is behind, at the most. */
const MOST_BEHIND = 12;

/** Run that goes on over hours. */
interface SlowRun {
  readonly end: Promise<RunEnd>;
  readonly finish: () => void;
}

/** Hourly releases by a clock of their own, through calm hours and bad nights. */
class Simulation {
  private readonly store: ReleaseStore;
  private readonly ask: Ask;
  private readonly plan: readonly (Night | undefined)[];
  private readonly library = new ChangingLibrary();
  private readonly tabs: OpenTabs;
  private readonly goingBack: GoingBack;
  private readonly runs = openRuns();
  private readonly memory: NamesMemory = new Map();
  private builds: KnownBuild[] = [];
  private hour = 0;
  private violations: string[] = [];
  private slow: SlowRun | undefined;
  /** Steps of a run that makes a release, by the latest one. */
  private usualSteps = 1;

  constructor(private readonly options: SimulationOptions) {
    const { seed, hours, calm, into } = options;
    this.store = new ReleaseStore(into);
    this.ask = options.ask ?? askFolder(this.store.current);
    this.plan = planNights(seed, hours, calm);
    this.tabs = new OpenTabs(new SeededRandom(`tabs ${String(seed)}`));
    this.goingBack = new GoingBack(this.store);
  }

  private get night(): Night | undefined {
    return this.plan[this.hour];
  }

  /** Chances of this hour, which do not depend on what other hours made of theirs. */
  private randomFor(what: string): SeededRandom {
    return new SeededRandom(`${what} ${String(this.options.seed)} ${String(this.hour)}`);
  }

  async run(): Promise<void> {
    const { hours, isStopped = () => false } = this.options;
    try {
      for (; this.hour < hours && !isStopped(); this.hour += 1) await this.passHour();
      this.slow?.finish();
      await this.slow?.end;
    } finally {
      this.runs.close();
    }
  }

  private async passHour(): Promise<void> {
    this.violations = [];
    const { hour, night } = this;
    const random = this.randomFor('library');
    const isMended = this.plan[hour - 1]?.kind === 'taken-back' && !night;
    const isNew = random.int(1, CHANGES_EVERY) === 1;
    const isBusy = night?.past === 0 && NIGHTS[night.kind].isBusy;
    if (isNew || isBusy || isMended) this.library.change(hour, random);
    const isClockWrong = night?.kind === 'clock-ahead' || night?.kind === 'clock-back';
    if (isClockWrong && night.past === 0) this.tabs.loseDay();
    const { kind, message } = await this.act();
    const age = await this.visit();
    this.options.onHour({
      ...{ hour, night, end: kind, message, age, violations: this.violations },
      current: this.store.currentId(),
    });
  }

  /** Does what the hour has. */
  private async act(): Promise<RunEnd> {
    const { night, slow } = this;
    if (slow) {
      if (night?.kind === 'slow' && night.past + 1 < night.hours) return this.startSecond();
      slow.finish();
      this.slow = undefined;
      return this.judge(await slow.end);
    }
    if (night?.kind === 'slow' && night.past === 0) {
      this.slow = this.startSlowly();
      return this.runEnd('under-way', 'The build goes on.');
    }
    if (night?.kind === 'taken-back' && night.past === 0) return this.goBack();
    return this.judge(await this.start(this.interference()));
  }

  private runEnd(kind: RunEnd['kind'], message: string): RunEnd {
    return { kind, message, current: this.store.currentId(), steps: 0 };
  }

  /** Holds a run's end against what it should be. */
  private judge(end: RunEnd): RunEnd {
    const { kind, message, steps } = end;
    const isWell = kind === 'released' || kind === 'unchanged';
    const mayFail = this.night !== undefined && NIGHTS[this.night.kind].mayFail;
    if (kind === 'released') this.usualSteps = steps;
    // An error that nobody foresaw is never an end.
    if (kind === 'failed' || (!isWell && !mayFail)) {
      this.violations.push(`the release ended with ${kind}: ${message}`);
    }
    if (isWell) this.violations.push(...findLitter(this.store, KEPT_RELEASES));
    this.goingBack.note(end.current);
    return end;
  }

  private interference(): Interference | undefined {
    const random = this.randomFor('interference');
    const at = random.int(1, this.usualSteps);
    switch (this.night?.kind) {
      case 'killed':
        return { at, happens: 'kill' };
      case 'disk-full':
        return { at, happens: 'disk-full' };
      case 'two-starts':
        return { at, happens: () => this.startSecond().then(() => undefined) };
      default:
        if (random.int(1, WATCHED_EVERY) > 1 || this.builds.length === 0) return undefined;
        return { at, happens: () => this.look('meanwhile, ').then(() => undefined) };
    }
  }

  /** Starts a release. @param until what its build waits for */
  private async start(
    interference: Interference | undefined,
    until: Promise<void> = Promise.resolve(),
  ): Promise<RunEnd> {
    const { site } = this.options;
    const order = {
      edition: this.library.newest,
      earlier: this.library.editionOf(this.hour - this.randomFor('replica').int(1, MOST_BEHIND)),
      night: this.night?.kind,
      random: this.randomFor('build'),
    };
    const work = () =>
      makeRelease({
        ...{ store: this.store, from: site.publicDir, keep: KEPT_RELEASES, pagesLost: 20 },
        ...{ isTrial: false, hook: undefined },
        now: () => machineTime(this.options.seed, this.hour, this.night),
        build: () => until.then(() => this.build(order)),
      });
    try {
      return await runRelease(this.runs, this.store, work, interference);
    } catch (error) {
      const isFull = errorCode(error) === 'ENOSPC';
      return this.runEnd(isFull ? 'no-room' : 'failed', errorMessage(error));
    }
  }

  private startSlowly(): SlowRun {
    let finish: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { end: this.start(undefined, until), finish };
  }

  /** Starts a release while another one is under way. */
  private async startSecond(): Promise<RunEnd> {
    const end = await this.start(undefined);
    if (end.kind !== 'locked') this.violations.push('a second release ran beside the first');
    return end;
  }

  private async build(order: BuildOrder): Promise<number> {
    if (order.night === 'legal-text') this.library.changeLegalText(this.hour);
    const { publicDir, build } = this.options.site;
    const { code, edition, files } = await build(order);
    if (code !== 0) return code;
    const id = buildIdOf(await readBuildSummary(publicDir));
    const known = { id, edition: edition.number, files };
    this.builds = [known, ...this.builds].slice(0, REMEMBERED_BUILDS);
    return code;
  }

  private async goBack(): Promise<RunEnd> {
    const left = await this.look();
    this.tabs.closeAll(left?.id);
    const { end, faults } = await this.goingBack.goBack(this.runs);
    this.violations.push(...faults);
    return end;
  }

  /** Lets a visitor see the whole site. @returns the build that it shows */
  private async look(when = ''): Promise<KnownBuild | undefined> {
    const { build, faults } = await checkSite(this.ask, this.builds, this.memory);
    this.violations.push(...faults.map((fault) => when + fault));
    return build;
  }

  /** Visits the site when the hour is over. @returns for how many hours there has been something newer */
  private async visit(): Promise<number> {
    const build = await this.look();
    this.violations.push(...(await this.tabs.ask(this.hour, this.ask)));
    if (!build) return 0;
    this.tabs.maybeOpen(this.hour, build);
    const age = this.library.ageOf(build.edition, this.hour);
    if (age > this.options.mostAge) {
      this.violations.push(`there has been something newer for ${String(age)} hours`);
    }
    return age;
  }
}

/** Simulates hourly releases: the same options make the same hours. */
export async function simulateHours(options: SimulationOptions): Promise<void> {
  await new Simulation(options).run();
}
