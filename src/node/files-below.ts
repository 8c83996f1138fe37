import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, from its root, with a slash in front and between. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.relative(folder, path.join(entry.parentPath, entry.name));
      return `/${file.split(path.sep).join('/')}`;
    });
}
