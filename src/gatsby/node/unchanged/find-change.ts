import path from 'node:path';
import * as z from 'zod/mini';
import { readEnvironment, type Environment } from '../../../config/environment';
import type { Log } from '../../../node/log-line';
import { resolvePictures } from '../pictures/resolve-pictures';
import { pullActivities } from '../sources/activities';
import { createApiReader } from '../sources/api-reader';
import { pullHomeCharacterIds } from '../sources/characters';
import { readList } from '../sources/lists';
import { renewSnapshots, SNAPSHOTS_FOLDER } from '../sources/last-good-snapshots';
import type { InputDigests } from './input-digests';
import {
  changesFolder,
  digestCache,
  digestPictures,
  readBuildRecord,
  type BuildRecord,
  type ReadFromServers,
} from './build-record';
import { isAsLeft } from './output-files';
import { watchLists } from '../sources/watch-lists';

/** A site whose last build is looked at. */
export interface BuiltSite {
  /** Its folder, with `public/`, `.cache/` and `.data/`. */
  readonly root: string;
  /** Digests of what a build that begins now would be made of; see `digestInputs`. */
  readonly inputs: InputDigests;
  /** The variables that it would be started with. */
  readonly env: NodeJS.ProcessEnv;
}

/** Reads the lists of the API as a build does, but not the details. One try each: whoever builds after it has patience. */
async function digestLists(baseUrl: string): Promise<string | undefined> {
  const lists = watchLists();
  const reader = lists.watch(createApiReader({ baseUrl, retries: 0 }));
  const context = { reader, onLeftOut: () => undefined };
  const anything = z.unknown();
  await Promise.all([
    readList(reader, 'gameList', anything, []),
    readList(reader, 'entityList', anything, []),
    readList(reader, 'officialCharacters', anything, []),
    pullHomeCharacterIds(context, []),
    pullActivities(context, { banners: [], activities: [] }),
  ]);
  return lists.digest();
}

function changedInput(now: InputDigests, before: InputDigests): string | undefined {
  const names = Object.keys(now) as (keyof InputDigests)[];
  return names.find((name) => now[name] !== before[name]);
}

/** Asks for the pictures of the last build as the next one would, and tells whether they are the same. */
async function hasNewPictures(
  { pictures }: ReadFromServers,
  environment: Environment,
  dataDir: string,
  log: Log,
): Promise<boolean> {
  const index = await resolvePictures(pictures.needed, {
    mode: environment.PICTURES,
    origins: environment.PICTURE_ORIGINS,
    storeDir: path.join(dataDir, 'pictures'),
    losses: environment.LOSSES,
    budget: environment.PICTURES_BUDGET,
    log,
  });
  return digestPictures(index) !== pictures.digest;
}

/** Looks from the cheapest question to the dearest, and stops at the first change. */
async function changeOf(
  { root, inputs, env }: BuiltSite,
  last: BuildRecord,
  log: Log,
): Promise<string | undefined> {
  const { made, read } = last;
  if (!made) return 'the last build has not ended well';
  if (!read) return 'the last build has left something to be asked for again or to be drawn';
  const changed = changedInput(inputs, made.inputs);
  if (changed !== undefined) return `changed since the last build: ${changed}`;
  if (!isAsLeft(changesFolder(root), made.changes)) {
    return 'what .data/ knows of earlier changes is not as the last build has left it';
  }
  const environment = readEnvironment(env);
  if ((await digestLists(environment.GATSBY_API_BASE_URL)) !== read.lists) {
    return 'the library has changed';
  }
  return (await hasNewPictures(read, environment, path.join(root, '.data'), log))
    ? 'pictures have changed'
    : undefined;
}

/**
 * Finds out whether `public/` and Gatsby's cache are as the last build has left them. Else nobody knows what is missing in them.
 * @returns in words what is not; undefined also where it is not known how they were left
 */
export async function findDamage(root: string): Promise<string | undefined> {
  const made = (await readBuildRecord(path.join(root, '.data')))?.made;
  if (!made) return undefined;
  try {
    if (!isAsLeft(path.join(root, 'public'), made.output)) {
      return 'public/ is not as the last build has left it';
    }
    return digestCache(root) === made.cache
      ? undefined
      : '.cache/ is not as the last build has left it';
  } catch {
    return 'whether public/ is as the last build has left it cannot be found out';
  }
}

/**
 * Finds out whether a build would make anything else than what is in `public/` already. Whatever is not known for certain
 * is a change. The caller holds the lock of the folder.
 * @param log gets what is to be said of pictures
 * @returns the first change that was found, in words; undefined when there is none
 */
export async function findChange(site: BuiltSite, log: Log): Promise<string | undefined> {
  const dataDir = path.join(site.root, '.data');
  const last = await readBuildRecord(dataDir);
  if (!last) return 'what the last build was made of is not known';
  try {
    const change = await changeOf(site, last, log);
    if (change === undefined)
      await renewSnapshots(path.join(dataDir, SNAPSHOTS_FOLDER), new Date());
    return change;
  } catch {
    // The build itself meets the same, and says what it is and what there is to do.
    return 'whether anything has changed cannot be found out';
  }
}
