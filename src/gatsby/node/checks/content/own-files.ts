import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of `content/` that is written as text. */
export interface OwnFile {
  /** Its path as an editor knows it: `content/legal/terms/zh.md`. */
  readonly file: string;
  readonly text: string;
}

const TEXT = /\.(?:md|ya?ml|json)$/;

/** Lists the files of a folder as paths from it, with `/` between their parts, in order. */
export function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Reads the text files of a folder of content. */
export function readOwnFiles(root: string): OwnFile[] {
  return filesOf(root)
    .filter((file) => TEXT.test(file))
    .map((file) => ({
      file: `content/${file}`,
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
}

/** Reads the sizes of the pictures of a folder of content, in bytes. */
export function pictureSizes(root: string): { readonly file: string; readonly bytes: number }[] {
  return filesOf(root)
    .filter((file) => /\.(?:webp|avif|png|jpe?g|gif|svg)$/i.test(file))
    .map((file) => ({ file: `content/${file}`, bytes: statSync(path.join(root, file)).size }));
}
