/** A row of docs/specification-tests.md: a sentence of the specification, and what holds it. */
export interface Row {
  /** Number of the line in the page, from 1. */
  readonly line: number;
  readonly sentence: string;
  /** Tests by file, below `src`, and title. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** First words of the entries of docs/decisions.md that say why the site departs. */
  readonly departures: readonly string[];
  /** Reasons why no test holds the sentence. */
  readonly reasons: readonly string[];
  /** Parts of the second cell that are none of these. */
  readonly others: readonly string[];
}

const TEST = /^`([\w./-]+\.(?:test|spec)\.tsx?) › (.+)`$/;
const DEPARTURE = /^departs: “(.+)”$/;
const REASON = /^no test: (.+)$/;

function parseRow(line: number, sentence: string, held: string): Row {
  const parts = held.split('<br>').map((part) => part.trim());
  const others = parts.filter((part) => ![TEST, DEPARTURE, REASON].some((form) => form.test(part)));
  const found = (form: RegExp) => parts.flatMap((part) => form.exec(part)?.[1] ?? []);
  const tests = parts.flatMap((part) => {
    const [, file = '', title = ''] = TEST.exec(part) ?? [];
    return file === '' ? [] : [{ file, title }];
  });
  return { line, sentence, tests, departures: found(DEPARTURE), reasons: found(REASON), others };
}

/** Reads the rows of all tables of the page, without their heads. */
export function readRows(page: string): Row[] {
  return page.split('\n').flatMap((text, index) => {
    const [, sentence = '', held = ''] = /^\| (.+?) +\| (.+?) +\|$/.exec(text) ?? [];
    const isHead = sentence === '' || /^-+$/.test(sentence) || held === 'held by';
    return isHead ? [] : [parseRow(index + 1, sentence, held)];
  });
}

/** Headings of the sections that the page goes through: 2 to 9, with their parts. */
export function readSections(page: string): string[] {
  return page.split('\n').filter((text) => /^#{2,3} [2-9][. ]/.test(text));
}
