import { execFileSync } from 'node:child_process';
import { UsageError } from '../../node/errors';
import type { Mutant } from './mutant';

/** Numbers of lines that are new or different, by file. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Reads what `git diff --unified=0` prints. */
export function parseDiff(diff: string): ChangedLines {
  const changed = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const text of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.+)$/.exec(text)?.[1];
    if (file !== undefined) {
      lines = new Set();
      changed.set(file, lines);
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(text);
    if (!hunk) continue;
    const first = Number(hunk[1]);
    for (let line = first; line < first + Number(hunk[2] ?? 1); line += 1) lines.add(line);
  }
  return changed;
}

/**
 * The lines of `src` that differ from a commit, also those that are not committed.
 * @throws UsageError when there is no such commit
 */
export function changedSince(commit: string): ChangedLines {
  try {
    return parseDiff(
      execFileSync(
        'git',
        ['diff', '--unified=0', '--no-color', '--no-ext-diff', commit, '--', 'src'],
        {
          encoding: 'utf8',
          maxBuffer: Infinity,
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      ),
    );
  } catch {
    throw new UsageError(`--since: git knows no commit "${commit}"`);
  }
}

/** True when a mutant begins on a line that was changed: around a changed line lie whole functions. */
export function isOnChangedLine({ file, line }: Mutant, changed: ChangedLines): boolean {
  return changed.get(file)?.has(line) === true;
}
