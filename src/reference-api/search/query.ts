import { sql, type RawBuilder } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import type { KnownWord } from './documents';
import { isCjk, runsOf, toPhrase } from './grams';
import { rankOf, RANK, rankWithin } from './rank';
import { keyLine } from './search-key';
import { pinyinOf } from './spellings';
import { misspellingsOf } from './misspellings';

/** One way to take a word of the search. */
export interface Reading {
  /** What asks the full text index for it. */
  readonly match: string;
  /** How well a document fits that it finds. */
  readonly rank: RawBuilder<number>;
  /** The words of names and tags that a misspelt one is taken for. */
  readonly meant: readonly KnownWord[];
}

/** A search as it is put to the database. */
export interface Query {
  readonly match: string;
  readonly rank: RawBuilder<number>;
  /** The words of the search, as `searchKey` makes them. */
  readonly words: readonly string[];
  /** The words of names and tags that misspelt ones are taken for. */
  readonly meant: readonly KnownWord[];
}

/** So many words of a search are compared with all words of names: a search of 32 words must not read them 32 times. */
export const MOST_LOOKS = 8;

function literally(word: string): Reading {
  return { match: toPhrase(word), rank: rankOf(word), meant: [] };
}

async function isKnown(db: LibraryDatabase, match: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_index where search_index match ${match} limit 1`.execute(db);
  return rows.length > 0;
}

/** What a word may mean that no item holds: a name in other characters of the same sound, cut short, or misspelt. */
async function otherReadings(db: LibraryDatabase, word: string): Promise<Reading[]> {
  const similar = (await misspellingsOf(db, word)).map((other) => ({
    match: `{names spellings subject} : ${toPhrase(other.word)}`,
    rank: rankWithin(other.word),
    meant: [other],
  }));
  if (!isCjk(word)) return similar;
  const sound = pinyinOf(word).join('');
  const characters = Array.from(word);
  const inNames = characters.map((character) => `{names} : ${toPhrase(character)}`).join(' AND ');
  return [
    { match: `{spellings} : ${toPhrase(sound)}`, rank: rankOf(sound), meant: [] },
    { match: `(${inNames})`, rank: sql<number>`${sql.lit(RANK.abbreviation)}`, meant: [] },
    ...similar,
  ].filter(({ match }) => !match.includes('""'));
}

function least(ranks: readonly RawBuilder<number>[]): RawBuilder<number> {
  const [first, ...others] = ranks;
  if (first && others.length === 0) return first;
  return sql<number>`min(${sql.join(ranks)})`;
}

function most(ranks: readonly RawBuilder<number>[]): RawBuilder<number> {
  const [first, ...others] = ranks;
  if (first && others.length === 0) return first;
  return sql<number>`max(${sql.join(ranks)})`;
}

function either(readings: readonly Reading[]): Reading {
  return {
    match: `(${readings.map(({ match }) => match).join(' OR ')})`,
    rank: least(readings.map(({ rank }) => rank)),
    meant: readings.flatMap(({ meant }) => meant),
  };
}

/** The words of a search as the index has them; none when it holds neither letters nor digits. */
export function searchWords(search: string): string[] {
  return [...new Set(runsOf(keyLine(search)))];
}

/** Every word, or all of them written together: "tea moun tain" is a misspaced name. */
function together(search: string, readings: readonly Reading[]): Query {
  const line = keyLine(search);
  const joined = line.replaceAll(' ', '');
  const all = `(${readings.map(({ match }) => match).join(' AND ')})`;
  const words = searchWords(search);
  const meant = readings.flatMap((reading) => reading.meant);
  const worst = most(readings.map(({ rank }) => rank));
  if (readings.length === 1) return { match: all, rank: worst, words, meant };
  const runs = runsOf(joined).map(toPhrase).join(' AND ');
  return {
    match: `(${all} OR (${runs}))`,
    rank: least([rankOf(line), rankOf(joined), worst]),
    words,
    meant,
  };
}

/** Every word of a search as it is written. */
export function literalQuery(search: string): Query | undefined {
  const words = searchWords(search);
  return words.length === 0 ? undefined : together(search, words.map(literally));
}

/**
 * Every word of a search as it is written; where no item holds a word, what it may have meant.
 * @returns undefined for a search without letters and digits
 */
export async function readSearch(db: LibraryDatabase, search: string): Promise<Query | undefined> {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const readings: Reading[] = [];
  let looks = 0;
  for (const word of words) {
    const written = literally(word);
    const others =
      looks < MOST_LOOKS && !(await isKnown(db, written.match))
        ? await otherReadings(db, word)
        : [];
    if (others.length > 0) looks += 1;
    readings.push(others.length === 0 ? written : either([written, ...others]));
  }
  return together(search, readings);
}
