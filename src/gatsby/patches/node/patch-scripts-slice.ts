import { createRequire } from 'node:module';
import path from 'node:path';

type WriteFile = (file: string, text: string) => Promise<boolean>;

/** Module by which Gatsby writes files that have changed (gatsby/dist/utils/ensure-file-content.js). */
interface FileWriter {
  ensureFileContent: WriteFile;
}

function isFileWriter(value: unknown): value is FileWriter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ensureFileContent' in value &&
    typeof value.ensureFileContent === 'function'
  );
}

/** File with the end of every page: the table of chunks, the digest of the build and the scripts. */
const SCRIPTS = `${path.sep}_gatsby-scripts-1.html`;

const TABLE = /^\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/;

/**
 * Makes a writer leave the table of chunks out of the scripts of a page.
 * @throws Error when it is not the writer, or not the text, that Gatsby had in 5.16
 */
export function leaveOutChunkTable(writer: unknown): void {
  const fault = 'another than in 5.16. See src/gatsby/patches/node/patch-scripts-slice.ts';
  if (!isFileWriter(writer)) throw new Error(`Gatsby’s utils/ensure-file-content is ${fault}`);
  const write = writer.ensureFileContent;
  writer.ensureFileContent = async (file, text) => {
    if (!file.endsWith(SCRIPTS)) return write(file, text);
    if (!TABLE.test(text)) throw new Error(`What Gatsby puts at the end of pages is ${fault}`);
    return write(file, text.replace(TABLE, ''));
  };
}

/**
 * Keeps the table of chunks, 1.9 kB or 0.3 kB compressed, out of every page: webpack's part of the scripts has it, too
 * (`browser/gatsby-runtime.ts`).
 */
export function patchScriptsSlice(siteFolder: string): void {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const gatsby = path.dirname(load.resolve('gatsby/package.json'));
  leaveOutChunkTable(load(path.join(gatsby, 'dist', 'utils', 'ensure-file-content.js')));
}
