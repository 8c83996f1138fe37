import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { pictureLineSchema, pictureSchema, plainTextSchema, upTo } from './texts';

const lineFields = {
  /** Text in place of the picture, the `alt` of a page. */
  line: pictureLineSchema,
  /** Description of what is to be seen, in plain words; shown up to `LIMITS.pictureDescription`. */
  description: z.optional(plainTextSchema),
};

function textsOf<S extends z.core.$ZodLooseShape>(shape: S) {
  const list = upTo(LIMITS.pictureTexts, z.object({ ...shape, ...lineFields }));
  return z.catch(z.optional(list), undefined);
}

/**
 * Words for pictures of an item, each with the address that another field of the item gives. No build stops for them: faulty
 * ones count as absent.
 */
export const pictureTextFields = { picture_texts: textsOf({ picture: pictureSchema }) };

/** Translations of these words: as many of them, in the same order. */
export const pictureTextTranslations = { picture_texts: textsOf({}) };
