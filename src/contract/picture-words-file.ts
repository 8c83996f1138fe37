import type { Locale } from '../config/locales';

// The pictures of a game in words, as HTML without scripts: what the gallery leads to, and what is read of each picture that is
// looked at large. Most visitors never ask for it, so no page carries it.

/** The folder of these files in a language. */
export function pictureWordsFolder(locale: Locale): string {
  return `/picture-words/${locale}/`;
}

/** The address of a game's file. */
export function pictureWordsAddress(locale: Locale, gameId: string): string {
  return `${pictureWordsFolder(locale)}${gameId}.html`;
}

/** The attribute of a description in such a file: the place of its picture in the gallery, from 0. */
export const GALLERY_PLACE = 'data-gallery';
