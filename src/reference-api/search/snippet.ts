import type { Locale } from '../../config/locales';
import { traceText, type Span } from '../../local-search/normalize-text';
import type { ReadyPassage } from '../passages/read-items';
import { bestSentence, type ReadySentence } from '../passages/sentences';
import { simplify } from '../passages/text-key';
import type { WeighedWord } from '../passages/weigh-words';

interface Window {
  /** Characters before the match, and in all. */
  readonly before: number;
  readonly length: number;
}

/** A Chinese or Japanese character says as much as a short English word does. */
const windows: Readonly<Record<Locale, Window>> = {
  zh: { before: 24, length: 80 },
  en: { before: 60, length: 180 },
  ja: { before: 30, length: 90 },
};

/** Half of a word, or the marks that end what was cut off: no text begins with them. */
const CUT_START = /^(?:[\p{Script=Latin}\d'’-]+[\p{Po}\p{Pe}\p{Pf}]*\s|[\p{Po}\p{Pe}\p{Pf}\s]+)/u;

/** Leaves out the halves of words at the cut ends; texts without blanks stay as they are. */
function dropHalfWords(piece: string, atStart: boolean, atEnd: boolean): string {
  const start = atStart ? piece : piece.replace(CUT_START, '');
  return atEnd ? start : start.replace(/\s[\p{Script=Latin}\d'’-]+$/u, '');
}

/** Marks what is left out behind a piece: nothing after a whole sentence, and no comma before the mark. */
function markEnd(piece: string): string {
  if (/[.!?。！？…]["'”’）」』]*$/u.test(piece)) return piece;
  return `${piece.replace(/[\s,;:，、；：·—–-]+$/u, '')}…`;
}

/**
 * Cuts a piece out of a text.
 * @param from where it begins, in UTF-16 units
 * @param isWhole true where a sentence begins: there is no half of a word before it
 */
function cut(text: string, from: number, length: number, isWhole: boolean): string {
  const characters = Array.from(text);
  const place = Array.from(text.slice(0, from)).length;
  const start = Math.max(0, Math.min(place, characters.length - length));
  const end = start + length;
  const atStart = start === 0 || (isWhole && start === place);
  const atEnd = end >= characters.length;
  const piece = dropHalfWords(characters.slice(start, end).join(''), atStart, atEnd).trim();
  return `${start === 0 ? '' : '…'}${atEnd ? piece : markEnd(piece)}`;
}

/** A section's heading is in the snippet, because it may hold the word. */
function toLine({ passage: { heading, text, question } }: ReadyPassage): string {
  return [heading, text || question].filter((piece) => piece).join(' · ');
}

/** Finds where the first of some words stands in a text, and where it ends; undefined where none does. */
function firstIn(text: string, forms: readonly string[]): Span | undefined {
  const { text: traced, origins } = traceText(text, ' ');
  const key = simplify(traced);
  let first: Span | undefined;
  for (const form of forms) {
    const at = key.indexOf(form);
    const [start] = origins[at] ?? [];
    if (start === undefined || (first && first[0] <= start)) continue;
    first = [start, origins[at + form.length - 1]?.[1] ?? start];
  }
  return first;
}

/** Twice as many units as most words have: one that begins where a window ends is whole before them. */
const BEYOND = 32;

/**
 * Finds where the first of the words stands in a text, which is made `of` these sentences or some of them; 0 where none does, or where it is not beyond a window and the piece
 * begins with the text.
 */
function placeBeyond(
  window: number,
  text: string,
  { of, words }: { readonly of: readonly ReadySentence[]; readonly words: readonly WeighedWord[] },
): number {
  if (text.length <= window) return 0;
  // In most languages a text has none of them, and to trace each character takes a hundred times as long.
  const forms = words
    .flatMap((word) => word.forms)
    .filter((form) => of.some(({ key }) => key.includes(form)));
  if (forms.length === 0) return 0;
  // To look at all of a long text takes the longest of all; the last character may be half of one.
  const near = firstIn(text.slice(0, window + BEYOND), forms);
  if (near && near[0] <= window && near[1] < window + BEYOND) return 0;
  const [place = 0] = firstIn(text, forms) ?? [];
  return place > window ? place : 0;
}

/**
 * The sentence of a passage that has most of the words and what follows it, or around the first of them where the sentence
 * is too long; the beginning where none has any.
 */
export function snippetOf(
  passage: ReadyPassage,
  words: readonly WeighedWord[],
  locale: Locale,
): string {
  const line = toLine(passage);
  const { before, length } = windows[locale];
  const best = bestSentence(passage.sentences, words);
  const at = best === undefined || best.covered === 0 ? 0 : line.indexOf(best.sentence.text);
  if (at <= before || best === undefined) {
    const of = [...passage.titles, ...passage.sentences];
    const first = placeBeyond(length - before, line.slice(at), { of, words });
    return cut(line, first > 0 ? at + first - before : 0, length, false);
  }
  const { text } = best.sentence;
  const first = placeBeyond(length - before, text, { of: [best.sentence], words });
  return first > 0 ? cut(line, at + first - before, length, false) : cut(line, at, length, true);
}
