import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { findCandidates, type Candidate } from './add-up-words';
import { askedFor, saysNumber } from './asked-for';
import { openNames, type KnownItem } from './known-names';
import type { ItemType, Passage, PassageKind } from './passage';
import { queryWords, type QueryWord } from './query-words';
import { itemReader, type ReadyPassage } from './read-items';
import { bestSentence, holdsWord, readySentence, standsAlone } from './sentences';
import { evidenceOf, shareOf, weighWords, type WeighedWord } from './weigh-words';
import { SEARCH_LIMITS, WEIGHTS } from './weights';

/** A query, and the games and kinds of passages that it is about. */
interface PassageQuery {
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
  /** The weight of these words, and their share, without single characters of words that no text has. */
  readonly evidence: { readonly weight: number; readonly share: number };
  /** The same share of what all passages of the item have. */
  readonly ofItem: number;
  /** The words of the query that it has, as they were written. */
  readonly words: readonly string[];
  /** The sentence of its text that has most of them; empty for one without text. */
  readonly sentence: string;
}

/** The passages that fit a query. */
interface FoundPassages {
  /** The best first. */
  readonly passages: readonly FoundPassage[];
  /** How far the best one's score lies above the best of another game; its whole score when there is none. */
  readonly margin: number;
  /** The words of the query that say what it is about. */
  readonly words: readonly WeighedWord[];
}

/** Leaves out the words of names, unless there are no others. */
function withoutNames(words: readonly QueryWord[], names: readonly string[]): readonly QueryWord[] {
  const others = words.filter(({ forms }) => !names.some((name) => name.includes(forms[0] ?? '')));
  return others.length > 0 ? others : words;
}

/** Weighs the words in a heading or question, the less the more else it says. */
function headingFit({ heading, question }: Passage, words: readonly WeighedWord[]): number {
  const fits = [heading ?? '', question].map(readySentence).map((text) => {
    const had = words.filter((word) => holdsWord(text, word));
    const letters = had.reduce((sum, { forms }) => sum + (forms[0] ?? '').length, 0);
    const cover = Math.min(1, letters / Math.max(1, text.key.replaceAll(' ', '').length));
    return Math.sqrt(cover) * had.reduce((sum, { weight }) => sum + weight, 0);
  });
  return Math.max(...fits);
}

const INTRODUCTIONS: readonly PassageKind[] = ['summary', 'description', 'story'];

/** Adds to the score of a candidate what its text tells. */
function scoreOf(
  candidate: Candidate,
  { passage, sentences }: ReadyPassage,
  words: readonly WeighedWord[],
  asked: ReturnType<typeof askedFor>,
): number {
  const { type } = candidate.item;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const best = bestSentence(sentences, candidate.words);
  const isPerson = asked.person && (type === 'role' || type === 'character');
  const isNumber = asked.number && saysNumber(best?.sentence.text ?? '');
  return (
    candidate.score +
    WEIGHTS.item * shareOf(candidate.ofItem, words) +
    (WEIGHTS.sentence * (best?.covered ?? 0)) / total +
    (WEIGHTS.heading * headingFit(passage, candidate.words)) / total +
    (isPerson ? WEIGHTS.person : 0) +
    (isNumber ? WEIGHTS.number : 0) +
    (INTRODUCTIONS.includes(passage.kind) ? 0 : WEIGHTS.detail)
  );
}

/** Finds the passages that have most of what a query asks, the best first. */
export async function findPassages(
  db: LibraryDatabase,
  { query, locale, within, without = [], near = [], types, kinds, limit }: PassageQuery,
): Promise<FoundPassages> {
  const names = await openNames(db);
  const words = await weighWords(db, withoutNames(queryWords(query), without));
  const candidates = await findCandidates(db, names, words, { within, locale });
  const asked = askedFor(query);
  const rank = ({ item, score, ofItem }: Candidate): number =>
    score + nearness(item, near) + WEIGHTS.item * shareOf(ofItem, words);
  const best = candidates
    .filter(({ item }) => !types || types.includes(item.type))
    .map((candidate) => ({ candidate, by: rank(candidate) }))
    .sort((one, other) => other.by - one.by)
    .slice(0, SEARCH_LIMITS.read);
  const reader = itemReader(db, names);
  const found: FoundPassage[] = [];
  for (const { candidate } of best) {
    const { item, place, words: had, ofItem } = candidate;
    const ready = await reader.read(item);
    const [told, matched] = [ready.at(place, locale), ready.at(place, candidate.locale)];
    if (!told || !matched || (kinds && !kinds.includes(told.passage.kind))) continue;
    if (!had.every((word) => standsAlone(matched.passage, word))) continue;
    found.push({
      ...{ item, locale, passage: told.passage, share: shareOf(had, words) },
      score: scoreOf(candidate, matched, words, asked) + nearness(item, near),
      words: had.map(({ shown }) => shown),
      sentence: bestSentence(told.sentences, had)?.sentence.text ?? '',
      evidence: evidenceOf(had, words),
      ofItem: evidenceOf(ofItem, words).share,
    });
  }
  found.sort((a, b) => b.score - a.score);
  return { passages: found.slice(0, limit), margin: marginOf(found), words };
}

function nearness({ games }: KnownItem, near: readonly string[]): number {
  return games.some((game) => near.includes(game)) ? WEIGHTS.nearGame : 0;
}

/** How far the best passage lies above the best one of another game: near ones of the same game count once. */
function marginOf(found: readonly FoundPassage[]): number {
  const [first] = found;
  const other = found.find(({ item }) =>
    item.games.every((game) => !first?.item.games.includes(game)),
  );
  return (first?.score ?? 0) - (other?.score ?? 0);
}
