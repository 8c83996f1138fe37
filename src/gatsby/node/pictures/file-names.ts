import { createHash } from 'node:crypto';
import { PICTURES_PATH } from '../../../routes/pictures-path';

/** How pictures are encoded. Default effort: 5 and 6 save 1 % and take up to three times as long. */
export const WEBP = { quality: 78, effort: 4 } as const;

/**
 * Part of every digest: addresses are served as immutable, so other settings must give other addresses.
 * Count up when the way pictures are made changes.
 */
const RECIPE = `1 webp ${String(WEBP.quality)} ${String(WEBP.effort)}`;

function digest(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Names a picture's content together with the recipe: 16 hexadecimal digits. */
export function contentDigest(bytes: Uint8Array): string {
  return digest(`${RECIPE} ${digest(bytes)}`).slice(0, 16);
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
