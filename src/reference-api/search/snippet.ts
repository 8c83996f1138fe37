import type { Locale } from '../../config/locales';
import { simplify } from '../passages/text-key';
import { traceText } from '../../local-search/normalize-text';
import type { Part } from './document-texts';

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

function cut(text: string, match: number, { before, length }: Window): string {
  const characters = Array.from(text);
  const place = Array.from(text.slice(0, match)).length;
  const start = Math.max(0, Math.min(place - before, characters.length - length));
  const end = start + length;
  const [atStart, atEnd] = [start === 0, end >= characters.length];
  const piece = dropHalfWords(characters.slice(start, end).join(''), atStart, atEnd).trim();
  return `${atStart ? '' : '…'}${atEnd ? piece : markEnd(piece)}`;
}

/** A piece of an item's texts. */
export interface Excerpt {
  readonly snippet: string;
  /** The text that it was cut from; undefined for an item without texts. */
  readonly part: Part | undefined;
  /** How many of the words are in it. */
  readonly found: number;
}

/** A section's heading is in the snippet, because it may hold the word. */
function toLine({ title, text }: Part): string {
  return [title, text].filter((piece) => piece).join(' · ');
}

/**
 * The part of an item's texts that has the most of the words, cut around the first of them; the beginning of the first text when
 * none has any.
 * @param parts the most telling first
 * @param words of the search, as `textKey` makes them
 */
export function excerptOf(
  parts: readonly Part[],
  words: readonly string[],
  locale: Locale,
): Excerpt {
  let best: Excerpt | undefined;
  for (const part of parts) {
    const line = toLine(part);
    const { text, origins } = traceText(line, ' ');
    const key = simplify(text);
    const places = words
      .map((word) => origins[key.indexOf(word)]?.[0])
      .filter((place) => place !== undefined);
    if (places.length <= (best?.found ?? 0)) continue;
    const snippet = cut(line, Math.min(...places), windows[locale]);
    best = { snippet, part, found: places.length };
  }
  const [part] = parts;
  return best ?? { snippet: part ? cut(toLine(part), 0, windows[locale]) : '', part, found: 0 };
}
