import * as OpenCC from 'opencc-js';

/** Number of places that features are hashed into. */
export const PLACES = 2 ** 16;

const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' });

const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** Signs that stand for letters inside of words. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '!': 'i',
  '@': 'a',
  $: 's',
};

/** Makes compatibility forms, case, invisible characters, katakana and traditional characters alike. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[ァ-ヶ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
  return toSimplified(plain);
}

/** The words of a text in Latin letters; lone letters in a row are one word, and signs in words the letters they look like. */
function latinWords(folded: string): string[] {
  const text = folded
    .replace(/['’]/gu, '')
    .replace(/(?<=[a-z])[0135!@$](?=[a-z])/gu, (sign) => LETTERS[sign] ?? sign)
    .replace(/[^a-z0-9]+/gu, ' ')
    .replace(/\b[a-z](?: [a-z]\b){2,}/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/(.)\1{2,}/gu, '$1$1')
    .trim();
  return text === '' ? [] : ['^', ...text.split(' '), '$'];
}

/** Pieces of a word of three to five letters, so that one that is misspelt still counts. */
function piecesOf(word: string): string[] {
  const marked = `<${word}>`;
  return [3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) =>
      marked.slice(at, at + length),
    ),
  );
}

function wordFeatures(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [next = '', third = '', fourth = ''] = words.slice(at + 1);
    return [
      ...(word === '^' || word === '$'
        ? []
        : [`w${word}`, ...piecesOf(word).map((each) => `p${each}`)]),
      ...(next === '' ? [] : [`b${word} ${next}`]),
      ...(third === '' ? [] : [`t${word} ${next} ${third}`, `s${word} ${third}`]),
      ...(fourth === '' ? [] : [`u${word} ${fourth}`]),
    ];
  });
}

/** Runs of one to four characters, and pairs with one or two between them, of scripts without blanks. */
function characterFeatures(folded: string): string[] {
  const packed = folded.replace(/[^\p{Script=Han}\p{Script=Hiragana}ーa-z0-9]/gu, '');
  if (!/[\p{Script=Han}\p{Script=Hiragana}]/u.test(packed)) return [];
  const signs = Array.from(`^${packed}$`);
  return signs.flatMap((sign, at) => {
    const rest = signs.slice(at + 1, at + 4);
    const runs = [0, 1, 2, 3].filter((length) => length <= rest.length);
    return [
      ...runs.map((length) => `c${sign}${rest.slice(0, length).join('')}`),
      ...(rest[1] === undefined ? [] : [`g${sign}${rest[1]}`]),
      ...(rest[2] === undefined ? [] : [`h${sign}${rest[2]}`]),
    ];
  });
}

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0) % PLACES;
}

/**
 * Describes a message by what is written in it, whatever its spelling: the places of its features, each once.
 * @param text a message in any language
 */
export function featuresOf(text: string): readonly number[] {
  const folded = fold(text);
  const features = [...wordFeatures(latinWords(folded)), ...characterFeatures(folded)];
  return [...new Set(features.map(hash))];
}
