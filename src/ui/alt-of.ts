import type { PictureWords } from '../contract';
import { fallbackLang } from '../i18n/fallback-lang';

/**
 * Gives the text that stands for a picture, with its language.
 * @param instead what stands there where nobody has written any; empty where the text beside the picture says enough
 */
export function altOf(
  words: Pick<PictureWords, 'line' | 'untranslated'> | null | undefined,
  instead = '',
) {
  return { alt: words?.line ?? instead, lang: words ? fallbackLang(words, 'line') : undefined };
}
