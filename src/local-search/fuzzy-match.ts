/** A place where a query was found in a form, from its first character to behind its last one. */
export interface FormMatch {
  readonly start: number;
  readonly end: number;
  /** Letters that are wrong, missing, too many, or in the other order than their neighbour. */
  readonly errors: number;
}

function isLatinAt(form: string, place: number): boolean {
  return form.charCodeAt(place) < 0x80;
}

/**
 * Finds where the next word begins in a match that begins inside of a Latin word, and must not: "tea" is nowhere in "what
 * each". Undefined for any other match.
 */
function nextWordIn(
  form: string,
  starts: readonly number[],
  { start, end }: Pick<FormMatch, 'start' | 'end'>,
): number | undefined {
  if (starts.includes(start)) return undefined;
  return starts.find(
    (word) => word > start && word < end && isLatinAt(form, word - 1) && isLatinAt(form, word),
  );
}

/**
 * The first place where a form has a query as it is, one at which a word begins before any other.
 * @param starts places where words begin
 */
export function findExactly(
  form: string,
  starts: readonly number[],
  query: string,
): FormMatch | undefined {
  let first: FormMatch | undefined;
  for (let at = form.indexOf(query); at >= 0; at = form.indexOf(query, at + 1)) {
    const found = { start: at, end: at + query.length, errors: 0 };
    if (starts.includes(at)) return found;
    if (nextWordIn(form, starts, found) === undefined) first ??= found;
  }
  return first;
}

/**
 * The place where a form has a query, as it is or else with a few errors.
 * @param starts places where words begin
 * @param most so many errors are allowed
 */
export function findInForm(
  form: string,
  starts: readonly number[],
  query: string,
  most: number,
): FormMatch | undefined {
  const exact = findExactly(form, starts, query);
  if (exact || most === 0) return exact;
  const near = findWithErrors(form, query, most);
  const word = near && nextWordIn(form, starts, near);
  if (!near || word === undefined) return near;
  // The first letters of the word may be what is missing or wrong: then the match begins with it.
  const own = starts.findLast((start) => start < near.start) ?? 0;
  if (near.start - own <= near.errors) return { ...near, start: own };
  // The letters of the word before may all be errors: then it begins with the next one.
  return word - near.start <= near.errors ? { ...near, start: word } : undefined;
}

/** A line of the table of distances: for each place in the form, the fewest errors, and where the match began. */
interface Line {
  readonly errors: Int32Array;
  readonly starts: Int32Array;
}

/** Longer forms are looked at so far. */
const LONGEST_FORM = 120;

function newLine(): Line {
  return { errors: new Int32Array(LONGEST_FORM + 1), starts: new Int32Array(LONGEST_FORM + 1) };
}

/** A search takes three lines in turn, and one search ends before the next begins. */
let lines: readonly [before: Line, last: Line, line: Line] = [newLine(), newLine(), newLine()];

/**
 * The best place where a form has a query with a few errors: Sellers' algorithm with swapped neighbours as one error
 * (optimal string alignment). It begins and ends anywhere in the form.
 * @param most so many errors are allowed
 */
export function findWithErrors(form: string, query: string, most: number): FormMatch | undefined {
  const length = Math.min(form.length, LONGEST_FORM);
  for (let column = 0; column <= length; column += 1) {
    lines[1].errors[column] = 0;
    lines[1].starts[column] = column;
  }
  for (let row = 1; row <= query.length; row += 1) {
    // Two lines above, a swap can still help: one error more than allowed is not the end.
    if (fillLine(form.slice(0, length), query, row) > most + 1) return undefined;
    const [before, last, line] = lines;
    lines = [last, line, before];
  }
  const { errors, starts } = lines[1];
  let best: FormMatch | undefined;
  for (let end = 0; end <= length; end += 1) {
    const count = errors[end] ?? 0;
    if (count <= most && (best === undefined || count < best.errors)) {
      best = { start: starts[end] ?? 0, end, errors: count };
    }
  }
  return best;
}

/** Fills the line of a character of the query (from 1) from the two lines before it; answers the fewest errors in it. */
function fillLine(form: string, query: string, row: number): number {
  const [before, last, line] = lines;
  line.errors[0] = row;
  line.starts[0] = 0;
  let least = row;
  for (let column = 1; column <= form.length; column += 1) {
    const isSame = query[row - 1] === form[column - 1];
    let errors = (last.errors[column - 1] ?? 0) + (isSame ? 0 : 1);
    let start = last.starts[column - 1] ?? 0;
    const extra = (last.errors[column] ?? 0) + 1;
    if (extra < errors) [errors, start] = [extra, last.starts[column] ?? 0];
    const missing = (line.errors[column - 1] ?? 0) + 1;
    if (missing < errors) [errors, start] = [missing, line.starts[column - 1] ?? 0];
    if (row > 1 && column > 1 && isSwapped(query, row, form, column)) {
      const swapped = (before.errors[column - 2] ?? 0) + 1;
      if (swapped < errors) [errors, start] = [swapped, before.starts[column - 2] ?? 0];
    }
    line.errors[column] = errors;
    line.starts[column] = start;
    if (errors < least) least = errors;
  }
  return least;
}

function isSwapped(query: string, row: number, form: string, column: number): boolean {
  return query[row - 1] === form[column - 2] && query[row - 2] === form[column - 1];
}

/** Bits of the characters in a text: a query has at least as many errors as it has bits that a form lacks. */
export function bitsOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) % 32);
  return bits;
}

/** How many bits are set in the first number and not in the second. */
export function missingBits(wanted: number, present: number): number {
  let count = 0;
  for (let bits = wanted & ~present; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
