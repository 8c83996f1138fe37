import path from 'node:path';
import pLimit from 'p-limit';
import { filesBelow } from '../../node/files-below';
import { sizeOf } from './compare-build';
import type { Release } from './release-store';

/** Files that are looked at once. */
const AT_ONCE = 16;

/** Compares the files of a release with what is noted of it: each file that is missing, of another size, or too much. */
export async function findDamage(folder: string, { files }: Release): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  const check = async ([file, size]: [string, number]): Promise<string[]> => {
    const found = await sizeOf(path.join(folder, file));
    if (!found) return [`${file} is missing`];
    return found.size === size
      ? []
      : [`${file} has ${String(found.size)} bytes, not ${String(size)}`];
  };
  const damage = await Promise.all(Object.entries(files).map((each) => limit(() => check(each))));
  const extra = filesBelow(folder).filter((file) => files[file] === undefined);
  return [...damage.flat(), ...extra.map((file) => `${file} belongs to no release`)];
}

/** Damage that is named; what is more is counted. */
const MOST_DAMAGE = 5;

/** Says in a sentence what is damaged. */
export function damageLine(what: string, damage: readonly string[]): string {
  const more = damage.length > MOST_DAMAGE ? `; ${String(damage.length - MOST_DAMAGE)} more` : '';
  return `${what} is not whole: ${damage.slice(0, MOST_DAMAGE).join('; ')}${more}.`;
}
