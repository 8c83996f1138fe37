import type { Fault } from '../../faults';

/** Most bytes of a picture in `content/art`: beyond them a clone and each first build are slower, and no page is better. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Finds pictures that are heavier than a page can use. */
export function pictureWeightFaults(
  pictures: readonly { readonly file: string; readonly bytes: number }[],
): Fault[] {
  return pictures
    .filter(({ bytes }) => bytes > MOST_BYTES)
    .map(({ file, bytes }) => ({
      where: file,
      what: `is a picture of ${(bytes / 1024 / 1024).toFixed(1)} MB, expected 2 MB at the most: save it as WebP, 2,560 pixels wide`,
    }));
}
