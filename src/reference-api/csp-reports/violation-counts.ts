import { logLine } from '../../node/log-line';
import type { Violation } from './read-reports';

/** Kinds of violations that are counted apart, and those that are told of one by one, the most frequent first. */
const MOST_KINDS = 200;
const MOST_LINES = 20;

const LINE_CHARACTERS = 200;

function lineOf({ directive, blocked, page, source }: Violation): string {
  const from = source === '' ? '' : ` (${source})`;
  return logLine(`${directive} blocked ${blocked} on ${page}${from}`, LINE_CHARACTERS);
}

/** Counts what policies have blocked, by kind: whoever sends reports can neither fill the memory nor the log. */
export class ViolationCounts {
  private readonly counts = new Map<string, number>();
  private others = 0;

  add(violation: Violation): void {
    const line = lineOf(violation);
    const count = this.counts.get(line);
    if (count === undefined && this.counts.size === MOST_KINDS) this.others += 1;
    else this.counts.set(line, (count ?? 0) + 1);
  }

  /** Tells of what has been counted since it was told last, a line for each kind, and begins anew. */
  take(): readonly string[] {
    const kinds = [...this.counts].sort(([, one], [, other]) => other - one);
    const rest = kinds.slice(MOST_LINES).reduce((sum, [, count]) => sum + count, this.others);
    this.counts.clear();
    this.others = 0;
    return [
      ...kinds.slice(0, MOST_LINES).map(([line, count]) => `[csp] ${String(count)} × ${line}`),
      ...(rest > 0 ? [`[csp] ${String(rest)} more of other kinds`] : []),
    ];
  }
}
