import { ACCESS_KEYS, type AccessKey } from '../../contract/access-keys';
import type { WireReference } from '../../contract';
import type { Locale } from '../../config/locales';
import { formatDay } from '../../i18n/dates';
import type { Item } from '../passages/item-passages';
import type { Asked } from './find-answer';
import { fold } from '../passages/fold-words';
import { titleOf, type LibraryShelf } from './library-shelf';
import { fillLine } from './line-picker';
import { findPlace } from './where-we-are';
import { keysIn, mentions, words } from './words';

/** Games that are told of at the most, where a message names several. */
const MOST_GAMES = 3;

/** Lists what a message says that somebody needs. */
export function needsIn(content: string): AccessKey[] {
  const keys = keysIn(fold(content), 'access');
  return ACCESS_KEYS.filter((key) => keys.includes(key));
}

/** True when a message asks whether one can play. Facts answer that, and nobody makes them up: no model is asked. */
export function asksForNeeds(content: string): boolean {
  return needsIn(content).length > 0 && mentions(content, 'question');
}

/** A question whether one can play. */
export interface NeedsQuestion {
  readonly needs: readonly AccessKey[];
  /** The games that it is about: those that it names, else the one that is talked about; none where one is looked for. */
  readonly games: readonly string[];
}

/** Reads a question whether one can play; undefined for any other message. */
export async function needsQuestionOf(
  asked: Asked,
  shelf: LibraryShelf,
): Promise<NeedsQuestion | undefined> {
  const { content, context, gameBefore } = asked;
  const needs = needsIn(content);
  if (needs.length === 0) return undefined;
  const place = await findPlace(asked, asked, shelf);
  const isAsked = mentions(content, 'question') || mentions(content, 'this_game');
  if (!isAsked && place.game === undefined) return undefined;
  if (place.isNamed) return { needs, games: place.games.slice(0, MOST_GAMES) };
  const isChoice = mentions(content, 'play') && !mentions(content, 'this_game');
  const near = place.games.find((id) => id === context?.game_id || id === gameBefore);
  return { needs, games: isChoice || near === undefined ? [] : [near] };
}

/** Puts the answers of a game into words, one sentence each, and what is not known into one. */
function factsInWords(
  { content: { access } }: Extract<Item, { readonly type: 'game' }>,
  title: string,
  needs: readonly AccessKey[],
  locale: Locale,
): { readonly text: string; readonly isKnown: boolean } {
  const { say, access_facts: lines } = words[locale];
  const named = fillLine(say.titled, { title });
  const answerTo = (need: AccessKey) => access?.features[need] ?? 'unknown';
  const known = needs.flatMap((need) => {
    const answer = answerTo(need);
    return answer === 'unknown' ? [] : [fillLine(lines[need][answer], { title: named })];
  });
  const unknown = needs.filter((need) => answerTo(need) === 'unknown');
  const { checked_on: day, version } = access ?? {};
  const checked = version === undefined ? say.access_checked : say.access_checked_for;
  const told = [
    ...known,
    ...(day === undefined || known.length === 0
      ? []
      : [fillLine(checked, { day: formatDay(day, locale), version: version ?? '' })]),
    ...(unknown.length === 0
      ? []
      : [fillLine(say.access_unknown, { title: named, needs: namesOf(unknown, locale) })]),
  ];
  return { text: told.join(locale === 'en' ? ' ' : ''), isKnown: known.length > 0 };
}

function namesOf(needs: readonly AccessKey[], locale: Locale): string {
  const { say, access_facts: lines } = words[locale];
  return needs.map((need) => lines[need].name).join(say.list);
}

/** Facts of games in a reply. */
interface ToldFacts {
  readonly text: string;
  readonly references: readonly WireReference[];
  /** False where nothing is known of what was asked. */
  readonly isKnown: boolean;
}

/** Tells whether games meet needs, each by its own facts alone, and what is not known. */
export async function tellNeeds(
  shelf: LibraryShelf,
  { games, needs }: NeedsQuestion,
  locale: Locale,
): Promise<ToldFacts> {
  const items = await Promise.all(games.map((id) => shelf.read('game', id)));
  const told = items.flatMap((item) => {
    if (item?.type !== 'game') return [];
    const title = titleOf(item, locale);
    const reference: WireReference = { type: 'game', id: item.content.id, title };
    return [{ ...factsInWords(item, title, needs, locale), reference }];
  });
  return {
    text: told.map(({ text }) => text).join('\n'),
    references: told.map(({ reference }) => reference),
    isKnown: told.some(({ isKnown }) => isKnown),
  };
}

/** Says that no game is known to meet needs. */
export function noGameMeets(needs: readonly AccessKey[], locale: Locale): string {
  return fillLine(words[locale].say.access_no_game, { needs: namesOf(needs, locale) });
}
