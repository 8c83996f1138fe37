import { LOCALES } from '../../../config/locales';
import { pictureWordsIn, type PictureText } from '../../../contract/describe-picture';
import {
  pictureKey,
  type Picture,
  type PictureIndex,
  type PictureKind,
} from '../pictures/picture-kinds';

/** Finds the picture of a kind at an address; null where there is no address. */
export type FindPicture = (kind: PictureKind, url: string | undefined) => Picture | null;

/** Looks pictures up; each has been resolved before, to a placeholder at least. */
export function pictureFinder(pictures: PictureIndex): FindPicture {
  return (kind, url) => {
    if (url === undefined) return null;
    const picture = pictures.get(pictureKey({ kind, url }));
    if (!picture) throw new Error(`No picture was resolved for the ${kind} ${url}`);
    return picture;
  };
}

function wordsOf(text: PictureText) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, pictureWordsIn(text, locale)]));
}

/** Finds pictures of an item together with the words that it has for them. */
export function withWords(find: FindPicture, texts: readonly PictureText[]): FindPicture {
  return (kind, url) => {
    const picture = find(kind, url);
    const text = texts.find((each) => each.picture === url);
    if (!picture || !text) return picture;
    return { ...picture, text: wordsOf(text) };
  };
}

/** Gives games of a list their pictures. */
export function withCovers<T extends { readonly gameId: string }>(
  games: readonly T[],
  covers: ReadonlyMap<string, string>,
  find: FindPicture,
) {
  return games.map((game) => ({ ...game, cover: find('cover', covers.get(game.gameId)) }));
}
