import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const noteSchema = z.object({
  /** The release that the slot holds whole, by id and time; null while it is being changed. */
  release: z.nullable(z.string()),
  /** Fingerprint of each object by its file. */
  files: z.record(z.string(), z.string()),
  /** Files whose objects were about to be written or removed: whether that has happened, nobody knows. */
  unsure: z.array(z.string()),
});

/**
 * Note of what a slot of a bucket holds, beside the slot: it saves listing a hundred thousand objects at each run, and says
 * what a run that was interrupted may have done.
 */
export type SlotNote = z.infer<typeof noteSchema>;

/** Changes that make a slot hold a release. */
export interface SlotPlan {
  readonly upload: readonly string[];
  readonly remove: readonly string[];
}

/** Compares what a slot holds with the files that it is to hold. */
export function planSlot(held: SlotNote, wanted: Readonly<Record<string, string>>): SlotPlan {
  const known = [...Object.keys(held.files), ...held.unsure];
  return {
    upload: Object.keys(wanted).filter((file) => held.files[file] !== wanted[file]),
    remove: [...new Set(known)].filter((file) => wanted[file] === undefined),
  };
}

/** Notes, before anything is changed, what will be unsure until it is done. */
export function noteOfPlan(held: SlotNote, { upload, remove }: SlotPlan): SlotNote {
  const unsure = [...upload, ...remove];
  const touched = new Set(unsure);
  const sure = Object.entries(held.files).filter(([file]) => !touched.has(file));
  return { release: null, files: Object.fromEntries(sure), unsure };
}

/** Writes a note down, compressed: it names every object of the slot. */
export function encodeNote(note: SlotNote): Buffer {
  return gzipSync(JSON.stringify(note));
}

/**
 * Reads a note.
 * @throws Error when it is none
 */
export function decodeNote(bytes: Uint8Array): SlotNote {
  return noteSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
}
