import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { encodePicture } from './encode';
import type { PictureKind } from './picture-kinds';
import { encodedName, type PictureCare } from './file-names';
import { widthsOf, type PictureStore } from './picture-store';

/**
 * One encoding per core, each with one thread of libvips: on two cores 66 ms a picture (three widths), against 117 one
 * by one and 124 with two threads each. Node's thread pool has four places.
 */
const ENCODED_AT_ONCE = Math.min(availableParallelism(), 4);

/** Puts into the store what it lacks of a picture. @returns how many files that were. */
export type EncodeOnce = (
  content: string,
  bytes: Uint8Array,
  kinds: readonly PictureKind[],
) => Promise<number>;

/** Encodes what is missing, once even when addresses with the same content arrive together. */
export function encodeOnce(store: PictureStore, care: PictureCare = 'build'): EncodeOnce {
  const limit = pLimit(ENCODED_AT_ONCE);
  const turns = new Map<string, Promise<unknown>>();
  const encodeMissing = async (
    content: string,
    bytes: Uint8Array,
    kinds: readonly PictureKind[],
  ) => {
    if (kinds.every((kind) => store.has(content, kind))) return 0;
    const missingWidths = (originalWidth: number): readonly number[] => {
      const widths = new Set(kinds.flatMap((kind) => widthsOf(kind, originalWidth)));
      return [...widths].filter((width) => !store.hasFile(encodedName(content, width)));
    };
    const encoded = await encodePicture(bytes, missingWidths, care);
    await store.keep(content, encoded);
    return encoded.files.length;
  };
  return (content, bytes, kinds) => {
    const before = turns.get(content) ?? Promise.resolve();
    const turn = before.then(() => limit(() => encodeMissing(content, bytes, kinds)));
    // A failure is not shared: the next address with this content tries again and gets its own warning.
    turns.set(
      content,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
