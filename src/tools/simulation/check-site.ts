import * as z from 'zod/mini';
import { errorMessage } from '../../node/errors';
import { isHidden } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { addressOfFile } from '../../gatsby/node/doctor/site-links';
import { namedFiles } from '../release/named-files';
import { contentDigest, type Ask } from './visitor';

/** Build that has ended well, as the simulation remembers it. */
export interface KnownBuild {
  readonly id: string;
  /** Number of the edition that it shows. */
  readonly edition: number;
  /** Digest of each file by its path, with a slash in front. */
  readonly files: ReadonlyMap<string, string>;
}

/** Findings of a visitor. */
export interface Visit {
  /** The build that the site shows; undefined when it is none that has ended well, or several. */
  readonly build: KnownBuild | undefined;
  /** A line for each thing that is wrong. */
  readonly faults: readonly string[];
}

const latestSchema = z.object({ id: z.string() });

/** Faults that are named of one kind; with the first ones the others are known, too. */
const MOST_FAULTS = 3;

/** Names that visitors have read in files, by path and digest: most pages are the same from hour to hour. */
export type NamesMemory = Map<string, readonly string[]>;

const MOST_REMEMBERED = 2000;

function namesOf(file: string, digest: string, content: Buffer, memory: NamesMemory) {
  const key = `${file} ${digest}`;
  const known = memory.get(key);
  if (known) return known;
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  const names = namedFiles(file, content.toString());
  memory.set(key, names);
  return names;
}

async function readId(ask: Ask): Promise<string> {
  const latest = await ask('/builds/latest.json');
  return latestSchema.parse(JSON.parse(String(latest ?? ''))).id;
}

/** Compares each file of a build with what the site answers, and asks for whatever those files name. */
async function compare(ask: Ask, build: KnownBuild, memory: NamesMemory): Promise<string[]> {
  const [others, missing]: [string[], string[]] = [[], []];
  const named = new Map<string, string>();
  const answered = new Set<string>();
  for (const [file, digest] of build.files) {
    const address = addressOfFile(file);
    if (isHidden(file)) continue;
    const content = await ask(address);
    if (content === undefined) missing.push(`${file} is missing`);
    else if (contentDigest(content) !== digest) others.push(`${file} is of another build`);
    else {
      answered.add(address);
      for (const name of namesOf(file, digest, content, memory)) named.set(name, file);
    }
  }
  const dead: string[] = [];
  for (const [name, file] of named) {
    if (answered.has(name) || (await ask(name)) !== undefined) continue;
    dead.push(`${file} names ${name}, which is not there`);
  }
  return [others, missing, dead].flatMap((faults) => faults.slice(0, MOST_FAULTS));
}

/**
 * Visits the whole site: it has to be one build that has ended well, file by file, and whatever its pages name has to be there.
 * @param builds what the simulation has built; several may have the same id, when they differ beside their pages
 */
export async function checkSite(
  ask: Ask,
  builds: readonly KnownBuild[],
  memory: NamesMemory,
): Promise<Visit> {
  try {
    const id = await readId(ask);
    const faults: string[] = [];
    if ((await ask(`/builds/meta/${id}.json`)) === undefined) {
      faults.push(`builds/meta/${id}.json, which open pages ask for, is not there`);
    }
    const candidates = builds.filter((build) => build.id === id);
    if (candidates.length === 0) {
      return { build: undefined, faults: [...faults, `no build ${id} has ended well`] };
    }
    let least: string[] | undefined;
    for (const build of candidates) {
      const found = await compare(ask, build, memory);
      if (found.length === 0) return { build, faults };
      if (!least || found.length < least.length) least = found;
    }
    return { build: undefined, faults: [...faults, ...(least ?? [])] };
  } catch (error) {
    return {
      build: undefined,
      faults: [`builds/latest.json cannot be read: ${errorMessage(error)}`],
    };
  }
}
