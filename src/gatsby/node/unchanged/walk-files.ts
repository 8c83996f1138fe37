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

/** Walks a folder of which the real path is known. `around` holds the real paths of the folders that it lies in. */
function* walk(real: string, prefix: string, around: readonly string[]): Generator<FoundFile> {
  const inside = [...around, real];
  const entries = readdirSync(real, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(real, entry.name);
    const name = prefix + entry.name;
    if (entry.isDirectory()) yield* walk(file, `${name}/`, inside);
    else {
      const stats = statsOf(file);
      if (stats?.isDirectory() !== true) yield { name, stats };
      else if (inside.includes(realpathSync(file))) yield { name, stats: undefined };
      else yield* walk(realpathSync(file), `${name}/`, inside);
    }
  }
}

/**
 * Finds all files below a folder, in the order of their names. Synchronously: 370,000 files of 1,000 games take seconds, not a
 * minute. A folder that is missing has none.
 */
export function* walkFiles(folder: string): Generator<FoundFile> {
  if (statsOf(folder)) yield* walk(realpathSync(folder), '', []);
}

/** Writes down a file by name, size and time. */
export function lineOf({ name, stats }: FoundFile): string {
  return `${name}\0${stats ? `${String(stats.size)}\0${String(stats.mtimeMs)}` : 'nothing'}\n`;
}
