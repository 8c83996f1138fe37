import type { AccessKey } from '../../contract/access-keys';
import { gameChoicesIn } from '../../local-search/choices-in-query';
import type { GameChoice } from '../../local-search/game-choices';
import { needsIn } from './can-i-play';
import type { Visitor } from './memory';
import { fold, holds, without } from '../passages/fold-words';
import { readNumber } from './read-number';
import { keysIn, mentions, wordsIn, wordsUnder } from './words';

/** Wishes that somebody has of a game. */
export interface Wishes {
  readonly players: number | undefined;
  /** The most minutes of a sitting. */
  readonly minutes: number | undefined;
  readonly moods: readonly string[];
  readonly unwanted: readonly string[];
  /** Chinese tags. */
  readonly genres: readonly string[];
  readonly platforms: readonly string[];
  /** Needs that the game has to meet. */
  readonly needs: readonly AccessKey[];
}

/** How far before a word, in characters, a "no" may stand, and how far behind it in Japanese. */
const NO_BEFORE = 7;
const NO_BEHIND = 6;

const NUMBERED = /(\d+)\s*(?:分钟|分鐘|mins?\b|minutes?\b|分)/;
const HOURS = /(\d+)\s*(?:小时|hours?\b|時間)/;
const PEOPLE =
  /(\d+)\s*(?:个人|人|players?\b|people\b|of us\b)|\b(?:we're|we are)\s+(\d+)(?=\s*(?:$|[^\p{L}\p{N}\s]|(?:and|but|so|who|with|tonight|today|after|before|here|now|have|want|need|looking|playing|players|people|friends|adults)\b))/u;

/** Numbers of players and minutes in characters: not one, which is an article too, and not which one. */
const IN_CHARACTERS =
  /(?<![第这那哪一零十])([二两三四五六七八九]?十[一二三四五六七八九]?|[二两三四五六七八九])(?=个人(?![物类生])|個人|人で|分钟|分鐘)/g;

/** Numbers of players in English words, where they cannot be of anything else. */
const IN_WORDS =
  /(?<=\b(?:we're|we are) )(?:two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)(?= (?:of us|players)\b)/g;

/** True when a text says no to a word: before it or, in Japanese, behind it. "Is there none …?" asks for it. */
export function isDenied(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const [start, end] = [text.slice(0, at), text.slice(at + word.length)].map((part) =>
    without(part, wordsIn('whether')),
  );
  const clause = (start ?? '').slice(-NO_BEFORE).split(/[,，。.;；、!！?？]/);
  const before = clause.at(-1) ?? '';
  const behind = (end ?? '').slice(0, NO_BEHIND);
  const no = wordsIn('not');
  const isLatin = /^[a-z' -]+$/.test(word);
  return no.some((each) =>
    /\p{Script=Hiragana}/u.test(each)
      ? behind.includes(each)
      : isLatin
        ? before.split(/[^a-z']+/).includes(each)
        : before.includes(each),
  );
}

/** Moods of a text, those that it says no to apart. */
function moodsOf(text: string): { moods: string[]; unwanted: string[] } {
  const all = keysIn(text, 'moods');
  // A word that ends like a "no" (切ない) denies no other word for the same mood.
  const isUnwanted = (mood: string): boolean =>
    wordsUnder('moods', mood)
      .filter((word) => holds(text, word))
      .every((word) => isDenied(text, word));
  return { moods: all.filter((mood) => !isUnwanted(mood)), unwanted: all.filter(isUnwanted) };
}

/** The number that a text says, or that its words stand for. */
function numberOf(text: string, pattern: RegExp, table: 'players' | 'minutes'): number | undefined {
  const inDigits = [IN_CHARACTERS, IN_WORDS].reduce(
    (said, words) => said.replaceAll(words, (number) => String(readNumber(number))),
    text,
  );
  const digits = pattern.exec(inDigits)?.slice(1).find(Boolean);
  if (digits !== undefined) return Number(digits);
  const [key] = keysIn(text, table);
  return key === undefined ? undefined : Number(key);
}

function minutesOf(text: string): number | undefined {
  const [, hours] = HOURS.exec(text) ?? [];
  return hours === undefined ? numberOf(text, NUMBERED, 'minutes') : 60 * Number(hours);
}

/** How many are meant by what the library's filter offers, and how many minutes at the most. */
const NUMBERS: Readonly<Partial<Record<GameChoice['slug'], number>>> = {
  ...{ one: 1, two: 2, few: 3, many: 5 },
  ...{ '15': 15, '30': 30, evening: 120 },
};

/** The number of a message that says nothing but choices of the library's filter. */
function chosen(content: string, facet: GameChoice['facet']): number | undefined {
  const choice = gameChoicesIn(content).find((each) => each.facet === facet);
  return choice && NUMBERS[choice.slug];
}

/** Reads what a message itself says of a game that is wanted. */
function saidIn(content: string): Wishes {
  const text = fold(content);
  return {
    players: numberOf(text, PEOPLE, 'players'),
    minutes: minutesOf(text),
    ...moodsOf(text),
    genres: keysIn(text, 'genres'),
    platforms: keysIn(text, 'platforms'),
    needs: needsIn(content),
  };
}

/** Reads what a message wants of a game; what the visitor told before counts where it says nothing else. */
export function wishesOf(content: string, visitor: Visitor): Wishes {
  const said = saidIn(content);
  return {
    ...said,
    players: said.players ?? chosen(content, 'players') ?? visitor.players,
    minutes: said.minutes ?? chosen(content, 'session') ?? visitor.minutes,
    unwanted: [...new Set([...said.unwanted, ...visitor.dislikes])],
  };
}

/** The fewest kinds of wishes by which a game is asked for without a word that says so. */
const SEVERAL = 2;

/** True when a message says several things that it wants of a game, such as a kind of game and a platform, or one beside a word for playing. */
export function isWish(content: string): boolean {
  const { players, minutes, moods, genres, platforms, needs } = saidIn(content);
  const kinds = [players ?? [], minutes ?? [], moods, genres, platforms, needs].map((kind) =>
    [kind].flat(),
  );
  const { length } = kinds.filter((said) => said.length > 0);
  return length >= SEVERAL || (length > 0 && mentions(content, 'playing'));
}

/**
 * True when a message says nothing but how many play, how long or in which mood, as the search reads it. A single word of
 * these may be said of anything ("so funny"), and asks beside a word that asks.
 */
export function saysOnlyChoices(content: string): boolean {
  const { length } = gameChoicesIn(content);
  return length >= SEVERAL || (length > 0 && mentions(content, 'wanting'));
}

/** True when a message names a kind of game right before the word for one ("a good co-op game"), and asks it of no one game. */
export function namesKind(content: string): boolean {
  if (mentions(content, 'this_game') || mentions(content, 'further')) return false;
  const text = fold(content);
  return keysIn(text, 'genres')
    .flatMap((genre) => wordsUnder('genres', genre))
    .flatMap((kind) => wordsIn('game').flatMap((game) => [`${kind} ${game}`, kind + game]))
    .some((shape) => holds(text, shape));
}

/** Adds what a message tells about the visitor to what was told before. */
export function toldAbout(content: string, before: Visitor): Visitor {
  const text = fold(content);
  const isMine = mentions(content, 'mine');
  const dislikes = mentions(content, 'dislike') ? keysIn(text, 'moods') : [];
  return {
    players: (isMine ? numberOf(text, PEOPLE, 'players') : undefined) ?? before.players,
    minutes: (isMine ? minutesOf(text) : undefined) ?? before.minutes,
    dislikes: [...new Set([...before.dislikes, ...dislikes])],
    beginner: before.beginner || mentions(content, 'newcomer'),
  };
}
