import type { Fault } from '../../faults';
import type { OwnFile } from './own-files';

/** Most bytes of a text: ten times the longest one. Beyond them it was pasted by mistake, and Markdown takes minutes to be read. */
const MOST_BYTES = 512 * 1024;

/** True for a text that is larger than a page can be. */
export function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > MOST_BYTES;
}

/** Finds texts that are larger than a page can be. */
export function textWeightFaults(files: readonly OwnFile[]): Fault[] {
  return files
    .filter(({ text }) => isTooLarge(text))
    .map(({ file, text }) => ({
      where: file,
      what: `is a text of ${(Buffer.byteLength(text) / 1024 / 1024).toFixed(1)} MB, expected 0.5 MB at the most: delete what was pasted by mistake, or divide it into several texts`,
    }));
}
