import type { Voice } from '../../platform/voice-engine';

/** Lower case, with hyphens: Android writes `zh_CN`. */
function normalized(tag: string): string {
  return tag.toLowerCase().replaceAll('_', '-');
}

function languageOf(tag: string): string {
  const [language = ''] = normalized(tag).split('-');
  // Mandarin by its own code, as Android 13 has it.
  return language === 'cmn' ? 'zh' : language;
}

/** Chinese without a region is Mandarin of the mainland; a voice of Hong Kong speaks another language. */
function pointsOf({ lang, localService, default: isDefault }: Voice, wanted: string): number {
  const isRegion = normalized(lang).endsWith(normalized(wanted).replace(/^[^-]*/, ''));
  const isCantonese = /-hk\b/.test(normalized(lang));
  // A voice of the device works without a network, and sends the text to nobody.
  return (isRegion ? 4 : 0) + (localService ? 2 : 0) + (isDefault ? 1 : 0) - (isCantonese ? 8 : 0);
}

/**
 * Chooses the voice for a language: of the same region, of the device itself, the browser's default, in this order.
 * @param lang the tag of the language (BCP 47)
 * @returns undefined where no voice speaks it
 */
export function chooseVoice(voices: readonly Voice[], lang: string): Voice | undefined {
  return voices
    .filter((voice) => languageOf(voice.lang) === languageOf(lang))
    .sort((one, other) => pointsOf(other, lang) - pointsOf(one, lang))[0];
}
