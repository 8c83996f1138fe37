import { bindToTab, replaceGlobals, runningTab } from './browser-tab';

interface Timer {
  readonly at: number;
  readonly everyMs: number | undefined;
  readonly run: () => void;
}

/** The clock of all tabs. It stands still until it is told to go on; then the timer rings that is due first. */
export class ScheduledClock {
  private now = 0;
  /** Negative, unlike the ids of real timers. */
  private lastId = 0;
  private readonly timers = new Map<unknown, Timer>();

  private add(run: () => void, ms = 0, everyMs?: number): number {
    this.lastId -= 1;
    const id = this.lastId;
    this.timers.set(id, { at: this.now + ms, everyMs, run: bindToTab(run) });
    runningTab()?.onEnd(() => this.timers.delete(id));
    return id;
  }

  /** Lets the time pass until the next timer rings. @returns false where there is none */
  ring(): boolean {
    const [first] = [...this.timers].sort(([, one], [, other]) => one.at - other.at);
    if (!first) return false;
    const [id, timer] = first;
    this.now = timer.at;
    if (timer.everyMs === undefined) this.timers.delete(id);
    else this.timers.set(id, { ...timer, at: timer.at + timer.everyMs });
    timer.run();
    return true;
  }

  /**
   * Takes the place of the timers of tabs; those of the server and of tests stay real.
   * @returns a function that undoes it
   */
  install(): () => void {
    const { setTimeout: start, setInterval: repeat, clearTimeout: clear } = globalThis;
    const stop = (id: Parameters<typeof clear>[0]): void => {
      if (!this.timers.delete(id)) clear(id);
    };
    return replaceGlobals(globalThis, {
      setTimeout: (run: () => void, ms?: number) =>
        runningTab() ? this.add(run, ms) : start(run, ms),
      setInterval: (run: () => void, ms = 0) =>
        runningTab() ? this.add(run, ms, ms) : repeat(run, ms),
      clearTimeout: stop,
      clearInterval: stop,
    });
  }
}
