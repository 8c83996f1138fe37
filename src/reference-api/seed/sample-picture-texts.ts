import * as z from 'zod/mini';
import { LIMITS } from '../../contract/limits';

/** Words for a picture in a sample file, beside the other texts of its item. */
export const pictureWordsFields = {
  line: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.pictureLine))),
  description: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.pictureDescription))),
};

const wordsSchema = z.object(pictureWordsFields);

type Words = z.infer<typeof wordsSchema>;

/** Words for the pictures of a game: the cover, which the banner shows wider, and the two of its gallery. */
export const gamePicturesFields = {
  pictures: z.optional(
    z.object({ cover: wordsSchema, gallery: z.array(wordsSchema).check(z.length(2)) }),
  ),
};

/** Texts of a game with words for its pictures. */
export type GameWords = Partial<z.infer<z.ZodMiniObject<typeof gamePicturesFields>>>;

/** Words for the one picture of a role that is looked at. */
export const portraitFields = { portrait_line: pictureWordsFields.line };

/** Texts of a role with words for its portrait. */
export type RoleWords = Partial<z.infer<z.ZodMiniObject<typeof portraitFields>>>;

/** Pictures of an item, and its texts in each language, which have the words for them. */
interface Described<W extends object, T extends W> {
  readonly pictures: readonly string[];
  readonly zh: NoInfer<W>;
  readonly i18n: { readonly en?: T | undefined; readonly ja?: T | undefined } | undefined;
}

function wireWords({ line = '', description }: Words = {}) {
  return { line, ...(description !== undefined && { description }) };
}

/**
 * Gives the words for pictures the place that they have in the contract.
 * @param wordsIn finds them among texts, one for each picture
 * @param own leaves them out of translated texts
 */
export function withPictureTexts<W extends object, T extends W, Own extends object>(
  { pictures, zh, i18n }: Described<W, T>,
  wordsIn: (texts: W) => readonly (Words | undefined)[],
  own: (texts: T) => Own,
) {
  const chinese = wordsIn(zh);
  const isWritten = pictures.map((_, at) => chinese[at]?.line !== undefined);
  const written = <V>(all: readonly V[]): V[] => all.filter((_, at) => isWritten[at]);
  const translated = (texts: T | undefined) => {
    if (!texts) return undefined;
    const words = wordsIn(texts);
    const lines = written(pictures.map((_, at) => wireWords(words[at])));
    return lines.some(({ line }) => line !== '')
      ? { ...own(texts), picture_texts: lines }
      : own(texts);
  };
  const texts = written(pictures.map((picture, at) => ({ picture, ...wireWords(chinese[at]) })));
  return {
    ...(texts.length > 0 && { picture_texts: texts }),
    i18n: i18n && { en: translated(i18n.en), ja: translated(i18n.ja) },
  };
}

/** Finds the words for an item's only picture. */
export function wordsOfPicture({ line, description }: Words): readonly Words[] {
  return [{ line, description }];
}

/** Leaves out the words for an item's only picture. */
export function withoutPictureWords<T extends Words>({
  line: _line,
  description: _description,
  ...texts
}: T) {
  return texts;
}
