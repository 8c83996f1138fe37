import { Converter } from 'opencc-js/t2cn';
import { isLatin, normalizeText, wordsOf } from '../../local-search/normalize-text';

const toSimplified = Converter({ from: 't', to: 'cn' });
const simplifiedBy = new Map<string, string>();

function simplifyCharacter(character: string): string {
  let simplified = simplifiedBy.get(character);
  if (simplified === undefined) {
    simplified = toSimplified(character);
    simplifiedBy.set(character, simplified);
  }
  return simplified;
}

/** Simplifies each character alone: what a word of several means must not depend on where a visitor's search ends. */
export function simplify(text: string): string {
  return text.replace(/\p{Script=Han}/gu, simplifyCharacter);
}

/** Normalizes a text as names are, and its traditional characters to simplified ones. */
export function textKey(text: string): string {
  return simplify(normalizeText(text));
}

/** The words of a search in the spelling of the text index; none when it holds neither letters nor digits. */
export function searchWords(search: string): string[] {
  return [...new Set(wordsOf(textKey(search)))];
}

/** 青铜之门 → 青铜 铜之 之门 门: every pair of neighbours, and the last character so that it can be asked for alone. */
function gramsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** Cuts texts into what the text index takes: words in Latin letters and pairs of other characters. */
export function toTokens(texts: readonly string[]): string {
  return wordsOf(texts.map(textKey).join(' '))
    .flatMap((word) => (isLatin(word) ? [word] : gramsOf(word)))
    .join(' ');
}

/**
 * Makes what asks the text index for a word: at the beginning of a word in Latin letters, anywhere for other scripts.
 * A word holds letters and digits alone, so nothing in it is a sign of the query language.
 */
export function toPhrase(word: string): string {
  const grams = isLatin(word) ? [word] : gramsOf(word);
  // The last gram is a single character, which is in the index only where a run ends.
  return grams.length > 1 ? `"${grams.slice(0, -1).join(' ')}"` : `"${grams.join(' ')}"*`;
}
