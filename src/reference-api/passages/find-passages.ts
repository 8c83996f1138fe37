import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { findCandidates, type Candidate } from './add-up-words';
import { askedFor, saysNumber, speaksOf, type AskedFor, type SpeaksOf } from './asked-for';
import { byCharacter, closeTogether, type WordsByCharacter } from './close-together';
import { openNames, type KnownItem } from './known-names';
import type { ItemType, Passage } from './passage';
import { queryWords, type QueryWord } from './query-words';
import { itemReader, type ReadyPassage } from './read-items';
import { bestSentence, countWhole, holdsWord, standsAlone, type ReadySentence } from './sentences';
import {
  evidenceOf,
  shareOf,
  weighSynonyms,
  weighWords,
  weightOf,
  type WeighedWord,
} from './weigh-words';
import { lettersOf } from './text-key';
import { withoutStuck } from './stuck-words';
import { titleWords, type TitleWords } from './title-words';
import { SEARCH_LIMITS, WEIGHTS } from './weights';

/** A query, and the games and items that it is about. */
export interface PassageQuery {
  readonly query: string;
  /** The language of the passages that come; they are found by their texts in any. */
  readonly locale: Locale;
  /** Only passages of these games, because the message names them. */
  readonly within?: readonly string[];
  /** The names of these games: their words say nothing more. */
  readonly without?: readonly string[];
  readonly types?: readonly ItemType[];
  /** True where what is to be seen in pictures may answer too. */
  readonly withPictures?: boolean;
  /** Added to the score of a passage, by where the talk is. */
  readonly favour?: (item: KnownItem, passage: Passage) => number;
  readonly limit: number;
}

/** A sentence of a passage, as it is told. */
export interface FoundSentence {
  readonly text: string;
  /** The words of the query that it has. */
  readonly words: readonly WeighedWord[];
  /** The weight of these words in the best of the questions of players that it answers. */
  readonly asked: number;
  /** How many words it shares with the query as whole ones, or the best of these questions does; by synonyms only beside a word of its own. */
  readonly shared: number;
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
  /** The weight of these words, and their share, without synonyms and characters of words that no text has. */
  readonly evidence: { readonly weight: number; readonly share: number };
  /** The share of the words that the best of the questions has that players ask for it, by how much of it they cover. */
  readonly asked: number;
  /** True when the query calls its game by half a name. */
  readonly isTitled: boolean;
  /** The same share of what all passages of the item have. */
  readonly ofItem: number;
  /** The words of the query that it has, as they were written. */
  readonly words: readonly string[];
  /** All that it has of the query, by which other words may say the same. */
  readonly held: readonly WeighedWord[];
  /** Tells the sentences of its text, and the words that each has. */
  readonly sentences: () => readonly FoundSentence[];
}

/** The passages that fit a query. */
interface FoundPassages {
  /** The best first. */
  readonly passages: readonly FoundPassage[];
  /** The words of the query that say what it is about. */
  readonly words: readonly WeighedWord[];
  /** The games that the query calls by half a name. */
  readonly titled: TitleWords;
}

/** Leaves out the words of names, unless there are no others. */
function withoutNames(words: readonly QueryWord[], names: readonly string[]): readonly QueryWord[] {
  const others = words.filter(({ forms }) => !names.some((name) => name.includes(forms[0] ?? '')));
  return others.length > 0 ? others : words;
}

/** Weighs the words in headings or questions, the less the more letters beside them these have: the best of them decides. */
function bestFit(texts: readonly ReadySentence[], words: readonly WeighedWord[]): number {
  const fits = texts.flatMap((text) => {
    const had = words.filter((word) => holdsWord(text, word));
    return had.length === 0 ? [] : { text, had, weight: weightOf(had) };
  });
  let best = 0;
  for (const { text, had, weight } of fits.sort((one, other) => other.weight - one.weight)) {
    // The letters of most need not be counted: they would not be better with no letter beside the words.
    if (weight <= best) break;
    const covered = had.reduce((sum, { forms }) => sum + (forms[0] ?? '').length, 0);
    const cover = Math.min(1, covered / Math.max(1, text.letters));
    best = Math.max(best, Math.sqrt(cover) * weight);
  }
  return best;
}

/** Kinds of what a query asks for and speaks of. */
type Wanted = AskedFor & SpeaksOf;

/** Values a passage by its kind: what answers rather than introduces, and people where somebody is asked for. */
function kindFit(
  { kind }: Passage,
  type: ItemType,
  { person, someone, event, partner }: Wanted,
): number {
  const isPerson = type === 'role' || type === 'character';
  if (partner && type === 'character') return WEIGHTS.partner;
  if (person && isPerson) return WEIGHTS.person;
  if (someone && isPerson) return WEIGHTS.someone;
  if (event && type === 'activity') return WEIGHTS.event;
  if (kind === 'section' && !person) return WEIGHTS.section;
  if (kind === 'spoiler' && !person) return WEIGHTS.spoiler;
  return kind === 'skill' || kind === 'fact' || kind === 'section' ? WEIGHTS.detail : 0;
}

/** Adds to the score of a candidate what its text tells. */
function scoreOf(
  { item, score, words: had, ofItem }: Candidate,
  ready: ReadyPassage,
  words: readonly WeighedWord[],
  { query, close, ...asked }: Wanted & { readonly query: string; readonly close: WordsByCharacter },
): { readonly score: number; readonly asked: number } {
  const { passage } = ready;
  const total = weightOf(words);
  const players = bestFit(ready.questions, had) / total;
  const best = bestSentence(ready.sentences, had);
  const inPlace =
    WEIGHTS.sentence * (best?.covered ?? 0) +
    WEIGHTS.heading * bestFit(ready.titles, had) +
    WEIGHTS.close * Math.max(0, ...ready.sentences.map((each) => closeTogether(each, close)));
  const fit =
    score +
    WEIGHTS.asked * players +
    WEIGHTS.item * shareOf(ofItem, words) +
    inPlace / total +
    kindFit(passage, item.type, asked) +
    (ready.quotes(query) ? WEIGHTS.quote : 0) +
    (asked.number && saysNumber(best?.sentence.text ?? '') ? WEIGHTS.number : 0);
  return { score: fit, asked: players };
}

/** Tells which words each sentence has; where it is told in another language, the sentence in its place. */
function sentencesOf(
  told: ReadyPassage,
  matched: ReadyPassage,
  words: readonly WeighedWord[],
  isOwn: (word: WeighedWord) => boolean,
): readonly FoundSentence[] {
  const isSame = told.sentences.length === matched.sentences.length;
  const held = isSame ? matched.sentences : told.sentences;
  const questions = isSame ? matched.questions : [];
  return told.sentences.map((sentence, at) => {
    const asks = questions.filter(({ answer }) => answer === at);
    const text = held[at] ?? sentence;
    const most = (some: readonly WeighedWord[]): number =>
      Math.max(...[text, ...asks].map((each) => countWhole(each, some)));
    const own = words.filter(isOwn);
    return {
      text: sentence.text,
      words: words.filter((word) => holdsWord(text, word)),
      asked: bestFit(asks, words),
      shared: countWhole(text, own) > 0 ? most(words) : most(own),
    };
  });
}

/** Finds the passages that have most of what a query asks, the best first. */
export async function findPassages(
  db: LibraryDatabase,
  question: PassageQuery,
): Promise<FoundPassages> {
  const { query, locale, within, without = [], types, withPictures = false, favour } = question;
  const names = await openNames(db);
  const own = await weighWords(db, withoutNames(queryWords(query), without));
  const words = [...own, ...(await weighSynonyms(db, query, own))];
  const isOwn = (word: WeighedWord): boolean => own.includes(word);
  const candidates = await findCandidates(db, names, words, { within, locale, withPictures });
  const asked = {
    ...{ query: lettersOf(query), close: byCharacter(own) },
    ...askedFor(query),
    ...speaksOf(query),
  };
  const titled = titleWords(candidates, own, names);
  // Where a game is called, whoever is stuck means a place in it, and not the texts about being stuck.
  const rest = titled.size > 0 || without.length > 0 ? withoutStuck(query) : query;
  if (rest !== query) return findPassages(db, { ...question, query: rest });
  const titleOf = ({ games: [game = ''] }: KnownItem): number =>
    WEIGHTS.title * shareOf([...(titled.get(game) ?? [])], words);
  const byItem = new Map<number, number>();
  const itemFit = ({ item, ofItem }: Candidate): number => {
    const fit = byItem.get(item.row) ?? WEIGHTS.item * shareOf(ofItem, words);
    byItem.set(item.row, fit);
    return fit;
  };
  const best = candidates
    .filter(({ item }) => !types || types.includes(item.type))
    .map((candidate) => ({
      candidate,
      by: candidate.score + itemFit(candidate) + titleOf(candidate.item),
    }))
    .sort((one, other) => other.by - one.by)
    .slice(0, within ? SEARCH_LIMITS.readWithin : SEARCH_LIMITS.read);
  const items = await itemReader(db, names).readAll(best.map(({ candidate: { item } }) => item));
  const found: FoundPassage[] = [];
  for (const [at, { candidate }] of best.entries()) {
    const { item, place, words: had, ofItem } = candidate;
    const [told, matched] = [locale, candidate.locale].map((each) => items[at]?.at(place, each));
    if (!told || !matched) continue;
    if (!had.every((word) => standsAlone(matched.passage, matched.questions, word))) continue;
    const fit = scoreOf(candidate, matched, words, asked);
    found.push({
      ...{ item, locale, passage: told.passage, share: shareOf(had, words), asked: fit.asked },
      score: fit.score + titleOf(item) + (favour?.(item, told.passage) ?? 0),
      isTitled: titled.has(item.games[0] ?? ''),
      ...{ words: had.filter(isOwn).map(({ shown }) => shown), held: had },
      evidence: evidenceOf(had.filter(isOwn), own),
      ofItem: evidenceOf(ofItem.filter(isOwn), own).share,
      sentences: () => sentencesOf(told, matched, had, isOwn),
    });
  }
  found.sort((a, b) => b.score - a.score);
  return { passages: found.slice(0, question.limit), words: own, titled };
}
