import { COST_OF_ERROR, errorsIn } from '../../local-search/rank-rows';
import { findWithErrors } from '../../local-search/fuzzy-match';
import { choicesAndRest, gameChoicesIn } from '../../local-search/choices-in-query';
import type { GameChoice } from '../../local-search/game-choices';
import { hintsAskedIn } from '../../local-search/hints-in-query';
import { normalizeText } from '../../local-search/normalize-text';
import { LIMITS } from '../../contract/limits';
import type { LibraryDatabase } from '../database/open-database';
import { itemsWithAll } from '../passages/items-with-all';
import { openNames, type KnownItem, type KnownNames } from '../passages/known-names';
import { queryWords } from '../passages/query-words';
import { textKey } from '../passages/text-key';
import type { TitleWords } from '../passages/title-words';
import { unknownOf, weighWords, type WeighedWord } from '../passages/weigh-words';
import { ALL_WORDS, EVIDENCE, GUESSED_WORDS, NAME_WORDS, STEPS } from '../passages/weights';
import { MatchCollector, type Match } from './match-collector';
import { fitChoices, fitNearly, type Nearly } from './fitting-games';
import { gamesWithHints } from './games-with-hints';
import { addNamed, addTold, findTold, isOutside, type Told } from './passage-matches';
import { eventCost } from './names-event';

/** All that a search finds. */
export interface Matches {
  /** The best first. */
  readonly all: readonly Match[];
  /** The words of the search that say what it is about. */
  readonly words: readonly WeighedWord[];
  /** The names, or words of names and tags, that misspelt words are taken for; as visitors are told them. */
  readonly meant: readonly string[];
  /** The choices that the search asks for, and nothing besides but a tag; the games that were found are so. */
  readonly choices: readonly GameChoice[];
  /** Ids of the games that the search names, or calls by half a name. */
  readonly called: ReadonlySet<string>;
  /** The games that miss one of these choices, where hardly any fits all; undefined where there are enough, or none. */
  readonly nearly: Nearly | undefined;
}

/** All words: those that no text has are taken for the names and tags that they may mean. */
async function addItemsWithAll(
  db: LibraryDatabase,
  words: readonly WeighedWord[],
  { names, titled }: { readonly names: KnownNames; readonly titled: TitleWords },
  matches: MatchCollector,
): Promise<void> {
  const unknown = unknownOf(words.filter(({ count, isLoose }) => count === 0 || !isLoose));
  if (unknown.length > GUESSED_WORDS) return;
  const guesses = unknown.map((word) => names.guess(textKey(word)));
  const known = words.filter(({ shown }) => !unknown.includes(shown));
  // Hiragana that falls into pieces is mostly no word, and its pieces are everywhere.
  const isInPieces = known.length > 1 && known.every(({ isKana }) => isKana);
  if (known.length > ALL_WORDS || isInPieces) return;
  const items =
    known.length > 0
      ? await itemsWithAll(db, known)
      : Array.from(guesses[0]?.keys() ?? [], (row) => ({ row, isSubject: true }));
  // Others tell of a lighthouse too: where one of two words is half a name, the game of that name is meant.
  const isTitled = known.length > 1 && titled.size > 0;
  const stepOf = (row: number, isSubject: boolean): number => {
    if (!isTitled) return isSubject ? STEPS.subject : STEPS.text;
    const item = names.items.get(row);
    return item?.type === 'game' && titled.has(item.id) ? STEPS.subject : STEPS.besideTitled;
  };
  for (const { row, isSubject } of items) {
    const costs = guesses.map((guess) => guess.get(row) ?? Infinity);
    const cost = Math.max(stepOf(row, isSubject), ...costs);
    if (cost < Infinity) matches.add(row, cost);
  }
}

/** Gives the word of a name or tag that a misspelt word was taken for, else the whole name. */
function nameMeant(word: string, { names, tags }: KnownItem): string | undefined {
  const most = errorsIn(word);
  for (const piece of [...names, ...tags].flatMap((name) => name.split(/[^\p{L}\p{N}\p{M}'’]+/u))) {
    if (most > 0 && findWithErrors(normalizeText(piece), word, most)) return piece.toLowerCase();
  }
  return names[0]?.toLowerCase();
}

function meantBy(words: readonly string[], all: readonly Match[]): string[] {
  const items = all.slice(0, LIMITS.nearest).map(({ item }) => item);
  const meant = words.flatMap((word) => items.map((item) => nameMeant(word, item)));
  return [...new Set(meant.filter((each) => each !== undefined))].slice(0, LIMITS.nearest);
}

/** Adds the games that are as they are wanted: no text of theirs need say so. */
function addFitting(
  names: KnownNames,
  fitting: ReadonlyMap<string, number>,
  matches: MatchCollector,
): void {
  for (const { row, type, id } of names.items.values()) {
    if (type === 'game' && fitting.has(id)) matches.add(row, STEPS.asked);
  }
}

/**
 * Keeps of a search for how many play, how long, in which mood, or what somebody needs, the games that fit, and what has
 * that name: its words are in the notes and texts of many others. Where moods had to be left out, the games come first that
 * are least against them.
 */
function keepFitting(
  all: readonly Match[],
  fitting: ReadonlyMap<string, number>,
): readonly Match[] {
  const isNamed = ({ cost }: Match): boolean => cost < STEPS.asked;
  const against = ({ item }: Match): number => fitting.get(item.id) ?? 0;
  const games = all
    .filter((match) => !isNamed(match) && match.item.type === 'game' && fitting.has(match.item.id))
    .map((match) => ({ ...match, isChosen: true }));
  return [...all.filter(isNamed), ...games.sort((one, other) => against(one) - against(other))];
}

/**
 * Leaves out what has the words of a search in nothing but the question that a fact answers, where something else is found
 * by more: each game is asked whether it is for several, and most are not.
 */
function withoutAskable(all: readonly Match[], words: readonly WeighedWord[]): readonly Match[] {
  const own = new Set(words.map(({ match }) => match));
  const isOnlyAskable = ({ cost, found }: Match): boolean =>
    cost >= STEPS.subject &&
    found?.passage.kind === 'fact' &&
    found.asked < EVIDENCE.asked &&
    !found.sentences().some((said) => said.words.some(({ match }) => own.has(match)));
  return all.some(({ cost }) => cost <= STEPS.asked)
    ? all.filter((match) => !isOnlyAskable(match))
    : all;
}

/** Matches of a search that finds nothing. */
const NOTHING: Matches = {
  ...{ all: [], words: [], meant: [], choices: [], called: new Set<string>(), nearly: undefined },
};

/**
 * Finds the games of a tag that are for so many, so long or of such a mood as a search says beside the tag, and says nothing
 * else; undefined where no such game is there.
 */
async function findTagged(
  db: LibraryDatabase,
  search: string,
): Promise<Pick<Matches, 'all' | 'choices'> | undefined> {
  const { choices: asked, rest } = choicesAndRest(search);
  if (asked.length === 0 || rest === '') return undefined;
  const { choices, fitting } = await fitChoices(db, asked);
  const { items } = await openNames(db);
  const tagged = [...items.values()].filter(
    ({ type, id, tags }) =>
      type === 'game' &&
      fitting.has(id) &&
      tags.some((tag) => [tag, `${tag}系`].map(normalizeText).includes(rest)),
  );
  const all = tagged.map((item) => ({ item, cost: STEPS.asked, spoilers: [], isChosen: true }));
  return all.length === 0 ? undefined : { all, choices };
}

/** The fewest letters of a word by which a game is meant: one character is in many names. */
const LEAST_CALLED = 2;

/** Lists the games that a search names, or calls by half a name. */
function calledIn({ named, titled }: Told, { items }: KnownNames): ReadonlySet<string> {
  const byHalf = [...titled].flatMap(([id, words]) =>
    [...words].some(({ forms: [form = ''] }) => form.length >= LEAST_CALLED) ? id : [],
  );
  return new Set([...named.rows.flatMap((row) => items.get(row)?.id ?? []), ...byHalf]);
}

/** Finds what fits the words of a search, in steps: a name, all words, most words, a name that is spelt nearly so. */
async function findByWords(db: LibraryDatabase, search: string): Promise<Matches> {
  const words = await weighWords(db, queryWords(search));
  const { choices, fitting } = await fitChoices(db, gameChoicesIn(search));
  if (words.length === 0 && choices.length === 0) return NOTHING;
  const tagged = await findTagged(db, search);
  if (tagged) return { ...NOTHING, ...tagged, words };
  const names = await openNames(db);
  const matches = new MatchCollector(names, eventCost(search, words));
  const strict = names.find(search, false);
  matches.addAll(strict);
  const unknown = unknownOf(words);
  const isMisspelt = strict.size === 0 && unknown.length > 0 && words.length <= NAME_WORDS;
  const near = isMisspelt ? [...names.find(search, true)] : [];
  for (const [row, cost] of near) matches.add(row, STEPS.near + (cost - COST_OF_ERROR) / 2);
  const told = await findTold(db, search);
  addNamed(told, matches);
  const isInside = strict.size > 0 || near.length > 0 || !isOutside(told);
  if (isInside) await addItemsWithAll(db, words, { names, titled: told.titled }, matches);
  addTold(told, isInside, matches);
  const isRead = choices.length > 0;
  if (isRead) addFitting(names, fitting, matches);
  const all = isRead
    ? keepFitting(matches.sorted(), fitting)
    : withoutAskable(matches.sorted(), words);
  const guessed = all.filter(({ item }) => near.some(([row]) => row === item.row));
  const isGuess = all.length > 0 && guessed[0] === all[0];
  return {
    ...{ all, words, choices, called: calledIn(told, names) },
    nearly: isRead ? await fitNearly(db, choices, fitting) : undefined,
    meant: isGuess ? meantBy(unknown.map(textKey), guessed) : [],
  };
}

/**
 * Finds what fits a search, the best first; games come before roles that fit as well. Whoever asks for hints gets the games
 * that have some, and nothing else: the one that is named, or all of them.
 * @param day of the service, such as `2026-11-28`
 */
export async function findMatches(
  db: LibraryDatabase,
  search: string,
  day: string,
): Promise<Matches> {
  const name = hintsAskedIn(search);
  const hinted = name === undefined ? [] : await gamesWithHints(db, name, day);
  if (name === undefined || hinted.length === 0) return findByWords(db, search);
  const first = hinted.map((item) => ({ item, cost: 0, spoilers: [], wantsHints: true }));
  // Nothing else: what characters have lived through may be the answer.
  return { ...NOTHING, all: first };
}
