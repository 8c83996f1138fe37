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
  if (!LATIN.test(shape) && !shape.includes('*')) return text.includes(shape);
  return patternOf(shape).test(text);
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
