import type * as z from 'zod/mini';
import type { endpoints, PayloadOf } from '../../contract';
import { LIMITS } from '../../contract/limits';
import type { LibraryDatabase } from '../database/open-database';
import type { GameChoice } from '../../local-search/game-choices';
import { offsetOf, toPage } from '../database/paging';
import { openNames, type KnownNames } from '../passages/known-names';
import { itemReader } from '../passages/read-items';
import { keepUnanswered } from '../passages/unanswered';
import { unknownOf } from '../passages/weigh-words';
import { STEPS } from '../passages/weights';
import { languageOf } from '../passages/synonyms';
import { serviceDay } from '../../i18n/dates';
import { isAnswered } from './is-answered';
import { isGuessed } from './is-guessed';
import { findMatches, type Matches } from './find-matches';
import { toOtherHit, toWireHit, toWireName, type HitReader } from './hit';
import { findNearest } from './nearest-names';

type Input = z.output<typeof endpoints.knowledgeSearch.input>;
type Payload = PayloadOf<'knowledgeSearch'>;

function isDefined<T>(each: T | undefined): each is T {
  return each !== undefined;
}

/** Tells what a search asked of games; nothing where it said anything else. */
function toWire(choices: Matches['choices']): Payload['choices'] {
  return choices.length === 0 ? undefined : choices.map(({ facet, slug }) => ({ facet, slug }));
}

/** The games that miss one of the choices of a search, as hits; undefined where none are told. */
async function nearlyOf(found: Matches, reader: HitReader): Promise<Payload['nearly']> {
  const { nearly } = found;
  if (!nearly) return undefined;
  const { missing, instead, ids } = nearly;
  const hits = ids.flatMap((id) => {
    const item = reader.gameOf(id);
    const match = item && { item, cost: STEPS.asked, spoilers: [], isChosen: true };
    return match ? toWireHit(match, reader, found, false) : [];
  });
  const toChoice = ({ facet, slug }: GameChoice) => ({ facet, slug });
  return {
    list: (await Promise.all(hits)).filter(isDefined),
    missing: toChoice(missing),
    instead: instead && toChoice(instead),
  };
}

/** The answer to a search that found nothing: the nearest names, and what no text has. The search is kept for editors. */
async function nothingFound(
  { db, now }: Server,
  { search_value: question, ...page }: Input,
  found: Matches,
): Promise<Payload> {
  const { words, choices } = found;
  const nothing = {
    ...toPage([], 0, page),
    counts: { game: 0, role: 0 },
    choices: toWire(choices),
  };
  // A search for signs alone has no word that anything could be near to.
  if (words.length === 0) return nothing;
  const asked = { question, locale: languageOf(question), conversation_id: null };
  // What cannot be kept, because another program has locked the file, is no reason to let a visitor wait.
  if (page.page === 1) void keepUnanswered(db, asked, now()).catch(() => undefined);
  const names = await openNames(db);
  const reader = itemReader(db, names);
  // Whoever asks for games of a kind has meant no name.
  if (choices.length > 0) {
    return { ...nothing, nearly: await nearlyOf(found, readerOf(reader, names)) };
  }
  const nearest = await Promise.all(
    (await findNearest(db, question)).map((item) => reader.read(item)),
  );
  const unknown_words = unknownOf(words).slice(0, LIMITS.nearest);
  return { ...nothing, nearest: nearest.map(toWireName).filter(isDefined), unknown_words };
}

/** The library that is searched, and the time. */
interface Server {
  readonly db: LibraryDatabase;
  readonly now: () => Date;
}

function readerOf(items: ReturnType<typeof itemReader>, names: KnownNames): HitReader {
  return { read: (item) => items.read(item), gameOf: (id) => names.gameOf(id) };
}

/** Finds games and roles by names, tags and texts, and what of partners and activities fits; without any, the nearest names. */
export async function searchLibrary(server: Server, input: Input): Promise<Payload> {
  const { db } = server;
  const { search_value, type } = input;
  const today = serviceDay(server.now().toISOString());
  const found = await findMatches(db, search_value, today);
  if (found.all.length === 0) return nothingFound(server, input, found);
  const names = await openNames(db);
  const items = itemReader(db, names);
  const reader = readerOf(items, names);
  const main = found.all.filter(({ item }) => item.type === 'game' || item.type === 'role');
  const wanted = main.filter(({ item }) => type === undefined || item.type === type);
  const answer = isAnswered(search_value, found) ? found.all[0] : undefined;
  const shown = wanted.slice(offsetOf(input), offsetOf(input) + input.page_size);
  await items.readAll(shown.map(({ item }) => item));
  const list = await Promise.all(
    shown.map((match) => toWireHit(match, reader, found, match === answer)),
  );
  const games = main.filter(({ item }) => item.type === 'game').length;
  const isWhole = type === undefined && input.page === 1;
  return {
    ...toPage(list.filter(isDefined), wanted.length, input),
    counts: { game: games, role: main.length - games },
    others: isWhole ? await otherHits(found, reader) : undefined,
    choices: toWire(found.choices),
    is_guess: (answer === undefined && isGuessed(search_value, found)) || undefined,
    nearly: isWhole ? await nearlyOf(found, reader) : undefined,
    meant: [...found.meant],
  };
}

/** The partners and activities among all that was found, each with how many games and roles come before it. */
async function otherHits(found: Matches, reader: HitReader): Promise<Payload['others']> {
  let before = 0;
  const hits: ReturnType<typeof toOtherHit>[] = [];
  for (const match of found.all) {
    const isOther = match.item.type === 'character' || match.item.type === 'activity';
    if (!isOther) before += 1;
    else if (hits.length < LIMITS.nearest) hits.push(toOtherHit(match, reader, found, before));
  }
  return (await Promise.all(hits)).filter(isDefined);
}
