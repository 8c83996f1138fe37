import type { AccessKey } from '../../contract/access-keys';
import { needsIn } from './can-i-play';
import type { Visitor } from './memory';
import { fold } from './fold-words';
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
const PEOPLE = /(\d+)\s*(?:个人|人|players?\b|people\b|of us\b)/;

/** Numbers of players and minutes in characters: not one, which is an article too, and not which one. */
const IN_CHARACTERS =
  /(?<![第这那哪一零十])([二两三四五六七八九]?十[一二三四五六七八九]?|[二两三四五六七八九])(?=个人(?![物类生])|個人|人で|分钟|分鐘)/g;

function isDenied(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const clause = text.slice(Math.max(0, at - NO_BEFORE), at).split(/[,，。.;；、!！?？]/);
  const before = clause.at(-1) ?? '';
  const behind = text.slice(at + word.length, at + word.length + NO_BEHIND);
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
  const isUnwanted = (mood: string): boolean =>
    wordsUnder('moods', mood).some((word) => text.includes(word) && isDenied(text, word));
  return { moods: all.filter((mood) => !isUnwanted(mood)), unwanted: all.filter(isUnwanted) };
}

/** The number that a text says, or that its words stand for. */
function numberOf(text: string, pattern: RegExp, table: 'players' | 'minutes'): number | undefined {
  const [, digits] =
    pattern.exec(text.replaceAll(IN_CHARACTERS, (number) => String(readNumber(number)))) ?? [];
  if (digits !== undefined) return Number(digits);
  const [key] = keysIn(text, table);
  return key === undefined ? undefined : Number(key);
}

function minutesOf(text: string): number | undefined {
  const [, hours] = HOURS.exec(text) ?? [];
  return hours === undefined ? numberOf(text, NUMBERED, 'minutes') : 60 * Number(hours);
}

/** Reads what a message wants of a game; what the visitor told before counts where it says nothing else. */
export function wishesOf(content: string, visitor: Visitor): Wishes {
  const text = fold(content);
  const { moods, unwanted } = moodsOf(text);
  return {
    players: numberOf(text, PEOPLE, 'players') ?? visitor.players,
    minutes: minutesOf(text) ?? visitor.minutes,
    moods,
    unwanted: [...new Set([...unwanted, ...visitor.dislikes])],
    genres: keysIn(text, 'genres'),
    platforms: keysIn(text, 'platforms'),
    needs: needsIn(content),
  };
}

/** The fewest kinds of wishes by which a game is asked for without a word that says so. */
const SEVERAL = 2;

/** True when a message says several things that it wants of a game, such as a kind of game and a platform. */
export function isWish(content: string): boolean {
  const wishes = wishesOf(content, { dislikes: [], beginner: false });
  const { players, minutes, moods, genres, platforms, needs } = wishes;
  const kinds = [players ?? [], minutes ?? [], moods, genres, platforms, needs].map((kind) =>
    [kind].flat(),
  );
  return kinds.filter(({ length }) => length > 0).length >= SEVERAL;
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
