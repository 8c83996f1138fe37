import * as z from 'zod/mini';
import type { Locale } from '../../config/locales';
import { translate } from '../../contract';
import { gameDetailSchema } from '../../contract/library';
import { readItems } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { openNames } from '../passages/known-names';
import { findPassages } from '../passages/find-passages';
import { sentencesOf } from '../passages/sentences';
import { countMoodsAgainst } from '../search/opposite-moods';
import { fitWishes, type LeftOut } from './fit-wishes';
import { fold, holds } from '../passages/fold-words';
import { fillLine } from './line-picker';
import { isDenied, type Wishes } from './wishes';
import { words, wordsUnder } from './words';

const choiceSchema = z.pick(gameDetailSchema, {
  id: true,
  name: true,
  tags: true,
  summary: true,
  platforms: true,
  players: true,
  session_minutes: true,
  moods: true,
  access: true,
  i18n: true,
});

type Choice = z.infer<typeof choiceSchema>;

const opened = new WeakMap<object, Promise<Choice[]>>();

/** The facts of all games by which one is chosen; read once, and anew when a game has changed. */
async function readChoices(db: LibraryDatabase): Promise<Choice[]> {
  const names = await openNames(db);
  const known = opened.get(names) ?? readItems(db, 'games', choiceSchema);
  opened.set(names, known);
  return known;
}

/** Points for what fits, and against what does not. */
const POINTS = {
  genre: 2,
  mood: 1.2,
  unwanted: -3,
  players: 2,
  minutes: 1.5,
  platform: 1,
  need: 2,
  noPlatform: -2,
  text: 3,
  textBeside: 1,
  own: 0.8,
  ownOpen: 0.3,
} as const;

/** The least share of a question's words that the text of a game must have to count. */
const LEAST_TEXT = 0.15;
/** The same where the question says what is wanted in other words. */
const LEAST_TEXT_BESIDE = 0.45;

/** Weight of a detail of a game, against what says what it is. */
const DETAIL = 0.7;

const MOST_CHOICES = 3;
/** A game is offered beside the best one from this share of its points on. */
const BESIDE = 0.6;

function pointsOf(game: Choice, wishes: Wishes): number {
  const { moods = [], platforms, tags } = game;
  let points = 0;
  points += POINTS.genre * wishes.genres.filter((genre) => tags.includes(genre)).length;
  points += POINTS.mood * wishes.moods.filter((mood) => moods.includes(mood)).length;
  points += POINTS.unwanted * wishes.unwanted.filter((mood) => moods.includes(mood)).length;
  // Only games that keep to them are chosen from.
  if (wishes.players !== undefined) points += POINTS.players;
  if (wishes.minutes !== undefined) points += POINTS.minutes;
  if (wishes.platforms.length > 0) {
    const fits = wishes.platforms.some((platform) => platforms.includes(platform));
    points += fits ? POINTS.platform : POINTS.noPlatform;
  }
  points += POINTS.need * wishes.needs.length;
  return points;
}

/** True when a game is known to meet every need: what is not known is no yes. */
function meets({ access }: Choice, { needs }: Wishes): boolean {
  return needs.every((need) => access?.features[need] === 'yes');
}

/** The tags of a game in every language. */
function tagsOf({ tags, i18n }: Choice): readonly string[] {
  return [...tags, ...Object.values(i18n ?? {}).flatMap((texts) => texts?.tags ?? [])];
}

/** Keeps of games those with a tag that a message has in so many words, where one has it: "co-op" wants no other. */
function ofNamedKind(games: readonly Choice[], content: string, { genres }: Wishes) {
  const text = fold(content);
  const kinds = genres
    .flatMap((genre) => wordsUnder('genres', genre))
    .filter((kind) => holds(text, kind) && !isDenied(text, kind));
  const isWanted = (tag: string): boolean => kinds.some((kind) => fold(tag).startsWith(kind));
  const own = games.filter((game) => tagsOf(game).some(isWanted));
  return own.length > 0 ? own : games;
}

/** A game that is offered, in the language of the reply. */
export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  /** Who plays and how long. */
  readonly facts: string;
  /** A sentence that says what it is. */
  readonly about: string;
}

function offered(game: Choice, locale: Locale): OfferedGame {
  const { texts } = translate<Choice>(game, game.i18n, locale);
  const { say } = words[locale];
  const { players, session_minutes: minutes } = game;
  const told = (line: string, { min, max }: { min: number; max: number }): string =>
    fillLine(line, { min: String(min), max: String(max) });
  const facts = [
    players && (players.max === 1 ? say.players_one : told(say.players, players)),
    minutes && told(say.minutes, minutes),
  ];
  return {
    id: game.id,
    title: texts.name,
    facts: facts.filter((fact) => fact !== undefined).join(say.list),
    about: sentencesOf(texts.summary, locale)[0] ?? '',
  };
}

interface Asked {
  readonly content: string;
  readonly locale: Locale;
  readonly wishes: Wishes;
  readonly ownGames: readonly string[];
  /** True when only the partner's own games are asked about. */
  readonly isOwnOnly: boolean;
}

/** Games that are offered, and what was left out of the wishes for them. */
export interface Choices {
  readonly games: readonly OfferedGame[];
  readonly left: LeftOut | undefined;
}

/** Chooses games by what is wanted, by the words of the question, and the partner's own before others; the best first. */
export async function chooseGames(db: LibraryDatabase, asked: Asked): Promise<Choices> {
  const { content, locale, wishes, ownGames, isOwnOnly } = asked;
  const { passages } = await findPassages(db, {
    ...{ query: content, locale, limit: 40, types: ['game', 'role'] },
  });
  const { genres, moods, unwanted, players, minutes } = wishes;
  const isPlain = [...genres, ...moods, ...unwanted].length === 0;
  const isOpen = isPlain && players === undefined && minutes === undefined;
  const least = isOpen ? LEAST_TEXT : LEAST_TEXT_BESIDE;
  const texts = new Map<string, number>();
  for (const { item, score, share, passage } of passages) {
    if (share < least) continue;
    const [game = ''] = item.games;
    const says = passage.kind === 'summary' || passage.kind === 'description';
    const worth = score * (item.type === 'game' && says ? 1 : DETAIL);
    texts.set(game, Math.max(worth, texts.get(game) ?? 0));
  }
  const open = (await readChoices(db)).filter(
    (game) => (!isOwnOnly || ownGames.includes(game.id)) && meets(game, wishes),
  );
  const { games, left, against } = fitWishes(open, content, wishes);
  const ranked = ofNamedKind(games, content, wishes)
    .map((game) => {
      const own = ownGames.includes(game.id) ? (isOpen ? POINTS.ownOpen : POINTS.own) : 0;
      return {
        game,
        against: countMoodsAgainst(against, game.moods ?? []),
        points:
          pointsOf(game, wishes) +
          (isOpen ? POINTS.text : POINTS.textBeside) * (texts.get(game.id) ?? 0) +
          own,
      };
    })
    .sort((one, other) => one.against - other.against || other.points - one.points);
  const best = Math.max(0, ...ranked.map(({ points }) => points));
  const chosen = ranked
    .slice(0, MOST_CHOICES)
    // What is left without a mood fits alike: the best of it may be what is most against that.
    .filter(({ points }) => points > 0 && (left === 'moods' || points >= BESIDE * best))
    .map(({ game }) => offered(game, locale));
  return { games: chosen, left };
}

/** A game by its id, as it is offered. */
export async function offeredGame(
  db: LibraryDatabase,
  id: string,
  locale: Locale,
): Promise<OfferedGame | undefined> {
  const game = (await readChoices(db)).find((each) => each.id === id);
  return game && offered(game, locale);
}
