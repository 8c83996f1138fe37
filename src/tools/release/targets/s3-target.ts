import { setTimeout } from 'node:timers/promises';
import {
  LIVE_OBJECT,
  parseLiveRelease,
  type LiveRelease,
  type Slot,
} from '../../../gatsby/node/outputs/hosting/edge/live-release';
import type { Release } from '../release-store';
import { inParallel } from '../in-parallel';
import { openBucket, type Bucket, type WrittenObject } from './s3-bucket';
import { fingerprintsOf, readObject } from './slot-files';
import { decodeNote, encodeNote, noteOfPlan, planSlot, type SlotNote } from './slot-note';
import type { BeforeSwitch, Target, TargetReport } from './target';
import type { BucketAddress } from './target-address';
import { uploadStages } from './upload-stages';

/** Objects that are written at once. */
const AT_ONCE = 32;

/** Objects after which the note is written anew, so that a run that is killed has not worked in vain. */
const NOTED_EVERY = 5_000;

/** How long the folder of the release before is left alone after a switch, in milliseconds: some edges still show it. */
export const SETTLE_MS = 60_000;

interface S3Options {
  readonly address: BucketAddress;
  /** The address as the operator wrote it. */
  readonly name: string;
  readonly folderOf: (id: string) => string;
  /** See {@link SETTLE_MS}; tests need not wait. */
  readonly settleMs?: number;
}

const PRIVATE = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

function noteKey(slot: Slot): string {
  return `${slot}.note.json.gz`;
}

/** Tells a release from every other one: an id may come again. */
function identityOf({ id, made }: Release): string {
  return `${id} ${made}`;
}

async function readLive(bucket: Bucket): Promise<LiveRelease | undefined> {
  const bytes = await bucket.get(LIVE_OBJECT);
  return bytes && parseLiveRelease(Buffer.from(bytes).toString('utf8'));
}

/** Reads what a slot holds; without a note that can be read, whatever is listed may be anything. */
async function readNote(bucket: Bucket, slot: Slot): Promise<SlotNote> {
  const bytes = await bucket.get(noteKey(slot));
  try {
    if (bytes) return decodeNote(bytes);
  } catch {
    // Listed below.
  }
  const keys = await bucket.list(`${slot}/`);
  return { release: null, files: {}, unsure: keys.map((key) => key.slice(slot.length)) };
}

function writeNote(bucket: Bucket, slot: Slot, note: SlotNote): Promise<void> {
  const object: WrittenObject = { ...PRIVATE, key: noteKey(slot), body: encodeNote(note) };
  return bucket.put(object);
}

/** Makes a slot that nobody is shown hold a release, from whatever it holds. */
async function fillSlot(
  bucket: Bucket,
  slot: Slot,
  held: SlotNote,
  release: Release,
  folder: string,
): Promise<{ readonly uploaded: number; readonly removed: number }> {
  const wanted = await fingerprintsOf(folder, release.files);
  const plan = planSlot(held, wanted);
  const note = noteOfPlan(held, plan);
  const unsure = new Set(note.unsure);
  const writeProgress = () => writeNote(bucket, slot, { ...note, unsure: [...unsure] });
  await writeProgress();
  let uploaded = 0;
  const upload = async (file: string): Promise<void> => {
    await bucket.put({ key: `${slot}${file}`, ...(await readObject(folder, file)) });
    note.files[file] = wanted[file] ?? '';
    unsure.delete(file);
    uploaded += 1;
    if (uploaded % NOTED_EVERY === 0) await writeProgress();
  };
  try {
    for (const stage of uploadStages(plan.upload)) await inParallel(stage, AT_ONCE, upload);
    await bucket.remove(plan.remove.map((file) => `${slot}${file}`));
  } catch (error) {
    // It only saves work: the note from before the first change is right, too.
    await writeProgress().catch(() => undefined);
    throw error;
  }
  await writeNote(bucket, slot, { release: identityOf(release), files: wanted, unsure: [] });
  return { uploaded, removed: plan.remove.length };
}

/** Waits until no edge shows the other slot any more. */
async function letSettle(live: LiveRelease | undefined, settleMs: number): Promise<void> {
  const left = live ? Date.parse(live.since) + settleMs - Date.now() : 0;
  if (left > 0) await setTimeout(Math.min(left, settleMs));
}

async function update(
  bucket: Bucket,
  release: Release,
  beforeSwitch: BeforeSwitch | undefined,
  { folderOf, settleMs = SETTLE_MS }: S3Options,
): Promise<Omit<TargetReport, 'to'>> {
  const live = await readLive(bucket);
  if (live?.release === release.id && live.made === release.made) {
    return { kind: 'current', release: release.id };
  }
  const slot: Slot = live?.slot === 'a' ? 'b' : 'a';
  const held = await readNote(bucket, slot);
  const isThere = held.release === identityOf(release);
  if (!isThere) await letSettle(live, settleMs);
  const counts = isThere
    ? { uploaded: 0, removed: 0 }
    : await fillSlot(bucket, slot, held, release, folderOf(release.id));
  await beforeSwitch?.(live?.release);
  const { id, made } = release;
  const now: LiveRelease = { slot, release: id, made, since: new Date().toISOString() };
  await bucket.put({ ...PRIVATE, key: LIVE_OBJECT, body: Buffer.from(`${JSON.stringify(now)}\n`) });
  return { kind: 'updated', release: id, ...counts };
}

/**
 * A bucket as a target. It has two folders, `a/` and `b/`, and `live.json` says which of them the edge worker shows. A release is
 * made in the other one, from what that holds of the release before the last, and is shown by writing `live.json`: visitors get
 * one whole build at any moment, and going back to the release before writes nothing else. The rules lie in the folder of
 * their release, so that the edge worker takes both at once.
 */
export function s3Target(options: S3Options): Target {
  const withBucket = async <T>(work: (bucket: Bucket) => Promise<T>): Promise<T> => {
    const bucket = await openBucket(options.address);
    try {
      return await work(bucket);
    } finally {
      bucket.close();
    }
  };
  return {
    address: options.name,
    update: (release, beforeSwitch) =>
      withBucket((bucket) => update(bucket, release, beforeSwitch, options)),
    shown: () => withBucket(async (bucket) => (await readLive(bucket))?.release),
  };
}
