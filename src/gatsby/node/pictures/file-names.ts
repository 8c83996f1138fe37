import { createHash } from 'node:crypto';
import { PICTURES_PATH } from '../../../routes/pictures-path';

/** Care that is taken with the pictures of a build (setting `PICTURES`). */
export type PictureCare = 'build' | 'quick';

/**
 * How pictures are encoded. Efforts of 5 and 6 save 1 % against 4 and take up to three times as long; 2 takes half of
 * the time for 5 % more, which is for who wants to see a site rather than to publish it.
 */
export const WEBP = {
  build: { quality: 78, effort: 4 },
  quick: { quality: 78, effort: 2 },
} as const satisfies Readonly<Record<PictureCare, unknown>>;

/**
 * Part of every digest: addresses are served as immutable, so other settings must give other addresses.
 * Count up when the way pictures are made changes.
 */
function recipeOf(care: PictureCare): string {
  const { quality, effort } = WEBP[care];
  return `1 webp ${String(quality)} ${String(effort)}`;
}

function digest(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Names a picture's content together with the recipe: 16 hexadecimal digits. */
export function contentDigest(bytes: Uint8Array, care: PictureCare = 'build'): string {
  return digest(`${recipeOf(care)} ${digest(bytes)}`).slice(0, 16);
}

/** The file of one width. */
export function encodedName(content: string, width: number): string {
  return `${content}-${String(width)}.webp`;
}

/** The file of a placeholder. */
export function placeholderName(svg: string): string {
  return `placeholder-${digest(svg).slice(0, 16)}.svg`;
}

const OUR_NAME = /^(?:[0-9a-f]{16}-\d{1,5}\.webp|placeholder-[0-9a-f]{16}\.svg)$/;

/** True when a file is one of ours; what is not is never read, served or removed. */
export function isOurName(name: string): boolean {
  return OUR_NAME.test(name);
}

/** The address of a file. */
export function addressOf(name: string): string {
  return `${PICTURES_PATH}${name}`;
}
