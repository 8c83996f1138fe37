import type { PictureOwner } from './subject';

/** Every kind of picture, the first part of its address, and whose it is: the table of subjects knows the owner and the id. */
export const pictureKinds = {
  'game-cover': 'game',
  'game-banner': 'game',
  'game-icon': 'game',
  'game-gallery-1': 'game',
  'game-gallery-2': 'game',
  'role-avatar': 'role',
  'role-portrait': 'role',
  'character-avatar': 'character',
  'character-figure': 'figure',
  scene: 'scene',
  activity: 'activity',
  banner: 'banner',
} as const satisfies Record<string, PictureOwner>;

export type PictureKind = keyof typeof pictureKinds;

/** Whether an address's first part is a kind of picture. */
export function isPictureKind(kind: string): kind is PictureKind {
  return Object.hasOwn(pictureKinds, kind);
}

/** All kinds of pictures that an owner has. */
export function pictureKindsOf(owner: string): PictureKind[] {
  return Object.keys(pictureKinds)
    .filter(isPictureKind)
    .filter((kind) => pictureKinds[kind] === owner);
}

/** The address of a picture, relative to the API base address. */
export function pictureAddress(kind: PictureKind, id: string): string {
  return `/pictures/${kind}/${id}.webp`;
}
