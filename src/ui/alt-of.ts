import { fallbackLang } from '../i18n/fallback-lang';

/** Words for a picture in the language of the page. */
export interface PictureWords {
  readonly line: string;
  readonly description: string;
  readonly untranslated: readonly string[];
}

/**
 * Gives the text that stands for a picture, with its language.
 * @param instead what stands there where nobody has written any; empty where the text beside the picture says enough
 */
export function altOf(words: PictureWords | null | undefined, instead = '') {
  return { alt: words?.line ?? instead, lang: words ? fallbackLang(words, 'line') : undefined };
}
