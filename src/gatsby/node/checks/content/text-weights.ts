import type { Fault } from '../../faults';
import type { OwnFile } from './own-files';

/** Most bytes of a text: ten times the longest one. Beyond them it was pasted by mistake, and Markdown takes minutes to be read. */
const MOST_BYTES = 512 * 1024;

/** Finds texts that are larger than a page can be. */
export function textWeightFaults(files: readonly OwnFile[]): Fault[] {
  return files
    .map(({ file, text }) => ({ file, bytes: Buffer.byteLength(text) }))
    .filter(({ bytes }) => bytes > MOST_BYTES)
    .map(({ file, bytes }) => ({
      where: file,
      what: `is a text of ${(bytes / 1024 / 1024).toFixed(1)} MB, expected 0.5 MB at the most: delete what was pasted by mistake, or divide it into several texts`,
    }));
}
