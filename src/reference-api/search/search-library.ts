import type * as z from 'zod/mini';
import type { endpoints, PayloadOf } from '../../contract';
import { LIMITS } from '../../contract/limits';
import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, toPage } from '../database/paging';
import { isSentence } from '../../local-search/sentence';
import { askedFor } from '../passages/asked-for';
import type { FoundPassage } from '../passages/find-passages';
import { openNames } from '../passages/known-names';
import type { Passage } from '../passages/passage';
import { itemReader } from '../passages/read-items';
import { textKey } from '../passages/text-key';
import { keepUnanswered } from '../passages/unanswered';
import { shareOf, unknownOf, weightOf } from '../passages/weigh-words';
import { ANSWER, EVIDENCE } from '../passages/weights';
import { languageOf } from '../passages/synonyms';
import { serviceDay } from '../../i18n/dates';
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

/** True for a sentence, and for a shorter search that asks something. Names and key words look for pages, not for answers. */
function asksSomething(search: string): boolean {
  return (
    isSentence(search) || /[?？]/.test(search) || Object.values(askedFor(search)).includes(true)
  );
}

/** Kinds of texts that are so short and so many that one of them shares a few words with any question. */
const PASSING: readonly Passage['kind'][] = ['summary', 'fact', 'skill'];

/** True when a passage fits so well that it is more than a text with the same words. */
function isClear({ asked, score, passage }: FoundPassage): boolean {
  return asked >= EVIDENCE.asked || (score >= ANSWER.score && !PASSING.includes(passage.kind));
}

/** True for a search that is the heading of a passage: whoever has its name wants the section. */
function isHeading(search: string, { passage: { heading = '' } }: FoundPassage): boolean {
  return textKey(heading) === textKey(search);
}

/** True when the first match has nearly all that was asked, in one passage, and the second clearly less. */
function isAnswered(search: string, { all: [first, second], words, choices }: Matches): boolean {
  const found = first?.found;
  if (!found || choices.length > 0 || !asksSomething(search) || !isClear(found)) return false;
  if (words.length < ANSWER.words || found.share < ANSWER.share) return false;
  if (isHeading(search, found)) return false;
  const isSaid = found
    .sentences()
    .some(
      ({ words: had, asked, shared }) =>
        shared >= ANSWER.words &&
        Math.max(asked / weightOf(words), shareOf(had, words)) >= ANSWER.sentence,
    );
  return isSaid && found.score - (second?.found?.score ?? 0) >= ANSWER.margin;
}

/** The answer to a search that found nothing: the nearest names, and what no text has. The search is kept for editors. */
async function nothingFound(
  { db, now }: Server,
  { search_value: question, ...page }: Input,
  { words, choices }: Matches,
): Promise<Payload> {
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
  // Whoever asks for games of a kind has meant no name.
  if (choices.length > 0) return nothing;
  const reader = itemReader(db, await openNames(db));
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

/** Finds games and roles by names, tags and texts, and what of partners and activities fits; without any, the nearest names. */
export async function searchLibrary(server: Server, input: Input): Promise<Payload> {
  const { db } = server;
  const { search_value, type } = input;
  const today = serviceDay(server.now().toISOString());
  const found = await findMatches(db, search_value, today);
  if (found.all.length === 0) return nothingFound(server, input, found);
  const names = await openNames(db);
  const items = itemReader(db, names);
  const reader: HitReader = { read: (item) => items.read(item), gameOf: (id) => names.gameOf(id) };
  const main = found.all.filter(({ item }) => item.type === 'game' || item.type === 'role');
  const wanted = main.filter(({ item }) => type === undefined || item.type === type);
  const answer = isAnswered(search_value, found) ? found.all[0] : undefined;
  const shown = wanted.slice(offsetOf(input), offsetOf(input) + input.page_size);
  await items.readAll(shown.map(({ item }) => item));
  const list = await Promise.all(
    shown.map((match) => toWireHit(match, reader, found, match === answer)),
  );
  const games = main.filter(({ item }) => item.type === 'game').length;
  const others =
    type === undefined && input.page === 1 ? await otherHits(found, reader) : undefined;
  return {
    ...toPage(list.filter(isDefined), wanted.length, input),
    counts: { game: games, role: main.length - games },
    others,
    choices: toWire(found.choices),
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
