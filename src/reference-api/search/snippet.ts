import type { Locale } from '../../config/locales';
import { fold } from './normalize-text';

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

/** Leaves out the halves of words at the cut ends; texts without blanks stay as they are. */
function dropHalfWords(piece: string, atStart: boolean, atEnd: boolean): string {
  const start = atStart ? piece : piece.replace(/^[\p{Script=Latin}\d'’-]+\s/u, '');
  return atEnd ? start : start.replace(/\s[\p{Script=Latin}\d'’-]+$/u, '');
}

/** Marks what is left out behind a piece: nothing after a whole sentence, and no comma before the mark. */
function markEnd(piece: string): string {
  if (/[.!?。！？…]["'”’）」』]*$/u.test(piece)) return piece;
  return `${piece.replace(/[\s,;:，、；：·—–-]+$/u, '')}…`;
}

function cut(text: string, match: number, { before, length }: Window): string {
  const characters = Array.from(text);
  // Folding may change a text's length (a ligature becomes two letters): then the window is off by that little.
  const place = Array.from(text.slice(0, match)).length;
  const start = Math.max(0, Math.min(place - before, characters.length - length));
  const end = start + length;
  const [atStart, atEnd] = [start === 0, end >= characters.length];
  const piece = dropHalfWords(characters.slice(start, end).join(''), atStart, atEnd).trim();
  return `${atStart ? '' : '…'}${atEnd ? piece : markEnd(piece)}`;
}

/**
 * The part of an item's texts around the first match, or the beginning of its first text.
 * @param texts plain texts, the most telling first
 * @param terms folded words of the search
 */
export function snippetOf(
  texts: readonly string[],
  terms: readonly string[],
  locale: Locale,
): string {
  for (const text of texts) {
    const folded = fold(text);
    const places = terms.map((term) => folded.indexOf(term)).filter((place) => place >= 0);
    if (places.length > 0) return cut(text, Math.min(...places), windows[locale]);
  }
  return cut(texts.find((text) => text !== '') ?? '', 0, windows[locale]);
}
