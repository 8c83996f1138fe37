import { bitsOf, findInForm, missingBits, type FormMatch } from './fuzzy-match';
import {
  normalizeRomaji,
  normalizeText,
  initialsOf,
  isLatin,
  joinWords,
  wordsOf,
} from './normalize-text';
import type { IndexRow, LocalName } from './index-format';
import { readForms, type RowForm } from './read-forms';

/** A form of a row, made ready to be searched. */
interface Form {
  readonly text: string;
  readonly starts: readonly number[];
  readonly bits: number;
  readonly isRomaji: boolean;
  /** How long its English article is: catalogues and people look for the word behind it. */
  readonly article: number;
  /** The cost of a match in it. */
  readonly cost: number;
  /** The other name that it belongs to, which a match is explained by. */
  readonly other: LocalName | undefined;
}

/** A row whose forms are ready. */
export interface ReadyRow {
  readonly row: IndexRow;
  readonly forms: readonly Form[];
}

/** The best match in a row: what it costs, and the other name of the row that has it. */
interface RowMatch {
  readonly cost: number;
  readonly other: LocalName | undefined;
}

/** A row that fits a query; the smallest cost is the best. */
export interface RankedRow extends RowMatch {
  readonly row: IndexRow;
}

/** The cost of a typing error: more than all that follows together. */
export const COST_OF_ERROR = 100;
/** The form is longer than the query; a match begins at a later word, inside a word. */
const LONGER = 6;
const LATER_WORD = 10;
const INSIDE = 24;
/** The cost from which a text may stand inside of a word of a name, where nobody means the name by it. */
export const COST_OF_INSIDE = INSIDE + LONGER;
/** The cost from which a match may be a mere accident: two errors, or one inside of a word. */
export const COST_OF_DOUBT = COST_OF_ERROR + INSIDE;
/** A form that is not the name itself; initials. */
const ANOTHER_FORM = 1;
/** A form of another name, or a reading of a name in Latin letters: nothing of it is to be seen in the name. */
const FOREIGN_FORM = 8;
/** How another name is read: pinyin of the Chinese name on a page in English. */
const FOREIGN_READING = 13;
const INITIALS = 14;
/** Not as one text, but word by word. */
const APART = 12;
/** Costs by kind: games, roles, partners, sections, hints. */
const KINDS = [0, 4, 3, 16, 20] as const;

const ARTICLE = 'the ';

function toForm(folded: string, { isRomaji, other }: RowForm, cost: number): Form {
  const { text, starts } = joinWords(folded);
  const article = folded.startsWith(ARTICLE) ? ARTICLE.trim().length : 0;
  return { text, starts, bits: bitsOf(text), isRomaji, article, cost, other };
}

function costOfForm({ isOwn, isWritten }: RowForm, reading: number): number {
  if (isOwn) return reading;
  return isWritten ? FOREIGN_FORM : FOREIGN_READING;
}

/** Makes the forms of a row ready, once for all queries; initials follow from them. */
export function readyRow(row: IndexRow): ReadyRow {
  const [, , , marked] = row;
  const read = readForms(marked);
  const reading = isLatin(read[0]?.text ?? '') ? FOREIGN_FORM : ANOTHER_FORM;
  const forms = read.map((form, at) =>
    toForm(form.text, form, at === 0 ? 0 : costOfForm(form, reading)),
  );
  for (const form of read) {
    const initials = form.isRomaji ? undefined : initialsOf(form.text);
    if (initials !== undefined) forms.push(toForm(initials, form, INITIALS));
  }
  return { row, forms };
}

/** One typing error from three characters on, from four Latin letters on; two from eight on. */
export function errorsIn(query: string): number {
  if (query.length >= 8) return 2;
  return query.length >= (isLatin(query) ? 4 : 3) ? 1 : 0;
}

/** A query or a word of it, folded and without spaces. */
interface Wanted {
  readonly text: string;
  readonly bits: number;
  readonly romaji: string;
  readonly romajiBits: number;
  readonly most: number;
}

function toWanted(text: string): Wanted {
  const romaji = isLatin(text) ? normalizeRomaji(text) : text;
  return { text, bits: bitsOf(text), romaji, romajiBits: bitsOf(romaji), most: errorsIn(text) };
}

function costOf(form: Form, { start, end, errors }: FormMatch): number {
  const isFirst = start === 0 || start === form.article;
  const place = isFirst ? 0 : form.starts.includes(start) ? LATER_WORD : INSIDE;
  const left = form.text.length - (end - start);
  const longer = left === 0 ? 0 : LONGER * (1 + left / form.text.length);
  return errors * COST_OF_ERROR + place + longer + form.cost;
}

/** Finds the best match of a text in a row; undefined where there is none. */
function matchIn({ forms }: ReadyRow, wanted: Wanted, withErrors: boolean): RowMatch | undefined {
  let best: RowMatch | undefined;
  for (const form of forms) {
    const text = form.isRomaji ? wanted.romaji : wanted.text;
    const bits = form.isRomaji ? wanted.romajiBits : wanted.bits;
    const most = withErrors && form.cost !== INITIALS ? wanted.most : 0;
    if (missingBits(bits, form.bits) > most) continue;
    const found = findInForm(form.text, form.starts, text, most);
    const cost = found && costOf(form, found);
    if (cost !== undefined && (best === undefined || cost < best.cost)) {
      best = { cost, other: form.other };
    }
  }
  return best;
}

/** Finds the match of a row that has every one of the words: the worst of them costs, and any may be explained. */
function matchWords(
  row: ReadyRow,
  words: readonly Wanted[],
  withErrors: boolean,
): RowMatch | undefined {
  let worst: RowMatch | undefined;
  for (const word of words) {
    const match = matchIn(row, word, withErrors);
    if (match === undefined) return undefined;
    const other = worst?.other ?? match.other;
    worst = { cost: Math.max(match.cost, worst?.cost ?? 0), other };
  }
  return worst && { ...worst, cost: worst.cost + APART };
}

function better(one: RowMatch | undefined, other: RowMatch | undefined): RowMatch | undefined {
  if (!one || !other) return one ?? other;
  return other.cost < one.cost ? other : one;
}

/** Sorts the best first; equally good ones stay in the order of the library. */
export function byCost(a: RankedRow, b: RankedRow): number {
  return a.cost - b.cost;
}

/**
 * The rows that a query finds, the best first. As one text or word by word; with typing errors where nothing is found
 * without them, or too little.
 * @param enough so many rows without errors are enough
 */
export function rankRows(rows: readonly ReadyRow[], query: string, enough: number): RankedRow[] {
  const folded = normalizeText(query);
  if (folded === '') return [];
  const whole = toWanted(joinWords(folded).text);
  const parts = wordsOf(folded);
  const words = parts.length > 1 ? parts.map(toWanted) : [];
  const rank = (withErrors: boolean): RankedRow[] =>
    rows.flatMap((each) => {
      const match = better(matchIn(each, whole, withErrors), matchWords(each, words, withErrors));
      if (!match) return [];
      return [{ row: each.row, ...match, cost: match.cost + (KINDS[each.row[0]] ?? 0) }];
    });
  const exact = rank(false);
  const ranked = (exact.length >= enough ? exact : rank(true)).sort(byCost);
  const isCertain = ranked[0] !== undefined && ranked[0].cost < COST_OF_DOUBT;
  return isCertain ? ranked.filter(({ cost }) => cost < COST_OF_DOUBT) : ranked;
}
