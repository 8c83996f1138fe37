import { toRomaji } from 'wanakana';
import { readJapanese } from '../../node/japanese-reading';
import { pinyinSyllables } from '../../node/pinyin';
import { keyLine } from './search-key';
import { isCjk, runsOf } from './grams';

/** How else a name may be typed. */
export interface Spellings {
  /** The whole name. */
  readonly whole: readonly string[];
  /** What begins inside of the name, at a syllable or a word. */
  readonly inside: readonly string[];
}

/** A piece of a name as it is spelled, from each of its parts on: `['cha', 'shan']` gives chashan and shan. */
function fromEachPart(parts: readonly string[]): string[] {
  return parts.map((_, at) => parts.slice(at).join('')).filter((spelling) => spelling.length > 1);
}

/** The pinyin of a Chinese text, as the search compares it. */
export function pinyinOf(text: string): string[] {
  return pinyinSyllables(text)
    .map((syllable) => keyLine(syllable).replaceAll(' ', ''))
    .filter((syllable) => syllable !== '');
}

const HAN = /\p{Script=Han}/u;
const ALL_KANA = /^[ァ-ヺー ]+$/;

/** Pinyin and its initials, from each syllable on; where ü is in it, also with u. */
function chineseParts(name: string): string[][] {
  if (!HAN.test(name)) return [];
  const syllables = pinyinOf(name);
  const initials = syllables.map((syllable) => syllable.slice(0, 1));
  const withU = syllables.map((syllable) => syllable.replace('v', 'u'));
  const isSame = withU.join('') === syllables.join('');
  return isSame ? [syllables, initials] : [syllables, initials, withU];
}

/** Kana, all of it katakana in a key; one alone is a particle. */
const KANA_WORD = /[ァ-ヺー]{2,}/g;

/** Rōmaji of words in kana; also with long vowels written once, as in Tokyo. */
function romajiParts(words: readonly string[]): string[][] {
  const romaji = words.map((word) => toRomaji(word).replace(/[^a-z]/g, ''));
  const short = romaji.map((word) => word.replace(/([aeiou])\1+|ou/g, (long) => long.slice(0, 1)));
  return short.join('') === romaji.join('') ? [romaji] : [romaji, short];
}

/**
 * How a Japanese name is typed that has Chinese characters: by its reading in kana and in rōmaji. A reading that stands
 * behind the name in brackets is a name of its own already.
 */
export function readingsOf(name: string): Spellings {
  const { written, words } = readJapanese(name);
  if (!HAN.test(name) || written !== name) return { whole: [], inside: [] };
  const kana = words.map((word) => keyLine(word).replaceAll(' ', '')).filter((word) => word !== '');
  const spelled = [kana, ...romajiParts(kana)].map(fromEachPart);
  return {
    whole: spelled.flatMap((spellings) => spellings.slice(0, 1)),
    inside: spelled.flatMap((spellings) => spellings.slice(1)),
  };
}

/**
 * How else a name may be typed: pinyin, initials, rōmaji, and without the blanks and marks that it has.
 * @param isChinese whether its characters are read in Chinese
 */
export function spellingsOf(name: string, isChinese: boolean): Spellings {
  const key = keyLine(name);
  const words = key.split(' ');
  const isKana = ALL_KANA.test(key);
  const initials = words.map((word) => word.slice(0, 1));
  const together = words.length > 1 ? [words, initials] : [];
  const wholes = [...together, ...(isChinese ? chineseParts(name) : [])];
  const romaji = isChinese ? [] : romajiParts(key.match(KANA_WORD) ?? []);
  const spelled = [...wholes, ...romaji].map(fromEachPart);
  const isWhole = (at: number): boolean => at < wholes.length || isKana;
  return {
    whole: spelled.flatMap((spellings, at) => (isWhole(at) ? spellings.slice(0, 1) : [])),
    inside: spelled.flatMap((spellings, at) => (isWhole(at) ? spellings.slice(1) : spellings)),
  };
}

/** What begins inside of the words of a name, for those who remember a piece of it: lantern has antern, ntern … */
export function endingsOf(name: string): string[] {
  return runsOf(keyLine(name)).flatMap((word) =>
    isCjk(word)
      ? []
      : Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at + 1)),
  );
}
