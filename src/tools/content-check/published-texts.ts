import { execFileSync } from 'node:child_process';

function git(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}

/**
 * Reads the texts of files as they were committed last, where they have changed since.
 * @param root the folder of the repository; outside of one there is nothing to compare with
 * @param folder the folder of the files, from there
 * @returns texts by the paths of their files
 */
export function publishedTexts(root: string, folder: string): ReadonlyMap<string, string> {
  const changed = git(root, ['diff', '--name-only', '--relative', '-z', 'HEAD', '--', folder]);
  const files = (changed ?? '').split('\0').filter((file) => file !== '');
  return new Map(
    files.flatMap((file) => {
      const text = git(root, ['show', `HEAD:./${file}`]);
      return text === undefined ? [] : [[file, text]];
    }),
  );
}
