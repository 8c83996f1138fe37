import { sql } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import { findDocuments, type FoundRow } from './find-documents';
import { isCjk, toPhrase } from './grams';
import { MOST_LOOKS, searchWords } from './query';
import { RANK } from './rank';
import { misspellingsOf } from './misspellings';

/** So many names stand for a search that found nothing. */
const NEAREST = 5;

/** A single kana is in half of all names. */
const HAN = /\p{Script=Han}/u;

/** What names may have of a word: pairs of its characters, one of the Chinese ones, or a word that shares half of its letters. */
async function phrasesLike(db: LibraryDatabase, word: string): Promise<string[]> {
  if (isCjk(word)) {
    const characters = Array.from(word);
    const pairs = characters.slice(1).map((second, at) => (characters[at] ?? '') + second);
    return [...pairs, ...characters.filter((each) => HAN.test(each))].map(toPhrase);
  }
  const alike = await misspellingsOf(db, word, Math.floor(word.length / 2));
  return [word, ...alike.map((each) => each.word)].map(toPhrase);
}

/** The items whose names have the most in common with a search that found nothing, the nearest first. */
export async function findNearestNames(db: LibraryDatabase, search: string): Promise<FoundRow[]> {
  const phrases: string[] = [];
  for (const word of searchWords(search).slice(0, MOST_LOOKS)) {
    phrases.push(...(await phrasesLike(db, word)));
  }
  if (phrases.length === 0) return [];
  const match = `{names spellings} : (${phrases.join(' OR ')})`;
  // All of them fit alike, so that the one with more of the words comes first, and the rarer ones.
  const rank = sql<number>`${sql.lit(RANK.text)}`;
  const query = { match, rank, words: [], meant: [] };
  return findDocuments(db, query, { page: 1, page_size: NEAREST });
}
