import type { PictureText } from '../../../contract/describe-picture';
import type { Game } from './model';

/** A picture of a game that has words. */
export interface WordedPicture {
  readonly kind: 'banner' | 'cover';
  readonly url: string;
  readonly text: PictureText;
  /** Its place in the gallery, from 0; undefined for the picture at the top of the page. */
  readonly place: number | undefined;
}

/** True for a game whose gallery has words: then it has a file of its pictures in words. */
export function hasGalleryWords({ gallery, pictureTexts }: Game): boolean {
  return pictureTexts.some(({ picture }) => gallery.includes(picture));
}

/** Lists the pictures of a game's page that have words: the one at its top, then those of the gallery. */
export function wordedPictures({ cover, banner, gallery, pictureTexts }: Game): WordedPicture[] {
  const top = banner === undefined ? ('cover' as const) : ('banner' as const);
  const pictures = [
    { kind: top, url: banner ?? cover, place: undefined },
    ...gallery.map((url, place) => ({ kind: 'cover' as const, url, place })),
  ];
  return pictures.flatMap((picture) => {
    const text = pictureTexts.find((each) => each.picture === picture.url);
    return text ? [{ ...picture, text }] : [];
  });
}
