import { LOCALES } from '../../config/locales';
import { isLatin } from '../../local-search/normalize-text';
import common from './common-words.json';
import synonyms from './synonyms.json';
import { stemOf, textKey } from './text-key';
import { SEARCH_LIMITS } from './weights';

/** A word of a query as it is looked for. */
export interface QueryWord {
  /** As the visitor has written it, without case. */
  readonly shown: string;
  /** The spelling of the index, and other words for the same. */
  readonly forms: readonly string[];
  /** True for a word in Hiragana alone: mostly grammar. */
  readonly isKana: boolean;
}

const commonWords = new Set(LOCALES.flatMap((locale) => common[locale].map(textKey)));
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const groups = synonyms.map((words) => words.map(textKey));
const groupBy = new Map(groups.flatMap((forms) => forms.map((form) => [form, forms] as const)));
const longestFirst = [...groupBy.keys()].sort((one, other) => other.length - one.length);
const phrases = new RegExp(
  longestFirst.map((form) => (isLatin(form) ? `\\b${form}\\b` : form)).join('|'),
  'gu',
);

function isCommon(word: string): boolean {
  return commonWords.has(word) || commonWords.has(stemOf(word));
}

/** Pairs of neighbours: characters that no dictionary takes for a word tell more together. */
function pairsOf(chunk: string): string[] {
  const characters = Array.from(chunk);
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

function segmentsOf(text: string): string[] {
  const words: string[] = [];
  let lonely = '';
  const flush = (): void => {
    words.push(...pairsOf(lonely));
    lonely = '';
  };
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (/^\p{Script=Han}$/u.test(segment) && !isCommon(textKey(segment))) {
      lonely += segment;
      continue;
    }
    flush();
    if (isWordLike === true) words.push(segment);
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
  const folded = query.normalize('NFKC').toLowerCase();
  const rest = folded.replace(phrases, (phrase) => {
    found.set(textKey(phrase), {
      shown: phrase,
      forms: groupBy.get(textKey(phrase)) ?? [],
      isKana: false,
    });
    return ' ';
  });
  const segments = segmentsOf(rest)
    .map((shown) => ({ shown, key: textKey(shown) }))
    .filter(({ key }) => key !== '');
  const telling = segments.filter(({ key }) => !isCommon(key));
  for (const { shown, key } of telling.length + found.size > 0 ? telling : segments) {
    const isKana = /^\p{Script=Hiragana}+$/u.test(shown);
    if (!found.has(key)) found.set(key, { shown, forms: [key], isKana });
  }
  return [...found.values()].slice(0, SEARCH_LIMITS.words);
}

/** The words that stand for others in a word that no text has. */
export function piecesOf({ shown, forms, isKana }: QueryWord): QueryWord[] {
  const [form = ''] = forms;
  if (isLatin(form) || Array.from(form).length < 3) return [];
  return pairsOf(form).map((pair) => ({ shown, forms: [pair], isKana }));
}
