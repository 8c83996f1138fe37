import type { Locale } from '../../config/locales';
import { isLatin, wordsOf } from '../../local-search/normalize-text';
import type { Passage } from './passage';
import { stemOf, textKey } from './text-key';
import type { WeighedWord } from './weigh-words';

/** Cuts a text into sentences. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** True when a text holds a word, as the index sees it. */
export function holdsWord(text: string, { forms }: Pick<WeighedWord, 'forms'>): boolean {
  const key = textKey(text);
  const stems = new Set(wordsOf(key).map(stemOf));
  return forms.some((form) =>
    isLatin(form) && !form.includes(' ') ? stems.has(stemOf(form)) : key.includes(form),
  );
}

/** The sentence of a passage that has most of the words, and what these weigh. */
export function bestSentence(
  { text, question }: Passage,
  words: readonly WeighedWord[],
  locale: Locale,
): { readonly sentence: string; readonly covered: number } {
  let best = { sentence: '', covered: -1 };
  for (const sentence of text === '' ? [question] : sentencesOf(text, locale)) {
    const covered = words
      .filter((word) => holdsWord(sentence, word))
      .reduce((sum, { weight }) => sum + weight, 0);
    if (covered > best.covered) best = { sentence, covered };
  }
  return best;
}
