import pLimit from 'p-limit';
import sharp from 'sharp';
import { addressCheck } from './address-check';
import { PictureFault } from './picture-fault';
import { byImportance, createBudget, fetchInRounds, type WantedPicture } from './picture-budget';
import {
  pictureKey,
  type PictureIndex,
  type PictureKind,
  type NeededPicture,
} from './picture-kinds';
import type { PictureCare } from './file-names';
import { originPicture, placeholder } from './placeholder';
import { openStore, storePlaceholders } from './picture-store';
import { checkPictureLosses } from './picture-losses';
import { pictureWarnings, type PictureProblem } from './picture-warnings';
import { PictureUpdater, type ResolvedAddress, type UpdateOptions } from './update-picture';

export interface ResolveOptions extends Omit<UpdateOptions, 'care'> {
  /** `build` and `quick` fetch and encode; `origin` links to the pictures as they are. */
  readonly mode: PictureCare | 'origin';
  /** Outlives `.cache` and `public`. */
  readonly storeDir: string;
  /** Policy when many pictures are lost that the last build had: `stop` (default) or `allow` it. */
  readonly losses?: 'stop' | 'allow' | undefined;
  /** How many pictures a build fetches at the most; the next builds go on. Default: all. */
  readonly budget?: number | undefined;
  readonly log: { warn(message: string): void; info?(message: string): void };
  /** Addresses that are worked on at a time; each holds one picture in memory. */
  readonly concurrency?: number;
}

/** Milliseconds after which the index is written, so that a stopped build is not all lost. */
const SAVE_AFTER_MS = 10_000;

function kindsByAddress(needed: readonly NeededPicture[]): ReadonlyMap<string, PictureKind[]> {
  const byAddress = new Map<string, PictureKind[]>();
  for (const { kind, url } of needed) {
    const kinds = byAddress.get(url) ?? [];
    if (!kinds.includes(kind)) byAddress.set(url, [...kinds, kind]);
  }
  return byAddress;
}

/** Lists what is wrong, in the order of the needed pictures. */
function problemsOf(
  wanted: ReadonlyMap<string, PictureKind[]>,
  resolved: ReadonlyMap<string, ResolvedAddress>,
): readonly PictureProblem[] {
  return [...wanted.keys()].flatMap((url) => resolved.get(url)?.problem ?? []);
}

/**
 * Parts what is stored from what has nothing to show. Of what is stored, the longest unasked comes first, so that its
 * turn comes in a later build where a budget does not suffice.
 */
function partition(
  wanted: ReadonlyMap<string, PictureKind[]>,
  storedAt: (url: string, kinds: readonly PictureKind[]) => number | undefined,
): { readonly stored: readonly WantedPicture[]; readonly unknown: readonly WantedPicture[] } {
  const dated = [...wanted].map((each) => ({ each, at: storedAt(...each) }));
  const stored = dated
    .flatMap(({ each, at }) => (at === undefined ? [] : [{ each, at }]))
    .sort((a, b) => a.at - b.at);
  return {
    stored: stored.map(({ each }) => each),
    unknown: dated.flatMap(({ each, at }) => (at === undefined ? [each] : [])),
  };
}

function leftLine(
  resolved: ReadonlyMap<string, ResolvedAddress>,
  budget = Infinity,
): string | undefined {
  const left = [...resolved.values()].filter(({ isLeft }) => isLeft);
  if (left.length === 0) return undefined;
  const copies = left.filter(({ pictures }) => pictures.size > 0).length;
  return `Pictures: ${String(left.length)} are left for the next builds, as PICTURES_BUDGET is ${String(budget)}: ${String(left.length - copies)} show a placeholder, ${String(copies)} a stored copy`;
}

async function resolveInBuild(
  wanted: ReadonlyMap<string, PictureKind[]>,
  care: PictureCare,
  options: ResolveOptions,
): Promise<ReadonlyMap<string, ResolvedAddress>> {
  const store = await openStore(options.storeDir);
  const budget = createBudget(options.budget);
  const updater = new PictureUpdater(store, { ...options, care }, budget);
  const { counts } = updater;
  const limit = pLimit(options.concurrency ?? 8);
  const resolved = new Map<string, ResolvedAddress>();
  const had = new Set([...wanted.keys()].filter((url) => store.had(url)));
  let saved = Date.now();
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const work = async ([url, kinds]: WantedPicture) => {
      resolved.set(url, await updater.resolve(url, kinds));
      if (Date.now() - saved < SAVE_AFTER_MS) return;
      saved = Date.now();
      await store.save();
    };
    const { stored, unknown } = partition(wanted, (url, kinds) => updater.storedAt(url, kinds));
    // First what has nothing but a placeholder.
    const left = await fetchInRounds(byImportance(unknown), budget, (each) => limit(work, each));
    for (const [url, kinds] of left) resolved.set(url, await updater.resolve(url, kinds, false));
    await Promise.all(stored.map((each) => limit(work, each)));
    const problems = problemsOf(wanted, resolved);
    for (const line of pictureWarnings(problems)) options.log.warn(line);
    for (const url of checkPictureLosses(had, problems, options)) store.giveUp(url);
    await store.prune();
  } finally {
    // Gatsby's own picture plugins share the setting.
    sharp.concurrency(threads);
    await store.save();
  }
  options.log.info?.(
    `Pictures: ${String(wanted.size)} addresses, ${String(counts.requests)} requests, ${String(counts.encoded)} files encoded`,
  );
  const left = leftLine(resolved, options.budget);
  if (left !== undefined) options.log.info?.(left);
  return resolved;
}

async function resolveAtOrigin(
  wanted: ReadonlyMap<string, PictureKind[]>,
  { origins, storeDir, log }: ResolveOptions,
): Promise<ReadonlyMap<string, ResolvedAddress>> {
  await storePlaceholders(storeDir);
  const check = addressCheck(origins);
  const resolved = new Map(
    [...wanted].map(([url, kinds]): [string, ResolvedAddress] => {
      try {
        const { href } = check(url);
        return [url, { pictures: new Map(kinds.map((kind) => [kind, originPicture(href, kind)])) }];
      } catch (fault) {
        if (!(fault instanceof PictureFault)) throw fault;
        return [url, { pictures: new Map(), problem: { url, kinds, fault, stale: false } }];
      }
    }),
  );
  for (const line of pictureWarnings(problemsOf(wanted, resolved))) log.warn(line);
  return resolved;
}

/**
 * Finds a picture for every one that is needed. A picture that cannot be had is the copy of an earlier build or a
 * placeholder, and a warning.
 * @throws BuildFaults when many are lost that the last build had; else only a fault of this machine (a full disk)
 * @returns one entry for each different one, in their order.
 */
export async function resolvePictures(
  needed: readonly NeededPicture[],
  options: ResolveOptions,
): Promise<PictureIndex> {
  const wanted = kindsByAddress(needed);
  const resolved = await (options.mode === 'origin'
    ? resolveAtOrigin(wanted, options)
    : resolveInBuild(wanted, options.mode, options));
  return new Map(
    needed.map((each) => [
      pictureKey(each),
      resolved.get(each.url)?.pictures.get(each.kind) ?? placeholder(each.kind),
    ]),
  );
}
