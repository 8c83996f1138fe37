import { sql } from 'kysely';
import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { passageAt, scopeWord } from './describe-item';
import { openNames, type KnownItem, type KnownNames } from './known-names';
import type { Passage, PassageKind, ItemType } from './passage';
import { askedFor, queryWords, type QueryWord } from './query-words';
import { itemReader, type ReadyPassage } from './read-items';
import { bestSentence, holdsWord, readySentence } from './sentences';
import { SEARCH_LIMITS, WEIGHTS } from './weights';
import { evidenceOf, shareOf, weighWords, type WeighedWord } from './weigh-words';

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
  /** What these words weigh, and their share, without single characters of words that no text has. */
  readonly evidence: { readonly weight: number; readonly share: number };
  /** The same share of what all passages of the item have. */
  readonly ofItem: number;
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
    select('{heading question} : ', word.weight * WEIGHTS.inHeading, 0),
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

/** Which of the words are meant by bits. */
function wordsAt<T>(words: readonly T[], bits: number): T[] {
  return words.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
}

/** A passage in the language in which it was found, or in which it fits best. */
interface Place {
  readonly item: KnownItem;
  readonly locale: Locale;
  readonly place: number;
  readonly score: number;
  readonly bits: number;
}

/** The passages of candidates, each in the language that fits best; and what words each item has in all its passages. */
function groupCandidates(
  candidates: readonly Candidate[],
  names: KnownNames,
  scoreOf: (item: KnownItem, locale: Locale, candidate: Candidate) => number,
) {
  const places = new Map<string, Place>();
  const bitsOfItems = new Map<number, number>();
  for (const candidate of candidates) {
    const { row, locale, place } = passageAt(candidate.rowid);
    const item = names.items.get(row);
    if (!item) continue;
    // Bits as numbers: there may be more of them than JavaScript's operators take.
    bitsOfItems.set(row, Number(BigInt(bitsOfItems.get(row) ?? 0) | BigInt(candidate.bits)));
    const score = scoreOf(item, locale, candidate);
    const key = `${String(row)} ${String(place)}`;
    if (score > (places.get(key)?.score ?? -1)) {
      places.set(key, { item, locale, place, score, bits: candidate.bits });
    }
  }
  return { places: [...places.values()], bitsOfItems };
}

/** What the words in a heading or question weigh, the less the more else it says. */
function headingFit({ heading, question }: ReadyPassage, words: readonly WeighedWord[]): number {
  let best = 0;
  for (const text of [heading ?? '', question]) {
    if (text === '') continue;
    const sentence = readySentence(text);
    const had = words.filter((word) => holdsWord(sentence, word));
    const letters = had.reduce((sum, { forms }) => sum + (forms[0] ?? '').length, 0);
    const cover = Math.min(1, letters / sentence.key.replaceAll(' ', '').length);
    best = Math.max(best, Math.sqrt(cover) * had.reduce((sum, { weight }) => sum + weight, 0));
  }
  return best;
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
  const { places, bitsOfItems } = groupCandidates(candidates, names, (item, at, { score }) => {
    const isNear = item.games.some((game) => near.includes(game));
    const own = score / total + (at === locale ? WEIGHTS.ownLanguage : 0);
    return own + (isNear ? WEIGHTS.nearGame : 0);
  });
  const ofItem = ({ item }: Place): number =>
    WEIGHTS.item * shareOf(wordsAt(words, bitsOfItems.get(item.row) ?? 0), words);
  const best = places
    .filter(({ item }) => !types || types.includes(item.type))
    .sort((a, b) => b.score + ofItem(b) - a.score - ofItem(a))
    .slice(0, SEARCH_LIMITS.read);
  const kind = askedFor(query);
  const found: FoundPassage[] = [];
  for (const each of best) {
    const { item, place, score, bits } = each;
    const ready = await reader.read(item);
    const passageIn = (language: Locale) =>
      ready.in(language).find((other) => other.place === place);
    const [shown, matched] = [passageIn(locale), passageIn(each.locale)];
    if (!shown || !matched || (kinds && !kinds.includes(shown.kind))) continue;
    const had = wordsAt(words, bits);
    const fit = bestSentence(matched.sentences, had);
    const title = headingFit(matched, had);
    const sentence = bestSentence(shown.sentences, had)?.sentence.text ?? '';
    found.push({
      ...{ item, locale, passage: shown, share: shareOf(had, words), sentence },
      score:
        score +
        ofItem(each) +
        (WEIGHTS.sentence * (fit?.covered ?? 0)) / total +
        (WEIGHTS.heading * title) / total +
        (kind.person && (item.type === 'role' || item.type === 'character') ? WEIGHTS.person : 0) +
        (kind.number &&
        /\p{N}|[一二三四五六七八九十百千]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|half)\b/u.test(
          fit?.sentence.text ?? '',
        )
          ? WEIGHTS.number
          : 0) +
        (['summary', 'description', 'story'].includes(shown.kind) ? 0 : WEIGHTS.detail),
      words: had.map(({ shown: word }) => word),
      ...{
        evidence: evidenceOf(had, words),
        ofItem: evidenceOf(wordsAt(words, bitsOfItems.get(item.row) ?? 0), words).share,
      },
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
