import type { Locale } from '../../config/locales';
import { isLatin, wordsOf } from '../../local-search/normalize-text';
import type { Passage } from './passage';
import { wholeWordsIn } from './query-words';
import { stemOf, textKey } from './text-key';
import type { WeighedWord } from './weigh-words';

/** A sentence as it is told, and as the index sees it: made so when it is first compared. */
export class ReadySentence {
  private readyKey: string | undefined;
  private readyStems: ReadonlySet<string> | undefined;
  private readyWords: ReadonlySet<string> | undefined;

  constructor(readonly text: string) {}

  get key(): string {
    return (this.readyKey ??= textKey(this.text));
  }

  /** How many letters it has. */
  get letters(): number {
    return this.key.replaceAll(' ', '').length;
  }

  /** The words of it, without their endings. */
  get stems(): ReadonlySet<string> {
    return (this.readyStems ??= new Set(wordsOf(this.key).map(stemOf)));
  }

  /** The words of it as the dictionary cuts it. */
  get words(): ReadonlySet<string> {
    return (this.readyWords ??= wholeWordsIn(this.text));
  }
}

const segmenters = new Map<Locale, Intl.Segmenter>();

/** Opening marks at the end of a sentence: Unicode leaves those of the next one there (UAX 29, `Close`). */
const OPENING = /[\p{Ps}\p{Pi}]+$/u;

/** Cuts a text into sentences. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const segmenter =
    segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, segmenter);
  let opening = '';
  return Array.from(segmenter.segment(text), ({ segment }) => {
    const sentence = (opening + segment).trim();
    [opening] = OPENING.exec(sentence) ?? [''];
    return sentence.slice(0, sentence.length - opening.length);
  }).filter((sentence) => sentence !== '');
}

/** Makes the sentences of a passage ready; a spoiler has none but its question. */
export function readySentences({ kind, text, question }: Passage, locale: Locale): ReadySentence[] {
  const told = kind === 'spoiler' ? [question] : sentencesOf(text, locale);
  return told.map((sentence) => new ReadySentence(sentence));
}

/** A form of a word as sentences are compared with it: by its stem, or by what it is anywhere in a text. */
interface Needle {
  readonly text: string;
  readonly isStem: boolean;
}

/** The needles of the forms of a word, made once: each word is held against hundreds of sentences. */
const needles = new WeakMap<readonly string[], readonly Needle[]>();

function needlesOf(forms: readonly string[]): readonly Needle[] {
  const known = needles.get(forms);
  if (known) return known;
  const made = forms.map((form) =>
    !isLatin(form) || form.includes(' ')
      ? { text: form, isStem: false }
      : { text: stemOf(form), isStem: true },
  );
  needles.set(forms, made);
  return made;
}

/** True when a sentence has a word, as the index sees it. */
export function holdsWord(
  sentence: ReadySentence,
  { forms, isBeginning }: Pick<WeighedWord, 'forms' | 'isBeginning'>,
): boolean {
  for (const { text, isStem } of needlesOf(forms)) {
    if (!isStem) {
      if (sentence.key.includes(text)) return true;
    } else if (sentence.stems.has(text)) {
      return true;
    } else if (isBeginning && [...sentence.stems].some((each) => each.startsWith(text))) {
      return true;
    }
  }
  return false;
}

/** Counts the words that a sentence has as whole ones: a single character may be a piece of any other, and Hiragana mostly is an ending. */
export function countWhole(sentence: ReadySentence, words: readonly WeighedWord[]): number {
  const whole = words.filter(
    (word) =>
      !word.isKana &&
      holdsWord(sentence, word) &&
      word.forms.some((form) => form.length > 1 || sentence.words.has(form)),
  );
  return new Set(whole.map(({ shown }) => shown)).size;
}

/** A sentence and what the words in it weigh. */
interface Fit {
  readonly sentence: ReadySentence;
  readonly covered: number;
}

/** Weighs the words in a sentence. */
function coveredBy(sentence: ReadySentence, words: readonly WeighedWord[]): number {
  return words.reduce((sum, word) => sum + (holdsWord(sentence, word) ? word.weight : 0), 0);
}

/** The first of the sentences that have most of the words; undefined where there are none. */
export function bestSentence(
  sentences: readonly ReadySentence[],
  words: readonly WeighedWord[],
): Fit | undefined {
  let best: Fit | undefined;
  for (const sentence of sentences) {
    const covered = coveredBy(sentence, words);
    if (!best || covered > best.covered) best = { sentence, covered };
  }
  return best;
}

/** True unless a passage has a word in Katakana only as the end of a longer one: a drone (ドローン) is no loan (ローン). */
export function standsAlone(
  { heading = '', question, text }: Passage,
  asks: readonly { readonly text: string }[],
  { shown }: Pick<WeighedWord, 'shown'>,
): boolean {
  if (!/^[\p{Script=Katakana}ー]+$/u.test(shown)) return true;
  const whole = [heading, question, text, ...asks.map((ask) => ask.text)]
    .join(' ')
    .normalize('NFKC');
  return (
    !whole.includes(shown) || new RegExp(`(?<![\\p{Script=Katakana}ー])${shown}`, 'u').test(whole)
  );
}
