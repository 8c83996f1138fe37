/** A word that has blanks around it, in languages that write them. */
const LATIN = /^[\p{Script=Latin}\d' -]+$/u;

/** The most characters that the place of a `*` in a shape stands for. */
const GAP = '.{1,16}?';

/** Folds a text for comparison: without difference of case, of full-width and half-width forms, or of apostrophes. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/** True for a shape of words in Latin letters without a `*`. */
export function isLatinShape(shape: string): boolean {
  return LATIN.test(shape);
}

const LATIN_BEFORE = /[\p{Script=Latin}\d]$/u;
const LATIN_AFTER = /^[\p{Script=Latin}\d]/u;

/** True when a text holds a word that no letter or digit goes on with. A pattern for each word would take long to make. */
function holdsWhole(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    // A rare letter has two code units.
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)];
    if (!LATIN_BEFORE.test(before) && !LATIN_AFTER.test(after)) return true;
  }
  return false;
}

const patterns = new Map<string, RegExp>();

function patternOf(shape: string): RegExp {
  const known = patterns.get(shape);
  if (known) return known;
  const body = shape
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join(GAP);
  const edge = String.raw`[\p{Script=Latin}\d]`;
  const pattern = new RegExp(
    LATIN.test(shape.replaceAll('*', '')) ? `(?<!${edge})${body}(?!${edge})` : body,
    'u',
  );
  patterns.set(shape, pattern);
  return pattern;
}

/**
 * True when a folded text holds a folded word or shape: a whole word where the script has blanks, anywhere else.
 * @param shape `*` in it stands for some words
 */
export function holds(text: string, shape: string): boolean {
  if (shape.includes('*')) return patternOf(shape).test(text);
  return isLatinShape(shape) ? holdsWhole(text, shape) : text.includes(shape);
}

/** Takes words and shapes out of a folded text. */
export function without(text: string, shapes: readonly string[]): string {
  return shapes
    .map(fold)
    .filter((shape) => holds(text, shape))
    .reduce((rest, shape) => rest.replaceAll(new RegExp(patternOf(shape), 'gu'), ' '), text);
}

/** How many of the words a folded text holds. */
export function countWords(text: string, list: readonly string[]): number {
  return list.filter((word) => holds(text, fold(word))).length;
}
