import { lstatSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../node/errors';

const NAME = /^[^./\\\0][^/\\\0]*$/;

/**
 * Finds where a file or folder of `content/` lies on the disk.
 * @param root the folder of the project
 * @param name as an editor knows it, such as `content/about/zh.md`
 * @throws UsageError for whatever lies elsewhere, is hidden, or is reached through a link
 */
export function contentPath(root: string, name: string): string {
  const parts = name.split('/');
  if (parts[0] !== 'content' || !parts.every((part) => NAME.test(part))) {
    throw new UsageError(`${JSON.stringify(name)} is no file of content/`);
  }
  let file = root;
  for (const part of parts) {
    file = path.join(file, part);
    if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      throw new UsageError(`${name} is reached through a link, which may lead out of content/`);
    }
  }
  return file;
}
