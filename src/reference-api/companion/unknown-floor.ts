import type { Locale } from '../../config/locales';
import { saysOneOf } from '../passages/says-one-of';
import type { LibraryShelf } from './library-shelf';
import words from './numbered-things.json';
import { readNumber } from './read-number';

const { ordinals: ORDINALS, cardinals: CARDINALS } = words;

/** A floor, or a number of floors; the first one is where everybody begins. */
const FLOOR = '(?:[层楼層]|階(?![段台梯]))';

const NUMBER_WORD = ORDINALS.join('|');
/** Things in a row besides floors, in characters. */
const IN_A_ROW = `(?:${words.in_a_row.join('|')})`;
/** English words behind an ordinal that are no things in a row. */
const NOT_IN_A_ROW = `(?:${words.not_in_a_row.join('|')})`;

const NUMBER = String.raw`([一二三四五六七八九十百]+|\d+)`;

/** A number that a question is about: what is numbered, as texts have it, and the least number that is not everybody's. */
interface Asked {
  readonly text: string;
  readonly number: number;
  readonly counted: RegExp;
  /** True where a text that counts none of them says that there are none. */
  readonly isFloor: boolean;
}

function numberOf(word: string): number {
  const [ordinal, cardinal] = [ORDINALS, CARDINALS].map((list) => list.indexOf(word.toLowerCase()));
  const at = Math.max(ordinal ?? -1, cardinal ?? -1);
  return at >= 0 ? at + 1 : readNumber(word.replace(/(?:st|nd|rd|th)$/iu, ''));
}

function askedIn(content: string): Asked | undefined {
  const text = content.normalize('NFKC');
  const floor =
    new RegExp(String.raw`第?${NUMBER}${FLOOR}`, 'u').exec(text) ??
    new RegExp(String.raw`\b(${NUMBER_WORD}) (?:${words.floor.join('|')})\b`, 'iu').exec(text);
  if (floor) {
    const [told, number = ''] = floor;
    const counted = new RegExp(
      String.raw`${NUMBER}${FLOOR}|\b(\p{L}+) (?:${words.floors.join('|')})\b`,
      'giu',
    );
    return { text: told, number: numberOf(number), counted, isFloor: true };
  }
  const inCharacters = new RegExp(
    String.raw`(?:第${NUMBER}(${IN_A_ROW})|${NUMBER}(${IN_A_ROW})目)`,
    'u',
  ).exec(text);
  if (inCharacters) {
    const [told, zh, zhUnit, ja, jaUnit] = inCharacters;
    const counted = new RegExp(NUMBER + String(zhUnit ?? jaUnit), 'gu');
    return { text: told, number: numberOf(zh ?? ja ?? ''), counted, isFloor: false };
  }
  const inEnglish = new RegExp(
    String.raw`\b(${NUMBER_WORD}|\d+(?:st|nd|rd|th)) (?!${NOT_IN_A_ROW}\b)(\p{L}{3,})`,
    'iu',
  ).exec(text);
  if (!inEnglish) return undefined;
  const [told, number = '', unit = ''] = inEnglish;
  const counted = new RegExp(String.raw`\b(\p{L}+|\d+) ${unit}s?\b`, 'giu');
  return { text: told, number: numberOf(number), counted, isFloor: false };
}

function numbersIn(text: string, counted: RegExp): number[] {
  return Array.from(text.normalize('NFKC').matchAll(counted), ([, ...groups]) =>
    numberOf(groups.join('')),
  ).filter((number) => number > 1);
}

/**
 * True when a question is about a floor that no text of a game has, nor one above it, or about one of other things in a row
 * behind the last that its texts count.
 */
export async function isUnknownFloor(
  content: string,
  shelf: LibraryShelf,
  { game, locale }: { readonly game: string; readonly locale: Locale },
): Promise<boolean> {
  const asked = askedIn(content);
  if (!asked || asked.number < 2) return false;
  if (await saysOneOf(shelf.db, [asked.text], { games: [game] })) return false;
  const passages = await shelf.passagesOf('game', game, locale);
  const texts = passages.flatMap(({ passage: { heading = '', text, question, steps } }) => [
    heading,
    text,
    question,
    ...steps,
  ]);
  const told = texts.flatMap((text) => numbersIn(text, asked.counted));
  return (asked.isFloor || told.length > 0) && told.every((number) => number < asked.number);
}
