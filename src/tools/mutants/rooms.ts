import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of `src` where a wrong line costs somebody something, each before a folder that it lies in. */
export const MUTANT_ROOMS = [
  'api-client/session',
  'api-client',
  'contract',
  'gatsby/node',
  'features/chat',
  'features/login',
  'local-search',
  'notebook',
  'reference-api',
] as const;

export type MutantRoom = (typeof MUTANT_ROOMS)[number];

/**
 * Tests, what only they use, declarations, and what reaches nobody: the data of the sample library, and what measures
 * the companion.
 */
const NO_PRODUCT =
  /\.test\.tsx?$|\/testing\/|\.d\.ts$|^src\/reference-api\/(sample|companion\/evaluation)\//;

/** The room of a file such as `src/contract/request.ts`; undefined outside of all of them, and for what is left out. */
export function roomOf(file: string): MutantRoom | undefined {
  if (!/\.tsx?$/.test(file) || NO_PRODUCT.test(file)) return undefined;
  return MUTANT_ROOMS.find((room) => file.startsWith(`src/${room}/`));
}

/** Every file of the rooms, in order, with `/` between the parts of its path. */
export function filesOfRooms(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => roomOf(file) !== undefined)
    .sort();
}
