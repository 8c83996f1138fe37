import { isLatin, normalizeText, wordsOf } from '../../local-search/normalize-text';
import { isSentence } from '../../local-search/sentence';

/** Words of a question that say nothing of what is asked about. */
const SMALL_WORDS = new Set(
  [
    'and are but can could did does for from had has have her his how its may must not should that the their them then there they this was were what when where which who whose why will with wont would you your cant dont doesnt didnt isnt arent',
    '什么 怎么 怎么办 怎样 如何 为什么 多少 哪里 哪个 哪些 可以 没有 不是 不能 不会 一个 这个 那个 我们 他们 時候 时候',
  ].flatMap((words) => words.split(' ')),
);

/** Characters that hold a sentence together: alone they say nothing. */
const SMALL_CHARACTERS = new Set(
  '的了不是在和与也都就还很吗呢吧啊把被给到会能要有没这那着过得地之而或又再才只去来上下里谁几个我你他她它们',
);

/** The shortest word of a sentence that is marked. */
const FEWEST_LETTERS = 3;

/** Short words that hold others together. */
const JOINING_WORDS = new Set('a an as at by for in is it my of on or the to and'.split(' '));

/** True for what only holds others together: a small word, a character of grammar, a single hiragana. */
function isJoining(word: string): boolean {
  return (
    JOINING_WORDS.has(word) || SMALL_CHARACTERS.has(word) || /^\p{Script=Hiragana}$/u.test(word)
  );
}

/** Runs of one script in a text without blanks. Hiragana alone holds a sentence together and says little. */
const RUN = /[\u30a1-\u30fa\u30fc]{2,}|\p{Script=Han}+/gu;

/** Term that is marked: a normalized text wherever it stands, or a character where it is a word of its own. */
export type SearchTerm = string | { readonly word: string };

/** Cuts a text into words by a dictionary, or into characters for browsers without `Intl.Segmenter`. */
export function cutText(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** True for what is no word of its own: a character between others, as in a name that no dictionary has. */
function isLone(piece: string | undefined): piece is string {
  return piece !== undefined && Array.from(piece).length === 1 && !SMALL_CHARACTERS.has(piece);
}

/** True for a word of several characters that says something. */
function isTelling(piece: string): boolean {
  return Array.from(piece).length > 1 && !SMALL_WORDS.has(piece);
}

/** The words of a run of characters. One that stands alone is taken together with each of its neighbours. */
function wordsOfRun(run: string): string[] {
  const pieces = cutText(run);
  if (pieces.length === 1) return pieces.filter((piece) => isLone(piece) || isTelling(piece));
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    const own = isTelling(piece) ? [piece] : [];
    if (next === undefined) return own;
    const isJoined = isLone(piece)
      ? isLone(next) || isTelling(next)
      : isTelling(piece) && isLone(next);
    return isJoined ? [...own, piece + next] : own;
  });
}

/** True when a search asks, however short it is: one that is nothing but such a word does not. */
function asks(search: string): boolean {
  const pieces = cutText(search);
  return pieces.length > 1 && pieces.some((piece) => SMALL_WORDS.has(piece));
}

/**
 * A character that is a word of a sentence is part of many others: 灯 of "灯りは" is not in "灯台". The ending that Japanese
 * gives it is left out, because texts have it with others.
 */
function asTerm(piece: string): SearchTerm {
  const term = normalizeText(piece);
  return /^\p{Script=Han}$/u.test(term) ? { word: term } : term;
}

/** The words of a sentence by which a text is known again. */
function termsOfSentence(search: string): SearchTerm[] {
  const words = wordsOf(normalizeText(search)).filter((word) =>
    isLatin(word)
      ? word.length >= FEWEST_LETTERS && !SMALL_WORDS.has(word)
      : Array.from(word).length > 1,
  );
  const runs = search.normalize('NFKC').match(RUN) ?? [];
  const pieces = runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? wordsOfRun(run) : [run]));
  return [...words, ...pieces.map(asTerm)];
}

/** Leaves out what is there twice. */
function unique(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map((term) => [JSON.stringify(term), term])).values()];
}

/** The words of a short search but for those that say nothing; all where there are no others. */
function tellingWords(search: string): string[] {
  const words = wordsOf(normalizeText(search));
  const telling = words.filter((word) => !isJoining(word));
  return telling.length > 0 ? telling : words;
}

/** Names that a search holds, as they are written there: what stands beside one is no part of it. */
function namesIn(search: string, names: readonly string[]): string[] {
  const held = names.filter((name) => Array.from(name).length > 1 && search.includes(name));
  return [...new Set(held)].sort((one, other) => other.length - one.length);
}

/**
 * Splits a search into what is marked in texts, normalized: its words, cut where the script changes, and of a sentence
 * or question the names in it and the words that say what it is about. The same in each language.
 * @param names names of what was found
 */
export function termsOf(search: string, names: readonly string[] = []): SearchTerm[] {
  if (!isSentence(search) && !asks(search)) return unique(tellingWords(search));
  const held = namesIn(search, names);
  const rest = held.reduce((text, name) => text.replaceAll(name, ' '), search);
  return unique([...held.map(normalizeText), ...termsOfSentence(rest)]);
}

/** The words of a question in characters, in their order. */
function piecesOf(search: string): string[] {
  if (!isSentence(search) && !asks(search)) return [];
  return (search.match(/\p{Script=Han}+/gu) ?? []).flatMap(cutText);
}

/**
 * The words of a question that are one character, each where it is a word of its own: what is marked where a text has none of the
 * longer words. Such as 灯 of "灭掉的灯" in "一盏灯", and nothing of 灭掉.
 */
export function characterTermsOf(search: string): SearchTerm[] {
  return unique(piecesOf(search).flatMap((word) => (isLone(word) ? { word } : [])));
}

/** All characters of a question's words. A text that has one of them as a word is about it, though none is marked there. */
export function pieceTermsOf(search: string): SearchTerm[] {
  const telling = piecesOf(search).filter((piece) => isLone(piece) || isTelling(piece));
  const characters = telling.flatMap((piece) => Array.from(piece));
  return unique(characters.filter((each) => !SMALL_CHARACTERS.has(each)).map((word) => ({ word })));
}
