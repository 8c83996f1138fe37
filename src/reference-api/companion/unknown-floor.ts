import type { Locale } from '../../config/locales';
import { saysOneOf } from '../passages/says-one-of';
import type { LibraryShelf } from './library-shelf';
import { readNumber } from './read-number';

const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const CARDINALS = 'two three four five six seven eight nine ten'.split(' ');

/** A floor, or a number of floors; the first one is where everybody begins. */
const IN_CHARACTERS = /([一二三四五六七八九十]+|\d+)[层楼層階](?![段台梯])/gu;
const IN_ENGLISH = /\b(\p{L}+) (?:floor|storey|story|floors|storeys|stories)\b/giu;

function floorsIn(text: string): number[] {
  const folded = text.normalize('NFKC');
  const written = Array.from(folded.matchAll(IN_CHARACTERS), ([, number = '']) =>
    readNumber(number),
  );
  const words = Array.from(folded.matchAll(IN_ENGLISH), ([, word = '']) => {
    const list = ORDINALS.includes(word.toLowerCase()) ? ORDINALS : CARDINALS;
    return 2 + list.indexOf(word.toLowerCase());
  });
  return [...written, ...words].filter((floor) => floor > 1);
}

/** The floor that a question is about. */
const ASKED = [
  /第?([二三四五六七八九十]|[2-9])(?:层|楼|層|階(?![段梯]))/u,
  new RegExp(String.raw`\b(${ORDINALS.join('|')}) (?:floor|storey|story)\b`, 'iu'),
];

/** True when a question is about a floor that no text of a game has, nor one above it. */
export async function isUnknownFloor(
  content: string,
  shelf: LibraryShelf,
  { game, locale }: { readonly game: string; readonly locale: Locale },
): Promise<boolean> {
  const asked = ASKED.map((pattern) => pattern.exec(content.normalize('NFKC'))?.[0]).find(
    (found) => found !== undefined,
  );
  const [floor] = floorsIn(asked ?? '');
  if (asked === undefined || floor === undefined) return false;
  if (await saysOneOf(shelf.db, [asked], { games: [game] })) return false;
  const passages = await shelf.passagesOf('game', game, locale);
  const texts = passages.flatMap(({ passage: { heading = '', text, question, steps } }) => [
    heading,
    text,
    question,
    ...steps,
  ]);
  return !texts.flatMap(floorsIn).some((told) => told >= floor);
}
