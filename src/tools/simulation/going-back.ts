import { existsSync } from 'node:fs';
import { errorMessage } from '../../node/errors';
import { rollBack } from '../release/roll-back';
import type { ReleaseStore } from '../release/release-store';
import { runRelease, type RunEnd } from './release-run';

/** Operator's ways back, and what visitors had before. */
export class GoingBack {
  /** Releases in the order in which visitors got them first. */
  private shown: string[] = [];

  constructor(private readonly store: ReleaseStore) {}

  /** Notes which release visitors get. */
  note(id: string | undefined): void {
    if (id !== undefined && !this.shown.includes(id)) this.shown.push(id);
  }

  /** Finds the release that visitors had before, as long as it is there and was not left itself. */
  private expected(): string | undefined {
    const current = this.store.currentId() ?? '';
    const earlier = this.shown.slice(0, this.shown.indexOf(current));
    return earlier.findLast(
      (id) => existsSync(this.store.folderOf(id)) && this.store.read(id)?.takenBack === false,
    );
  }

  /**
   * Goes back to the release before, as an operator does.
   * @returns how it ended, and what should not be
   */
  async goBack(runs: Parameters<typeof runRelease>[0]): Promise<{ end: RunEnd; faults: string[] }> {
    const expected = this.expected();
    try {
      const end = await runRelease(
        runs,
        this.store,
        () => rollBack(this.store, undefined),
        undefined,
      );
      const faults =
        end.current === expected
          ? []
          : [`going back led to ${end.current ?? ''}, not to ${expected ?? 'nothing'}`];
      return { end, faults };
    } catch (error) {
      const message = errorMessage(error);
      const end = { kind: 'failed', message, current: this.store.currentId(), steps: 0 } as const;
      return { end, faults: expected === undefined ? [] : [`going back failed: ${message}`] };
    }
  }
}
