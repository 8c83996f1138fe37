import { LOCALES } from '../../config/locales';
import { isLatin } from '../../local-search/normalize-text';
import { piecesByReading } from './readings';
import { stemOf, textKey } from './text-key';
import { SEARCH_LIMITS } from './weights';
import common from './words/common.json';

/** A word of a query as it is looked for. */
export interface QueryWord {
  /** The word as the visitor has written it, without case. */
  readonly shown: string;
  /** The spelling of the index, and other words for the same. */
  readonly forms: readonly string[];
  /** True for a word in Hiragana alone: mostly grammar. */
  readonly isKana: boolean;
  /** True for characters that stand side by side and no dictionary takes for a word: each may be one. */
  readonly isLoose: boolean;
}

const commonWords = new Set(LOCALES.flatMap((locale) => common[locale].map(textKey)));
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Folds the case and the widths of a text, which its words keep otherwise as they are shown. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A Japanese word that changes behind its characters: what changes says little about what is asked. */
const INFLECTED = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u;

/** Words in the spelling of the index: the questions of players have few, again and again. */
const keys = new Map<string, string>();
const KEPT_KEYS = 20_000;

function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  if (keys.size >= KEPT_KEYS) keys.clear();
  const key = textKey(word);
  keys.set(word, key);
  return key;
}

function isCommon(word: string): boolean {
  return (
    /^[a-z\p{Script=Hiragana}ー]$/u.test(word) ||
    commonWords.has(word) ||
    commonWords.has(stemOf(word))
  );
}

/** Pairs of neighbours: characters that no dictionary takes for a word tell more together. */
function pairsOf(chunk: string): string[] {
  const characters = Array.from(chunk);
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

interface Segment {
  readonly shown: string;
  readonly isLoose: boolean;
  /** The characters that a word in kana is written with elsewhere. */
  readonly characters?: string;
}

/** Cuts a text into words; those in kana that are read as characters first, which no dictionary tells from grammar. */
function segmentsOf(text: string): Segment[] {
  return piecesByReading(text).flatMap(({ text: shown, characters }) =>
    characters !== undefined ? [{ shown, isLoose: false, characters }] : dictionaryWordsOf(shown),
  );
}

function dictionaryWordsOf(text: string): Segment[] {
  const words: Segment[] = [];
  let lonely = '';
  const flush = (): void => {
    words.push(...pairsOf(lonely).map((shown) => ({ shown, isLoose: true })));
    lonely = '';
  };
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (/^\p{Script=Han}$/u.test(segment) && !isCommon(keyOf(segment))) {
      lonely += segment;
      continue;
    }
    flush();
    if (isWordLike === true) words.push({ shown: segment, isLoose: false });
  }
  flush();
  return words;
}

/**
 * Cuts a query into words that are looked for, each once, without those that every question has; all of them where there
 * are no others.
 */
export function queryWords(query: string): QueryWord[] {
  const found = new Map<string, QueryWord>();
  const segments = segmentsOf(fold(query))
    .map((segment) => ({ ...segment, key: keyOf(segment.shown) }))
    .filter(({ key }) => key !== '');
  const telling = segments.filter(({ key }) => !isCommon(key));
  for (const { shown, key, isLoose, characters } of telling.length > 0 ? telling : segments) {
    const isKana = characters === undefined && /^\p{Script=Hiragana}+$/u.test(shown);
    const spellings = characters === undefined ? [key] : [keyOf(characters), key];
    const forms = spellings.map((spelling) => spelling.replace(INFLECTED, '$1'));
    const [form = key] = forms;
    if (!found.has(form)) found.set(form, { shown, forms, isKana, isLoose });
  }
  return [...found.values()].slice(0, SEARCH_LIMITS.words);
}

/** The words of a text as the dictionary cuts it, each as a query would look for it. */
export function wholeWordsIn(text: string): ReadonlySet<string> {
  const words = Array.from(segmenter.segment(fold(text)), ({ segment }) => keyOf(segment));
  return new Set(words.map((word) => word.replace(INFLECTED, '$1')));
}

/** True when a query has no words but those that every question has. */
export function saysNothing(query: string): boolean {
  return queryWords(query).every(({ forms: [form = ''] }) => isCommon(form));
}

/** Shorter pieces of a word that no text has: pairs of its characters, or of two each alone. */
export function piecesOf({ forms, ...word }: QueryWord): QueryWord[] {
  const [form = ''] = forms;
  if (isLatin(form) || !/\p{Script=Han}/u.test(form)) return [];
  const pieces = Array.from(form).length > 2 ? pairsOf(form) : Array.from(form);
  return pieces.length < 2 ? [] : pieces.map((piece) => ({ ...word, forms: [piece] }));
}
