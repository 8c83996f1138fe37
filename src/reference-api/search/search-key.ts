import { Converter } from 'opencc-js/t2cn';
import { fold } from './normalize-text';

const toSimplified = Converter({ from: 't', to: 'cn' });
const simplifiedBy = new Map<string, string>();

/** A character at a time: what a word of several means must not depend on where a visitor's search ends. */
function simplify(character: string): string {
  let simplified = simplifiedBy.get(character);
  if (simplified === undefined) {
    simplified = toSimplified(character);
    simplifiedBy.set(character, simplified);
  }
  return simplified;
}

/** Latin letters with accents. Others stay: a kana without its voicing mark would be another one. */
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff][\u0300-\u036f]*/g;

function withoutAccents(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/** From あ to ア. */
const TO_KATAKANA = 0x60;

function toKatakana(kana: string): string {
  return String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA);
}

/**
 * Text as the search compares it: without difference of case, of full-width and half-width forms, of accents, of hiragana and
 * katakana, of traditional and simplified characters.
 */
export function searchKey(text: string): string {
  return fold(text)
    .replace(ACCENTED, withoutAccents)
    .replace(/[ぁ-ゖゝゞ]/g, toKatakana)
    .replace(/\p{Script=Han}/gu, simplify);
}

/** An apostrophe inside of a word, which is left out as often as not: you're, youre. */
const INNER_APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** The letters and digits of a text, with one blank for whatever is between them. */
export function wordLine(text: string): string {
  return text
    .replace(INNER_APOSTROPHE, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The letters and digits of a text as the search compares it, with one blank for whatever is between them. */
export function keyLine(text: string): string {
  return wordLine(searchKey(text));
}
