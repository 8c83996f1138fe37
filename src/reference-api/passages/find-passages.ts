import { sql } from 'kysely';
import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { passageAt, scopeWord } from './describe-item';
import { openNames, type KnownItem } from './known-names';
import type { Passage, PassageKind, ItemType } from './passage';
import { queryWords, type QueryWord } from './query-words';
import { itemReader } from './read-items';
import { bestSentence } from './sentences';
import { SEARCH_LIMITS, WEIGHTS } from './weights';
import { shareOf, weighWords, type WeighedWord } from './weigh-words';

/** What is looked for, and where. */
export interface PassageQuery {
  readonly query: string;
  /** The language of the passages that come; they are found by their texts in any. */
  readonly locale: Locale;
  /** Only passages of these games, because the message names them. */
  readonly within?: readonly string[];
  /** The names of these games: their words say nothing more. */
  readonly without?: readonly string[];
  /** Passages of these games come before others that fit nearly as well. */
  readonly near?: readonly string[];
  readonly types?: readonly ItemType[];
  readonly kinds?: readonly PassageKind[];
  readonly limit: number;
}

/** A passage that fits a query. */
export interface FoundPassage {
  readonly item: KnownItem;
  readonly locale: Locale;
  readonly passage: Passage;
  /** How well it fits: around 1 and more for a passage that answers; comparable within one query. */
  readonly score: number;
  /** The share of the query's words that it has, the rare ones weighing most: 0 to 1. */
  readonly share: number;
  /** The words of the query that it has, as they were written. */
  readonly words: readonly string[];
  /** The sentence of its text that has most of them; empty for one without text. */
  readonly sentence: string;
}

/** What fits a query. */
export interface FoundPassages {
  /** The best first. */
  readonly passages: readonly FoundPassage[];
  /** How far the best one's score lies above the best of another game; its whole score when there is none. */
  readonly margin: number;
  /** The words of the query that say what it is about. */
  readonly words: readonly WeighedWord[];
}

interface Candidate {
  readonly rowid: number;
  readonly score: number;
  /** A bit for each word. */
  readonly bits: number;
}

/** The passages that have a word, each with what the word adds. */
function wordSelects(word: WeighedWord, bit: number, scope: string) {
  const asked = (columns: string) => `${scope}(${columns}(${word.match}))`;
  const select = (columns: string, weight: number, bits: number) =>
    sql`select rowid, ${weight} as score, ${bits} as bits from passages where passages match ${asked(columns)}`;
  return [
    select('{name heading question text} : ', word.weight, 2 ** bit),
    select('{heading question} : ', word.weight * WEIGHTS.heading, 0),
    select('{name} : ', word.weight * WEIGHTS.name, 0),
  ];
}

/** Adds up what words give to passages; the best first. */
async function addUp(
  db: LibraryDatabase,
  words: readonly WeighedWord[],
  scope: string,
): Promise<readonly Candidate[]> {
  const taken: number[] = [];
  let looked = 0;
  const rarest = words.map((word, bit) => ({ word, bit })).filter(({ word }) => word.count > 0);
  rarest.sort((one, other) => one.word.count - other.word.count);
  for (const { word, bit } of rarest) {
    if (taken.length > 0 && scope === '' && looked + word.count > SEARCH_LIMITS.looked) break;
    taken.push(bit);
    looked += word.count;
  }
  if (taken.length === 0) return [];
  const selects = taken.flatMap((bit) => {
    const word = words[bit];
    return word ? wordSelects(word, bit, scope) : [];
  });
  const { rows } = await sql<Candidate>`
    select rowid, sum(score) as score, sum(bits) as bits from (${sql.join(selects, sql` union all `)})
    group by rowid order by score desc, rowid limit ${SEARCH_LIMITS.candidates}`.execute(db);
  return rows;
}

function scopeOf(games: readonly string[] | undefined): string {
  if (games === undefined) return '';
  return `(scope : (${games.map(scopeWord).join(' OR ')})) AND `;
}

/** Leaves out the words of names, unless there are no others. */
function withoutNames(words: readonly QueryWord[], names: readonly string[]): readonly QueryWord[] {
  const others = words.filter(({ forms }) => !names.some((name) => name.includes(forms[0] ?? '')));
  return others.length > 0 ? others : words;
}

/** The same passage in the languages in which it was found, the best of them first. */
interface Place {
  readonly item: KnownItem;
  readonly place: number;
  readonly score: number;
  readonly bits: number;
}

/** Finds the passages that have most of what a query asks, the best first. */
export async function findPassages(
  db: LibraryDatabase,
  asked: PassageQuery,
): Promise<FoundPassages> {
  const { query, locale, within, without = [], near = [], types, kinds, limit } = asked;
  const names = await openNames(db);
  const words = await weighWords(db, withoutNames(queryWords(query), without));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = await addUp(db, words, scopeOf(within));
  const reader = itemReader(db, names);
  const places = new Map<string, Place>();
  for (const { rowid, score, bits } of candidates) {
    const at = passageAt(rowid);
    const item = names.items.get(at.row);
    if (!item || (types && !types.includes(item.type))) continue;
    const key = `${String(at.row)} ${String(at.place)}`;
    const before = places.get(key);
    const isNear = item.games.some((game) => near.includes(game));
    const share = score / total + (at.locale === locale ? WEIGHTS.ownLanguage : 0);
    const own = share * (1 + (isNear ? WEIGHTS.nearGame : 0));
    if (!before || own > before.score) places.set(key, { item, place: at.place, score: own, bits });
  }
  const best = [...places.values()].sort((a, b) => b.score - a.score).slice(0, SEARCH_LIMITS.read);
  const found: FoundPassage[] = [];
  for (const { item, place, score, bits } of best) {
    const ready = await reader.read(item);
    const passage = ready.in(locale).find((each) => each.place === place);
    if (!passage || (kinds && !kinds.includes(passage.kind))) continue;
    const had = words.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
    const fit = bestSentence(passage.sentences, had);
    found.push({
      ...{ item, locale, passage, share: shareOf(had, words), sentence: fit?.sentence.text ?? '' },
      score: score + (WEIGHTS.sentence * (fit?.covered ?? 0)) / total,
      words: had.map(({ shown }) => shown),
    });
  }
  found.sort((a, b) => b.score - a.score);
  const [first] = found;
  const other = found.find(({ item }) =>
    item.games.every((game) => !first?.item.games.includes(game)),
  );
  const margin = (first?.score ?? 0) - (other?.score ?? 0);
  return { passages: found.slice(0, limit), margin, words };
}
