import { readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** A file below a folder. A link counts as what it leads to, and the files of a linked folder as files of its own. */
export interface FoundFile {
  /** Its path from the folder, with `/` between the parts. */
  readonly name: string;
  /** Undefined for a link that leads nowhere, or back to a folder around it. */
  readonly stats: Stats | undefined;
}

/** Reads what stands at a path; undefined when nothing does, or only links that lead to one another. */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

type Visit = (file: FoundFile) => void;

/** Walks a folder of which the real path is known. `around` holds the real paths of the folders that it lies in. */
function walk(real: string, prefix: string, around: readonly string[], visit: Visit): void {
  const inside = [...around, real];
  const entries = readdirSync(real, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(real, entry.name);
    const name = prefix + entry.name;
    if (entry.isDirectory()) walk(file, `${name}/`, inside, visit);
    else {
      const stats = statsOf(file);
      if (stats?.isDirectory() !== true) visit({ name, stats });
      else if (inside.includes(realpathSync(file))) visit({ name, stats: undefined });
      else walk(realpathSync(file), `${name}/`, inside, visit);
    }
  }
}

/**
 * Visits all files below a folder, in the order of their names. Synchronously: 370,000 files of 1,000 games take seconds, not a
 * minute. A folder that is missing has none.
 */
export function walkFiles(folder: string, visit: Visit): void {
  if (statsOf(folder)) walk(realpathSync(folder), '', [], visit);
}

/** Writes down a file by name, size and time. */
export function lineOf({ name, stats }: FoundFile): string {
  return `${name}\0${stats ? `${String(stats.size)}\0${String(stats.mtimeMs)}` : 'nothing'}\n`;
}
