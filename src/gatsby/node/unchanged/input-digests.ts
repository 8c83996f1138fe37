import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { settings } from '../../../config/settings';
import { filesBelow } from '../../../node/files-below';

/** Digests of all that a build is made of beside the library, by what a person calls it. */
export const inputDigestsSchema = z.object({
  'content/': z.string(),
  'static/': z.string(),
  'the code': z.string(),
  packages: z.string(),
  settings: z.string(),
  Node: z.string(),
});
export type InputDigests = z.infer<typeof inputDigestsSchema>;

const CODE = [
  'src',
  'package.json',
  'tsconfig.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/** Packages as the lock file asks for them, and as npm has noted that it has installed them. */
const PACKAGES = ['package-lock.json', path.join('node_modules', '.package-lock.json')];

/** Variables beside the settings that the programs of a build read. */
const READ_BY_PROGRAMS = /^(GATSBY_|NODE_|BROWSERSLIST|TZ$|LANG$|LC_)/;

/** Tests are no part of the site, and a build does not read them. */
const IS_TEST = /\.(test|spec)\.tsx?$/;

function addFile(hash: Hash, name: string, file: string): void {
  const bytes = readFileSync(file);
  hash.update(`${name}\0${String(bytes.length)}\0`).update(bytes);
}

/** Digests files and folders by name and content; what is missing is told from what is empty. */
function digestFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const place = path.join(root, name);
    if (!existsSync(place)) hash.update(`${name}\0missing\0`);
    else if (statSync(place).isFile()) addFile(hash, name, place);
    else {
      const files = filesBelow(place).filter((file) => !IS_TEST.test(file));
      for (const file of [...files].sort()) addFile(hash, name + file, path.join(place, file));
    }
  }
  return hash.digest('hex');
}

function digestSettings(env: NodeJS.ProcessEnv): string {
  const names = Object.keys(env).filter(
    (name) => Object.hasOwn(settings, name) || READ_BY_PROGRAMS.test(name),
  );
  const values = names.sort().map((name) => [name, env[name]]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/**
 * Digests all that a build is made of beside the library.
 * @param root the site's folder
 * @param env the variables that the build is started with
 */
export function digestInputs(root: string, env: NodeJS.ProcessEnv): InputDigests {
  return {
    'content/': digestFiles(root, ['content']),
    'static/': digestFiles(root, ['static']),
    'the code': digestFiles(root, CODE),
    packages: digestFiles(root, PACKAGES),
    settings: digestSettings(env),
    Node: `${process.version} ${process.platform} ${process.arch}`,
  };
}
