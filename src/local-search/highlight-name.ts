import { findInForm } from './fuzzy-match';
import {
  joinWords,
  normalizeText,
  traceText,
  wordsOf,
  type JoinedText,
  type Span,
} from './normalize-text';
import { errorsIn } from './rank-rows';
import { readForms } from './read-forms';

/** A text to look in, the places where its words begin, and the piece of the name behind each of its code units. */
interface TracedForm extends JoinedText {
  readonly origins: readonly Span[];
}

/** The name itself, without its blanks and signs. */
function traceName(name: string): TracedForm {
  const { text, origins } = traceText(name, ' ');
  return {
    ...joinWords(text),
    origins: origins.filter((_, at) => text[at] !== ' '),
  };
}

/** A form that has one word for each character of the name, as pinyin has; its initials too. */
function traceWords(form: string, { text, origins }: TracedForm): TracedForm[] {
  const words = form.split(' ');
  if (words.length < 2 || words.length !== text.length) return [];
  const trace = (pieces: readonly string[]): TracedForm => ({
    ...joinWords(pieces.join(' ')),
    origins: pieces.flatMap((piece, at) => Array.from(piece, () => origins[at] ?? [0, 0])),
  });
  return [trace(words), trace(words.map((word) => word.slice(0, 1)))];
}

/** Finds the pieces of the name that a text fits. */
function findIn(
  { text, starts, origins }: TracedForm,
  wanted: string,
  withErrors: boolean,
): readonly Span[] {
  const found = findInForm(text, starts, wanted, withErrors ? errorsIn(wanted) : 0);
  return found ? origins.slice(found.start, found.end) : [];
}

function findAny(traced: readonly TracedForm[], wanted: string, mayErr: boolean): readonly Span[] {
  for (const withErrors of mayErr ? [false, true] : [false]) {
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
 * Finds the pieces of a name that a query fits, also by pinyin or initials; none where another name of the entry fits.
 * @param forms the forms of the entry, marked as an index has them
 * @param mayErr typing errors are allowed where nothing fits without them
 */
export function highlightName(
  name: string,
  forms: readonly string[],
  query: string,
  mayErr = true,
): Span[] {
  const folded = normalizeText(query);
  if (folded === '') return [];
  const own = traceName(name);
  const readings = readForms(forms).filter(({ isOwn, isRomaji }) => isOwn && !isRomaji);
  const traced = [own, ...readings.flatMap(({ text }) => traceWords(text, own))];
  const whole = findAny(traced, joinWords(folded).text, mayErr);
  if (whole.length > 0) return unite(whole);
  return unite(wordsOf(folded).flatMap((word) => findAny(traced, word, mayErr)));
}
