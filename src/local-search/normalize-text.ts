const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Accents of Latin letters; the sound marks of kana are none of them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Apostrophes, which neither say nor separate anything: "you’re" is one word. */
const SILENT = /['’＇]/g;

/**
 * A text as the index compares it: full-width and half-width alike, without case, accents and signs, kana as hiragana,
 * and one space between words.
 */
export function normalizeText(text: string): string {
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

/** A character with the marks that belong to it; half-width kana carry theirs as characters of their own. */
const CHARACTER = /[^](?:[\p{M}\uff9e\uff9f])*/gu;

/** A piece of a text, in UTF-16 code units: from the first on, to before the last. */
export type Span = readonly [start: number, end: number];

/** A normalized text, and for each of its code units the piece of the text that it came from. */
export interface TracedText {
  readonly text: string;
  readonly origins: readonly Span[];
}

/**
 * Normalizes a text character by character.
 * @param between stands for each sign and blank
 */
export function traceText(original: string, between = ''): TracedText {
  let text = '';
  const origins: Span[] = [];
  for (const { 0: character, index } of original.matchAll(CHARACTER)) {
    const sign = character.replace(SILENT, '') && between;
    const piece = normalizeText(character).replaceAll(' ', '') || sign;
    text += piece;
    // One for each code unit, as the places in a text are.
    const origin: Span = [index, index + character.length];
    origins.push(...Array.from({ length: piece.length }, () => origin));
  }
  return { text, origins };
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
export function normalizeRomaji(text: string): string {
  return SPELLINGS.reduce((spelt, [sound, other]) => spelt.replace(sound, other), text);
}

/** True for a normalized text in Latin letters and digits alone. */
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

/** Han characters of the basic plane and its first extension, by code unit: a table of Unicode would take longer. */
function isHan(code: number): boolean {
  return code >= 0x3400 && code <= 0x9fff;
}

/** Joins the words of a folded text. */
export function joinWords(folded: string): JoinedText {
  const starts: number[] = [];
  let text = '';
  for (const word of folded.split(' ')) {
    let wasLatin: boolean | undefined;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      const latin = code < 0x80;
      if (latin !== wasLatin || isHan(code)) starts.push(text.length + at);
      wasLatin = latin;
    }
    text += word;
  }
  return { text, starts };
}

/** One letter is no initials, and nobody types those of a sentence. */
const LEAST_INITIALS = 2;
const MOST_INITIALS = 8;

/** The first letters of a form's words, each of them a word; undefined where they are no help. */
export function initialsOf(form: string): string | undefined {
  if (!isLatin(form)) return undefined;
  const words = form.split(' ');
  return words.length < LEAST_INITIALS || words.length > MOST_INITIALS
    ? undefined
    : words.map((word) => word.slice(0, 1)).join(' ');
}
