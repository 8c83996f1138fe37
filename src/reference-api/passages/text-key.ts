import { isLatin, normalizeText, wordsOf } from '../../local-search/normalize-text';
import { toSimplified } from '../simplified';
import { QUOTED } from './weights';

const simplifiedBy = new Map<string, string>();

function simplifyCharacter(character: string): string {
  let simplified = simplifiedBy.get(character);
  if (simplified === undefined) {
    simplified = toSimplified(character);
    simplifiedBy.set(character, simplified);
  }
  return simplified;
}

/** The last code unit before the characters of East Asia. */
const BEFORE_HAN = 0x2e7f;

/** The simplified character of each code unit that was looked up; most are their own. Full from the start: gaps are slow. */
const simplifiedUnits: (string | undefined)[] = Array.from({ length: 0x10000 });

function simplifyUnit(code: number): string {
  return (simplifiedUnits[code] ??= String.fromCharCode(code).replace(
    /\p{Script=Han}/u,
    simplifyCharacter,
  ));
}

/** Simplifies each character alone: what a word of several means must not depend on where a visitor's search ends. */
export function simplify(text: string): string {
  // A table of code units takes a tenth of the time of a pattern; half of a rare character is none of them.
  if (/[\ud800-\udfff]/.test(text)) return text.replace(/\p{Script=Han}/gu, simplifyCharacter);
  let simplified = '';
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= BEFORE_HAN || simplifyUnit(code) === text.charAt(at)) continue;
    simplified += text.slice(copied, at) + simplifyUnit(code);
    copied = at + 1;
  }
  return copied === 0 ? text : simplified + text.slice(copied);
}

/** Normalizes a text as names are, and its traditional characters to simplified ones. */
export function textKey(text: string): string {
  return simplify(normalizeText(text));
}

/** The words of a search in the spelling of the text index; none when it holds neither letters nor digits. */
export function searchWords(search: string): string[] {
  return [...new Set(wordsOf(textKey(search)))];
}

/** Endings of English words, the longest first, and what stands in their place. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ies|ied)$/, 'y'],
  [/(?:ing|ed|(?<=.{4})est)$/, ''],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^su])s$/, '$1'],
];

/** An English word without the ending that its number or tense gives it: "lighting", "lights" and "lit lights" share one. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, instead] of ENDINGS) {
    const stem = word.replace(ending, instead);
    if (stem === word) continue;
    if (!/[aeiouy]/.test(stem) || stem.length < 3) return word;
    // "stopped" and "stop" end alike, and so do "making" and "make".
    return stem.replace(/([bdfgklmnprt])\1$/, '$1').replace(/e$/, '');
  }
  return word.replace(/e$/, '');
}

/** 青铜之门 → 青铜 铜之 之门 门: every pair of neighbours, and the last character so that it can be asked for alone. */
function gramsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** Cuts texts into what the text index takes: stems of words in Latin letters and pairs of other characters. */
export function toTokens(texts: readonly string[]): string {
  return wordsOf(texts.map(textKey).join(' '))
    .flatMap((word) => (isLatin(word) ? [stemOf(word)] : gramsOf(word)))
    .join(' ');
}

/** Makes what asks the text index for a piece of a word, one after the other. */
function piecePhrase(piece: string): string {
  if (isLatin(piece)) return stemOf(piece);
  const grams = gramsOf(piece);
  // The last gram is a single character, which is in the index only where a run ends.
  return grams.length > 1 ? grams.slice(0, -1).join(' ') : piece;
}

/**
 * Makes what asks the text index for a word, or for several that stand together: whole ones in Latin letters, anywhere for
 * other scripts. A word holds letters and digits alone, so nothing in it is a sign of the query language.
 * @param isBeginning finds words that begin so, too
 */
export function toPhrase(word: string, isBeginning = false): string {
  const pieces = wordsOf(word);
  const last = pieces.at(-1) ?? '';
  const isOpen = isBeginning || (!isLatin(last) && Array.from(last).length === 1);
  return `"${pieces.map(piecePhrase).join(' ')}"${isOpen ? '*' : ''}`;
}

/** The letters and digits of a text as the index spells them. */
export function lettersOf(text: string): string {
  return textKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** True for so many letters that they stand nowhere by accident: somebody remembers them. */
export function isQuote(letters: string): boolean {
  return letters.length >= (/[a-z]/.test(letters) ? QUOTED.latin : QUOTED.other);
}
