import { LOCALES } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { outOfScopeScore } from '../out-of-scope/is-out-of-scope';
import { mentions } from '../companion/words';
import { asksSomething } from '../passages/asked-for';
import { asksUntold } from '../passages/asks-untold';
import { findPassages, type FoundPassage } from '../passages/find-passages';
import { holdsWord, ReadySentence } from '../passages/sentences';
import { findNames } from '../passages/names-in-text';
import { languageOf } from '../passages/synonyms';
import type { TitleWords } from '../passages/title-words';
import type { WeighedWord } from '../passages/weigh-words';
import { isMadeUp } from '../passages/word-salad';
import labels from '../passages/words/fact-labels.json';
import { BESIDE_BEST, EVIDENCE, STEPS } from '../passages/weights';
import { isSearchOutOfScope, isQuoted } from './out-of-scope-search';
import type { MatchCollector } from './match-collector';

/** The passages that have some words of a search, before it is decided what it finds. */
export interface Told {
  readonly search: string;
  /** The best first. */
  readonly passages: readonly FoundPassage[];
  readonly words: readonly WeighedWord[];
  /** The games that the search calls by half a name. */
  readonly titled: TitleWords;
  /** True when it asks for a kind of fact or a thing that no text tells, of the games that it names if it does, or for a game of others. */
  readonly isUntold: boolean;
  /** The games that it names, and their passages that have its other words. */
  readonly named: { readonly rows: readonly number[]; readonly passages: readonly FoundPassage[] };
}

/** Items that a search finds; pages of the site have a search of their own in the companion. */
const FOUND = ['game', 'role', 'character', 'activity'] as const;

/** The games that a search names, and their names. */
async function namedGames(db: LibraryDatabase, search: string) {
  const named = (await findNames(db, search)).filter(
    ({ type, isCommon }) => type === 'game' && !isCommon,
  );
  return {
    rows: named.map(({ row }) => row),
    within: named.map(({ id }) => id),
    without: named.map(({ name }) => name),
  };
}

/** Labels of facts whose values are names and numbers; tags and platforms say what a game is. */
const BARE_LABELS = new Set(
  [labels.developer, labels.publisher, labels.attributes].flatMap((label) =>
    LOCALES.map((locale) => label[locale].label),
  ),
);

/**
 * True for a name or number that has but some words of a question and is not asked for by any: where a studio is called "third floor", no
 * floor is.
 */
function isBareFact(
  { passage: { kind, heading = '', question }, asked, evidence }: FoundPassage,
  words: readonly WeighedWord[],
): boolean {
  if (kind !== 'fact' || !BARE_LABELS.has(heading)) return false;
  if (asked > 0 || evidence.share >= EVIDENCE.ofFact) return false;
  const asks = new ReadySentence(`${heading} ${question}`);
  return !words.some((word) => holdsWord(asks, word));
}

/** Finds the passages that have words of a search, and those of the games that it names. */
export async function findTold(db: LibraryDatabase, search: string): Promise<Told> {
  const asked = {
    query: search,
    locale: languageOf(search),
    types: FOUND,
    withPictures: true,
    limit: 60,
  } as const;
  const { rows, within, without } = await namedGames(db, search);
  const ofNamed =
    within.length > 0 ? (await findPassages(db, { ...asked, within, without })).passages : [];
  const told = await findPassages(db, asked);
  const games = within.length > 0 ? within : undefined;
  const isUntold = mentions(search, 'strangers') || (await asksUntold(db, search, { games }));
  return { search, ...told, isUntold, named: { rows, passages: ofNamed } };
}

/** Adds the games that a search names, and what they tell of its other words. */
export function addNamed(told: Told, matches: MatchCollector): void {
  const { rows, passages } = told.named;
  for (const found of told.isUntold ? [] : passages) {
    if (found.share < EVIDENCE.ofNamed) continue;
    matches.addPassage(found, STEPS.named - STEPS.fit * found.score);
  }
  for (const row of rows) matches.add(row, STEPS.onlyNamed);
}

function textsOf(passages: readonly FoundPassage[]): readonly string[] {
  return passages.map(({ passage }) => passage.text);
}

/**
 * True for a search that is of nothing here, whatever texts have its words: they are there by accident. What it names is
 * meant all the same, and so is what it quotes.
 */
export function isOutside({ search, passages, isUntold, named }: Told): boolean {
  const [best] = passages;
  if (best === undefined || isQuoted(search, textsOf(passages))) return false;
  if (named.rows.length > 0) return isUntold;
  return isMadeUp(search) || isSearchOutOfScope(search, best, isUntold);
}

/** Adds what has most of the words; of a search that is of nothing here only what its very words ask for. */
export function addTold(told: Told, isInside: boolean, matches: MatchCollector): void {
  const { search, passages, words } = told;
  for (const found of passages.filter(isAskedFor)) {
    matches.addPassage(found, STEPS.asked);
  }
  const [best] = passages;
  const count = new Set(words.map(({ shown }) => shown)).size;
  const ease = outOfScopeScore(search) <= EVIDENCE.inside ? EVIDENCE.ofInside : 1;
  if (!best || !isInside || !passages.some((found) => isEvident(found, count, ease))) return;
  const isBeside = ({ score, evidence }: FoundPassage): boolean =>
    score >= BESIDE_BEST.score * best.score &&
    evidence.share >= BESIDE_BEST.share * best.evidence.share;
  const isQuestion = asksSomething(search);
  const isMeant = (found: FoundPassage): boolean => !isQuestion || !isBareFact(found, words);
  for (const found of passages.filter((each) => isBeside(each) && isMeant(each))) {
    matches.addPassage(found, STEPS.most - STEPS.fit * found.score);
  }
}

/**
 * True when a search is a question that a fact answers, or that players ask for a spoiler; of longer texts many questions
 * have but one word that tells.
 */
function isAskedFor({ passage: { kind }, asked }: FoundPassage): boolean {
  return (kind === 'fact' || kind === 'spoiler') && asked >= EVIDENCE.asked;
}

/**
 * True when a passage has so much of a search that it cannot be by accident.
 * @param ease the part of that which is enough for a search that sounds like what players ask
 */
function isEvident(
  { evidence: { share, weight }, score }: FoundPassage,
  words: number,
  ease: number,
): boolean {
  const least = words > 2 ? ease * EVIDENCE.share : EVIDENCE.ofTwo;
  const isRare = weight >= EVIDENCE.rareWeight && score >= EVIDENCE.rareScore;
  return isRare || (weight >= EVIDENCE.weight && share >= least);
}
