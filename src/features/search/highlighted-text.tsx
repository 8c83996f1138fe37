import type { ThemeUIStyleObject } from 'theme-ui';
import { traceText } from '../../local-search/normalize-text';
import { cutText, type SearchTerm } from './search-terms';

/** A piece of a text, and whether it is what was searched for. */
interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A digit, or a Chinese one. */
const DIGIT = /^[\d〇零一二两三四五六七八九十百千万]$/;

/** True unless a number goes on where a piece of a normalized text begins or ends: "第三" is not in "第三十六". */
function keepsNumbers(text: string, start: number, end: number): boolean {
  const isCut = (at: number): boolean =>
    DIGIT.test(text.charAt(at - 1)) && DIGIT.test(text.charAt(at));
  return !isCut(start) && !isCut(end);
}

/** Begin and end of what is marked in a normalized text; undefined where a piece that matches is none of its words. */
type SpanOf = (text: string, start: number, end: number) => readonly [number, number] | undefined;

/**
 * The whole word that a piece begins: "open" marks "opening", and nothing in "reopened". A single letter is a word of its own or
 * none.
 */
const wholeWord: SpanOf = (text, start, end) => {
  const isLetter = (at: number): boolean => /\p{Script=Latin}/u.test(text.charAt(at));
  if (!keepsNumbers(text, start, end) || (isLetter(start) && isLetter(start - 1))) return undefined;
  let last = end;
  while (isLetter(end - 1) && isLetter(last)) last += 1;
  return last > end && end - start === 1 ? undefined : [start, last];
};

/** A number with what it counts: a dictionary takes "一盏灯" for one word. */
const COUNTED = /^[一二两三四五六七八九十几半]+\p{Script=Han}(?=\p{Script=Han})/u;

/** Finds where a character is a word of its own in a text, with or without a Japanese ending. */
function placesOfWord(original: string, word: string): number[] {
  let at = 0;
  return cutText(original).flatMap((piece) => {
    const own = piece.replace(COUNTED, '');
    at += piece.length;
    // "八点" says the time, and "点" in it nothing.
    const isTold = own !== piece || !DIGIT.test(original.charAt(at - own.length - 1));
    return isTold && own.startsWith(word) && /^\p{Script=Hiragana}*$/u.test(own.slice(word.length))
      ? at - own.length
      : [];
  });
}

/**
 * Cuts a text into pieces that match a word of the search and pieces that do not, in order. Joined, they are the text.
 * Texts are compared normalized, so `ＴＥＡ` is found by `tea` and `ネオン` by `ねおん`.
 * @param spanOf says how much is marked where a piece matches
 */
export function highlightMatches(
  original: string,
  terms: readonly SearchTerm[],
  spanOf = wholeWord,
): Piece[] {
  const { text, origins } = traceText(original, ' ');
  const marked = new Set<number>();
  for (const term of terms) {
    if (term === '') continue;
    if (typeof term !== 'string') {
      for (const place of placesOfWord(original, term.word)) marked.add(place);
      continue;
    }
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      const span = spanOf(text, at, at + term.length);
      if (span === undefined) continue;
      const [[start] = [0], [, end] = [0, 0]] = [origins[span[0]], origins[span[1] - 1]];
      // With the apostrophe of "won’t", which is no letter of the word.
      for (let unit = start; unit < end; unit += 1) marked.add(unit);
    }
  }
  const pieces: { text: string; marked: boolean }[] = [];
  original.split('').forEach((unit, index) => {
    const isMarked = marked.has(index);
    const last = pieces.at(-1);
    if (last?.marked === isMarked) last.text += unit;
    else pieces.push({ text: unit, marked: isMarked });
  });
  return pieces;
}

interface Props {
  text: string;
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** Yellow, and underlined so that colour is not the only sign. */
const markStyle = {
  paddingX: '1px',
  borderBottom: '1px solid transparent',
  borderRadius: 3,
  backgroundColor: 'amber',
  color: 'onAmber',
} satisfies ThemeUIStyleObject;

/** A text in which the matching parts are marked. */
export function HighlightedText({ text, terms }: Props) {
  return (
    <>
      {highlightMatches(text, terms).map((piece, index) =>
        piece.marked ? (
          <mark key={index} sx={markStyle}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
