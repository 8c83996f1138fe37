import { setImmediate as nextTurn } from 'node:timers/promises';
import { ScheduledClock } from './scheduled-clock';
import { ScheduledLine, type Scheduling } from './scheduled-line';
import { installChannels, installTabLocks, TabStorage } from './scheduled-tabs';

/** Number of turns without anything under way after which all waits for the scheduler. */
const QUIET_TURNS = 3;

/** Number of turns after which nothing comes to its end any more. */
const MOST_TURNS = 100_000;

/**
 * A browser in which nothing arrives before a scheduler says so, neither from the network nor from another tab, and no timer
 * rings before it is told to. Storage and server are real ones.
 */
export class ScheduledBrowser {
  readonly line: ScheduledLine;
  readonly clock = new ScheduledClock();
  readonly storage = new TabStorage();
  private readonly undo: readonly (() => void)[];

  constructor(scheduling: Scheduling) {
    this.line = new ScheduledLine(scheduling);
    this.undo = [
      this.storage.install(),
      installTabLocks(),
      installChannels(scheduling),
      this.line.install(),
      this.clock.install(),
    ];
  }

  /** Resolves when all is done that can be done before something else arrives. */
  async settled(): Promise<void> {
    await this.quiet();
    await this.line.roundTrip();
    await this.quiet();
  }

  private async quiet(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; quiet < QUIET_TURNS; turns += 1) {
      await nextTurn();
      quiet = this.storage.isBusy || this.line.isBusy ? 0 : quiet + 1;
      if (turns > MOST_TURNS) throw new Error('Storage or server do not answer');
    }
  }

  /** Gives the globals back. */
  end(): void {
    for (const each of [...this.undo].reverse()) each();
  }
}
