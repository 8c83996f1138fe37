import pLimit from 'p-limit';
import sharp from 'sharp';
import { addressCheck } from './address-check';
import { PictureFault } from './picture-fault';
import {
  pictureKey,
  type PictureIndex,
  type PictureKind,
  type NeededPicture,
} from './picture-kinds';
import { originPicture, placeholder } from './placeholder';
import { openStore, storePlaceholders } from './picture-store';
import { pictureWarnings } from './picture-warnings';
import { createPictureUpdater, type ResolvedAddress, type UpdateOptions } from './update-picture';

export interface ResolveOptions extends UpdateOptions {
  /** `build` fetches and encodes; `origin` links to the pictures as they are. */
  readonly mode: 'build' | 'origin';
  /** Outlives `.cache` and `public`. */
  readonly storeDir: string;
  readonly log: { warn(message: string): void; info?(message: string): void };
  /** Addresses that are worked on at a time; each holds one picture in memory. */
  readonly concurrency?: number;
}

/** Milliseconds after which the index is written, so that a stopped build is not all lost. */
const SAVE_AFTER = 10_000;

function kindsByAddress(needed: readonly NeededPicture[]): ReadonlyMap<string, PictureKind[]> {
  const byAddress = new Map<string, PictureKind[]>();
  for (const { kind, url } of needed) {
    const kinds = byAddress.get(url) ?? [];
    if (!kinds.includes(kind)) byAddress.set(url, [...kinds, kind]);
  }
  return byAddress;
}

async function resolveInBuild(
  wanted: ReadonlyMap<string, PictureKind[]>,
  options: ResolveOptions,
): Promise<ReadonlyMap<string, ResolvedAddress>> {
  const store = await openStore(options.storeDir);
  const { resolve, counts } = createPictureUpdater(store, options);
  const limit = pLimit(options.concurrency ?? 8);
  const resolved = new Map<string, ResolvedAddress>();
  let saved = Date.now();
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const work = async ([url, kinds]: [string, PictureKind[]]) => {
      resolved.set(url, await resolve(url, kinds));
      if (Date.now() - saved < SAVE_AFTER) return;
      saved = Date.now();
      await store.save();
    };
    await Promise.all([...wanted].map((entry) => limit(work, entry)));
    await store.prune();
  } finally {
    // Gatsby's own picture plugins share the setting.
    sharp.concurrency(threads);
    await store.save();
  }
  options.log.info?.(
    `Pictures: ${String(wanted.size)} addresses, ${String(counts.requests)} requests, ${String(counts.encoded)} files encoded`,
  );
  return resolved;
}

async function resolveAtOrigin(
  wanted: ReadonlyMap<string, PictureKind[]>,
  { origins, storeDir }: ResolveOptions,
): Promise<ReadonlyMap<string, ResolvedAddress>> {
  await storePlaceholders(storeDir);
  const check = addressCheck(origins);
  return new Map(
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
}

/**
 * Finds a picture for every one that is needed. A picture that cannot be had is a placeholder and a warning, never a
 * failed build; only a fault of this machine (a full disk) is thrown.
 * @returns one entry for each different one, in their order.
 */
export async function resolvePictures(
  needed: readonly NeededPicture[],
  options: ResolveOptions,
): Promise<PictureIndex> {
  const wanted = kindsByAddress(needed);
  const resolveAll = options.mode === 'build' ? resolveInBuild : resolveAtOrigin;
  const resolved = await resolveAll(wanted, options);
  const problems = [...wanted.keys()].flatMap((url) => resolved.get(url)?.problem ?? []);
  for (const line of pictureWarnings(problems)) options.log.warn(line);
  return new Map(
    needed.map((each) => [
      pictureKey(each),
      resolved.get(each.url)?.pictures.get(each.kind) ?? placeholder(each.kind),
    ]),
  );
}
