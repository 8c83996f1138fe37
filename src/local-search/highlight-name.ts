import { findExactly, findWithErrors } from './fuzzy-match';
import {
  joinWords,
  normalizeText,
  traceText,
  wordsOf,
  type Span,
  type TracedText,
} from './normalize-text';
import { errorsIn } from './rank-rows';

/** A form that has one word for each character of the name, as pinyin has; its initials too. */
function traceWords(form: string, { text, origins }: TracedText): TracedText[] {
  const words = form.split(' ');
  if (words.length < 2 || words.length !== text.length) return [];
  const trace = (pieces: readonly string[]): TracedText => ({
    text: pieces.join(''),
    origins: pieces.flatMap((piece, at) => Array.from(piece, () => origins[at] ?? [0, 0])),
  });
  return [trace(words), trace(words.map((word) => word.slice(0, 1)))];
}

/** Finds the pieces of the name that a text fits. */
function findIn(
  { text, origins }: TracedText,
  wanted: string,
  withErrors: boolean,
): readonly Span[] {
  const { starts } = joinWords(text);
  const most = withErrors ? errorsIn(wanted) : 0;
  const found =
    findExactly(text, starts, wanted) ??
    (most > 0 ? findWithErrors(text, wanted, most) : undefined);
  return found ? origins.slice(found.start, found.end) : [];
}

function findAny(traced: readonly TracedText[], wanted: string): readonly Span[] {
  for (const withErrors of [false, true]) {
    for (const each of traced) {
      const found = findIn(each, wanted, withErrors);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Puts pieces in order, without repetition, and joins neighbours. */
function unite(marks: readonly Span[]): Span[] {
  const united: [number, number][] = [];
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    const last = united.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else united.push([start, end]);
  }
  return united;
}

/**
 * Finds the pieces of a name that a query fits, also by pinyin or initials; none where it was found in another language.
 * @param forms the forms under which the name is found
 */
export function highlightName(name: string, forms: readonly string[], query: string): Span[] {
  const folded = normalizeText(query);
  if (folded === '') return [];
  const own = traceText(name);
  const traced = [own, ...forms.flatMap((form) => traceWords(form, own))];
  const whole = findAny(traced, joinWords(folded).text);
  if (whole.length > 0) return unite(whole);
  return unite(wordsOf(folded).flatMap((word) => findAny(traced, word)));
}
