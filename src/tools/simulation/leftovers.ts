import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../release/release-store';

/** Finds what no release that is known needs: after a run that went well, nothing of one that was cut off may be left. */
export function findLitter(store: ReleaseStore, most: number): string[] {
  const releases = store.list();
  const known = new Set(releases.flatMap(({ id }) => [id, `${id}.json`]));
  const names = readdirSync(path.join(store.folder, 'releases'));
  const litter = names.filter((name) => !known.has(name)).map((name) => `${name} is left over`);
  const count = releases.length;
  return count > most ? [...litter, `${String(count)} releases are kept`] : litter;
}
