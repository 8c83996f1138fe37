const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Accents of Latin letters; the sound marks of kana are none of them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** What neither says nor separates anything: "you’re" is one word. */
const SILENT = /['’＇]/g;

/**
 * A text as the index compares it: full-width and half-width alike, without case, accents and signs, kana as hiragana,
 * and one space between words.
 */
export function foldText(text: string): string {
  return text
    .replace(SILENT, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Spellings of one sound in Latin letters, the common one first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ou|oo|oh(?![aiueoy])/g, 'o'],
  [/uu/g, 'u'],
  [/shi/g, 'si'],
  [/sh/g, 'sy'],
  [/chi/g, 'ti'],
  [/ch/g, 'ty'],
  [/tsu/g, 'tu'],
  [/fu/g, 'hu'],
  [/ji/g, 'zi'],
  [/jy?/g, 'zy'],
];

/** A folded text in Latin letters in one of the ways in which Japanese is written with them: "shi" and "si" are alike. */
export function foldRomaji(text: string): string {
  return SPELLINGS.reduce((spelt, [sound, other]) => spelt.replace(sound, other), text);
}

/** Whether a folded text is in Latin letters and digits alone. */
export function isLatin(text: string): boolean {
  return /^[a-z0-9 ]+$/.test(text);
}

/** Words between spaces, and a piece in letters apart from one in characters: "九命inn" is two of them. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9]+|[^a-z0-9 ]+/g) ?? [];
}

/** A folded text without its spaces, and the places in it where a word or a Chinese character begins. */
export interface JoinedText {
  readonly text: string;
  readonly starts: readonly number[];
}

const HAN = /\p{Script=Han}/u;

/** Joins the words of a folded text. */
export function joinWords(folded: string): JoinedText {
  const starts: number[] = [];
  let text = '';
  let isAfterSpace = true;
  let wasLatin = false;
  for (const character of folded) {
    if (character === ' ') {
      isAfterSpace = true;
      continue;
    }
    const latin = isLatin(character);
    if (isAfterSpace || latin !== wasLatin || HAN.test(character)) starts.push(text.length);
    text += character;
    isAfterSpace = false;
    wasLatin = latin;
  }
  return { text, starts };
}

/** The first letters of a folded text's words. */
export function initialsOf(folded: string): string {
  return folded
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
}
