import { findInForm } from './fuzzy-match';
import {
  joinWords,
  normalizeRomaji,
  normalizeText,
  traceText,
  wordsOf,
  type JoinedText,
  type Span,
} from './normalize-text';
import { errorsIn } from './rank-rows';
import type { RowForm } from './read-forms';

/** A form of a name: how it is written or read. */
type NameForm = Pick<RowForm, 'text' | 'isRomaji'>;

/** A text with the pieces of it that fit a query, in their order. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Span[];
}

/** The pieces of a name that a query fits, and how the name is read where they were found by that. */
export interface NameMarks {
  readonly marks: readonly Span[];
  readonly reading?: MarkedText | undefined;
}

/** A text to look in, the places where its words begin, and what is marked behind each of its code units. */
interface TracedForm extends JoinedText {
  readonly isRomaji: boolean;
  /** Pieces of the name; none where it is not known which of them a piece of its reading is. */
  readonly inName: readonly Span[];
  /** Pieces of the reading; none for the name itself. */
  readonly inReading: readonly Span[];
  readonly reading: string;
}

/** A text without its blanks and signs, and its piece behind each code unit. */
function traceJoined(original: string): JoinedText & { readonly origins: readonly Span[] } {
  const { text, origins } = traceText(original, ' ');
  return { ...joinWords(text), origins: origins.filter((_, at) => text[at] !== ' ') };
}

/** How a name is read; its initials too where it has one word for each character, as pinyin has. */
function traceReading(
  { text: reading, isRomaji }: NameForm,
  written: number,
  inName: readonly Span[],
): TracedForm[] {
  const { text, starts } = joinWords(reading);
  // It is normalized already: to trace it would take a hundred times as long.
  const origins = Array.from(reading.matchAll(/[^ ]/g), ({ index }): Span => [index, index + 1]);
  const words = reading.split(' ');
  if (words.length < 2 || words.length !== written) {
    return [{ text, starts, isRomaji, inName: [], inReading: origins, reading }];
  }
  const characters = words.flatMap((word, at) =>
    Array.from(word, (): Span => inName[at] ?? [0, 0]),
  );
  const first = words.map((_, at) => words.slice(0, at).join('').length);
  const picked = (spans: readonly Span[]) => first.map((at): Span => spans[at] ?? [0, 0]);
  return [
    { text, starts, isRomaji, inName: characters, inReading: origins, reading },
    {
      ...joinWords(words.map((word) => word.slice(0, 1)).join(' ')),
      ...{ isRomaji, inName: picked(characters), inReading: picked(origins), reading },
    },
  ];
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

/** The first of the forms that a text fits, cut to what it fits of it. */
function findAny(
  traced: readonly TracedForm[],
  wanted: string,
  mayErr: boolean,
): Pick<TracedForm, 'inName' | 'inReading' | 'reading'> | undefined {
  for (const withErrors of mayErr ? [false, true] : [false]) {
    for (const { text, starts, isRomaji, inName, inReading, reading } of traced) {
      const spelt = isRomaji ? normalizeRomaji(wanted) : wanted;
      const found = findInForm(text, starts, spelt, withErrors ? errorsIn(spelt) : 0);
      if (!found) continue;
      const { start, end } = found;
      return { inName: inName.slice(start, end), inReading: inReading.slice(start, end), reading };
    }
  }
  return undefined;
}

/**
 * Finds the pieces of a name that a query fits, also by how the name is read or its initials; none where another name of the
 * entry fits.
 * @param forms the forms of the name, the name first
 * @param mayErr typing errors are allowed where nothing fits without them
 */
export function highlightName(
  name: string,
  [written, ...readings]: readonly NameForm[],
  query: string,
  mayErr = true,
): NameMarks {
  const folded = normalizeText(query);
  if (folded === '') return { marks: [] };
  const { text, starts, origins } = traceJoined(name);
  const own = { text, starts, isRomaji: false, inName: origins, inReading: [], reading: '' };
  const joined = joinWords(folded).text;
  const seen = findAny([own], joined, false);
  if (seen) return { marks: unite(seen.inName) };
  // A Japanese name has its reading behind it in brackets: no form has both.
  const length = joinWords(written?.text ?? '').text.length;
  const traced = [own, ...readings.flatMap((form) => traceReading(form, length, origins))];
  const whole = findAny(traced, joined, mayErr);
  const words = whole ? [] : wordsOf(folded);
  const found = [whole, ...words.map((word) => findAny(traced, word, mayErr))].flatMap(
    (each) => each ?? [],
  );
  const read = found.find(({ reading }) => reading !== '');
  const inReading = found.filter(({ reading }) => reading === read?.reading);
  return {
    marks: unite(found.flatMap(({ inName }) => inName)),
    reading: read && {
      text: read.reading,
      marks: unite(inReading.flatMap((each) => each.inReading)),
    },
  };
}
