import { fold, latinWords, packedCharacters, picturesOf } from './spelling';

/** Number of places that features are hashed into: so many that hardly two that matter share one. */
export const PLACES = 2 ** 20;

/** Features of one kind: each counts so much that many together weigh no more than a few. */
export interface FeatureGroup {
  readonly places: readonly number[];
  readonly share: number;
}

/** A message of fewer features than these says too little to be sure of. */
const FEW_LETTERS = 24;

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
  const marked = words.length === 0 ? [] : ['^', ...words, '$'];
  return marked.flatMap((word, at) => {
    const [next = '', third = '', fourth = ''] = marked.slice(at + 1);
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
function characterFeatures(packed: string): string[] {
  const signs = packed === '' ? [] : Array.from(`^${packed}$`);
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

/** FNV-1a of 32 bits, its high bits mixed into the low ones. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 12)) >>> 0) % PLACES;
}

/**
 * Hashes features of one kind.
 * @param few as many as a message must have to say enough
 */
export function featureGroup(features: readonly string[], few: number): FeatureGroup {
  const places = [...new Set(features.map(hash))];
  return { places, share: 1 / Math.sqrt(Math.max(places.length, few)) };
}

/** Describes the letters and pictures of a message, whatever its spelling, in any language. */
export function letterFeatures(text: string): readonly FeatureGroup[] {
  const folded = fold(text);
  const letters = [
    ...wordFeatures(latinWords(folded)),
    ...characterFeatures(packedCharacters(folded)),
    ...picturesOf(folded).map((each) => `e${each}`),
  ];
  return [featureGroup(letters, FEW_LETTERS)];
}
