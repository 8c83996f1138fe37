/** Every kind of picture that the sample library has: the first part of a picture's address, and its folder. */
const samplePictureKinds = [
  'game-cover',
  'game-banner',
  'game-icon',
  'game-gallery-1',
  'game-gallery-2',
  'role-avatar',
  'role-portrait',
  'character-avatar',
  'character-figure',
  'scene',
  'activity',
  'banner',
] as const;

export type SamplePictureKind = (typeof samplePictureKinds)[number];

/** The address of a picture, relative to the API base address. */
export function samplePictureAddress(kind: SamplePictureKind, id: string): string {
  return `/pictures/${kind}/${id}.webp`;
}

/**
 * The path of a picture's file below the folder of all pictures, from the two parts of its address.
 * Undefined for an unknown kind and for anything but an id with `.webp`, so that no address leads out of the folder.
 */
export function picturePath(kind: string, file: string): string | undefined {
  const isKnown = samplePictureKinds.some((known) => known === kind);
  return isKnown && /^[A-Za-z0-9_-]{1,64}\.webp$/.test(file) ? `${kind}/${file}` : undefined;
}
