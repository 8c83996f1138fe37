import { findExactly, findWithErrors } from './fuzzy-match';
import { normalizeText, joinWords, wordsOf } from './normalize-text';
import { errorsIn } from './rank-rows';

/** A piece of a name, in UTF-16 code units: from the first on, to before the last. */
export type Highlight = readonly [start: number, end: number];

/** A character with the marks that belong to it; half-width kana carry theirs as characters of their own. */
const CHARACTER = /[^](?:[\p{M}\uff9e\uff9f])*/gu;

/** A text that stands for a name, and for each of its code units the piece of the name that it came from. */
interface Traced {
  readonly text: string;
  readonly origins: readonly Highlight[];
}

/** The name itself, folded character by character. */
function traceName(name: string): Traced {
  let text = '';
  const origins: Highlight[] = [];
  for (const match of name.matchAll(CHARACTER)) {
    const [character] = match;
    const piece = joinWords(normalizeText(character)).text;
    text += piece;
    // One for each code unit, as the places in a text are.
    const origin: Highlight = [match.index, match.index + character.length];
    origins.push(...piece.split('').map(() => origin));
  }
  return { text, origins };
}

/** A form that has one word for each character of the name, as pinyin has; its initials too. */
function traceWords(form: string, { text, origins }: Traced): Traced[] {
  const words = form.split(' ');
  if (words.length < 2 || words.length !== text.length) return [];
  const trace = (pieces: readonly string[]): Traced => ({
    text: pieces.join(''),
    origins: pieces.flatMap((piece, at) => Array.from(piece, () => origins[at] ?? [0, 0])),
  });
  return [trace(words), trace(words.map((word) => word.slice(0, 1)))];
}

/** Where a text is found in one that stands for the name. */
function findIn(
  { text, origins }: Traced,
  wanted: string,
  withErrors: boolean,
): readonly Highlight[] {
  const { starts } = joinWords(text);
  const most = withErrors ? errorsIn(wanted) : 0;
  const found =
    findExactly(text, starts, wanted) ??
    (most > 0 ? findWithErrors(text, wanted, most) : undefined);
  return found ? origins.slice(found.start, found.end) : [];
}

function findAny(traced: readonly Traced[], wanted: string): readonly Highlight[] {
  for (const withErrors of [false, true]) {
    for (const each of traced) {
      const found = findIn(each, wanted, withErrors);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** In order, without repetition, and joined where one begins at the end of another. */
function unite(marks: readonly Highlight[]): Highlight[] {
  const united: [number, number][] = [];
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    const last = united.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else united.push([start, end]);
  }
  return united;
}

/**
 * The pieces of a name that a query fits, also by pinyin or initials; none where it was found in another language.
 * @param forms the forms under which the name is found, the name itself first
 */
export function highlightName(name: string, forms: readonly string[], query: string): Highlight[] {
  const folded = normalizeText(query);
  if (folded === '') return [];
  const own = traceName(name);
  const traced = [own, ...forms.slice(1).flatMap((form) => traceWords(form, own))];
  const whole = findAny(traced, joinWords(folded).text);
  if (whole.length > 0) return unite(whole);
  return unite(wordsOf(folded).flatMap((word) => findAny(traced, word)));
}
