import { LOCALES, type Locale } from '../../config/locales';
import { fold, holds } from '../passages/fold-words';
import en from './words/en.json';
import ja from './words/ja.json';
import zh from './words/zh.json';

/** Words and shapes by what they say, in each language: a visitor may write in another one than the site's. */
export const words = { zh, en, ja } satisfies Record<Locale, unknown>;

type Words = typeof zh;

/** The lists of words that a message is held against. */
export type WordList = {
  [K in keyof Words]: Words[K] extends string[] ? K : never;
}[keyof Words];

/** The tables of such lists, by key. */
export type WordTable =
  | 'talk'
  | 'steps'
  | 'players'
  | 'minutes'
  | 'moods'
  | 'genres'
  | 'platforms'
  | 'access';

const folded = new Map<string, readonly string[]>();

function listOf(key: string, read: (locale: Locale) => readonly string[]): readonly string[] {
  const known = folded.get(key) ?? [...new Set(LOCALES.flatMap(read).map(fold))];
  folded.set(key, known);
  return known;
}

/** The folded words of a list, in all languages. */
export function wordsIn(list: WordList): readonly string[] {
  return listOf(list, (locale) => words[locale][list]);
}

/** True when a message holds a word of a list. */
export function mentions(content: string, list: WordList): boolean {
  const text = fold(content);
  return wordsIn(list).some((word) => holds(text, word));
}

/** The folded words under a key of a table, in all languages. */
export function wordsUnder(table: WordTable, key: string): readonly string[] {
  return listOf(`${table} ${key}`, (locale) => {
    const lists: Readonly<Record<string, readonly string[]>> = words[locale][table];
    return lists[key] ?? [];
  });
}

/** The keys of a table whose words a folded text holds, in the order of the table. */
export function keysIn(text: string, table: WordTable): string[] {
  return Object.keys(words.zh[table]).filter((key) =>
    wordsUnder(table, key).some((word) => holds(text, word)),
  );
}
