import type { Locale } from '../config/locales';
import { LIMITS } from './limits';
import { translate, type Translations } from './translations';

/** Words for a picture. */
interface Words {
  /** The text that stands for it wherever it is not seen. */
  readonly line: string;
  /** Description of what is to be seen; empty where nobody has written one. */
  readonly description: string;
}

interface WireWords {
  readonly line: string;
  readonly description?: string | undefined;
}

interface Translated {
  readonly picture_texts?: readonly WireWords[] | undefined;
}

/** An item with words for its pictures, as it comes over the wire. */
export interface WithPictureTexts {
  readonly picture_texts?: readonly (WireWords & { readonly picture: string })[] | undefined;
  readonly i18n?:
    | { readonly en?: Translated | undefined; readonly ja?: Translated | undefined }
    | undefined;
}

/** Words for a picture of an item in every language that has them, with the address of the picture. */
export interface PictureText {
  readonly picture: string;
  readonly texts: Words;
  readonly translations: Translations<Words>;
}

/** Words for a picture in one language, and the names of those that stayed Chinese. */
export interface PictureWords extends Words {
  readonly untranslated: readonly string[];
}

/** Reads the words for the pictures of an item. A list of translations of another length fits no picture, and is left out. */
export function pictureTextsOf({
  picture_texts: texts = [],
  i18n,
}: WithPictureTexts): PictureText[] {
  const translated = (given: Translated | undefined, at: number): WireWords | undefined =>
    given?.picture_texts?.length === texts.length ? given.picture_texts[at] : undefined;
  return texts.flatMap(({ picture, line, description = '' }, at) =>
    line === ''
      ? []
      : [
          {
            picture,
            texts: { line, description },
            translations: { en: translated(i18n?.en, at), ja: translated(i18n?.ja, at) },
          },
        ],
  );
}

/** The end of the last sentence of a text; a full stop ends one in front of a blank alone. */
const SENTENCES = /^.*(?:[。！？][”’」』）]*|[.!?…]["'”’)]*(?=\s))/su;

/** The end of the last word of a text, which a cut may have shortened. */
const WORDS = /^.*\S(?=\s)/su;

/** Half of a character at the end of a text. */
const HALF = /\p{Cs}$/u;

/** Cuts a description that is too long: behind a sentence, or where that leaves little of it, behind a word. */
export function cutDescription(text: string): string {
  const most = LIMITS.pictureDescription;
  if (text.length <= most) return text;
  const [sentences = ''] = SENTENCES.exec(text.slice(0, most)) ?? [];
  if (sentences.length > most / 2) return sentences;
  const kept = text.slice(0, most - 1);
  const [words = ''] = WORDS.exec(kept) ?? [];
  return `${words.length > most / 2 ? words : kept.replace(HALF, '')}…`;
}

/** Puts words for a picture into a language; what has no translation stays Chinese and is named. */
export function pictureWordsIn({ texts, translations }: PictureText, locale: Locale): PictureWords {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  return { line: shown.line, description: cutDescription(shown.description), untranslated };
}

/**
 * Gives the words for a picture of an item in a language.
 * @param picture the address, as the item gives it
 * @returns undefined where nobody has written any
 */
export function describePicture(
  item: WithPictureTexts,
  picture: string | undefined,
  locale: Locale,
): PictureWords | undefined {
  const found = pictureTextsOf(item).find((each) => each.picture === picture);
  return found && pictureWordsIn(found, locale);
}
