import { MARKDOWN_LIMITS } from './limits';

const MARKS = /\*+|_+|`+|[[\]<]/g;
const COMMENTS = /<[!?]/g;
const LINES = /\S[^\r\n]*/g;

/** Quotes and list items that begin one in the other at the start of a line, such as `> - 1. `, and the line. */
const CONTAINERS = /^((?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+)[^\r\n]*/gm;
/** The sign of each of them. */
const CONTAINER = /[->+*.)]/g;
/** A line across the page looks like many list items. */
const RULE = /^[ \t]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** How many quotes and list items begin on each line that begins any. */
function beginnings(text: string): number[] {
  return Array.from(text.matchAll(CONTAINERS), ([line, containers = '']) =>
    RULE.test(line) ? 0 : count(containers, CONTAINER),
  );
}

/**
 * Finds what a text in Markdown has too much of: parsers need time and stack for it that grow with its square. It reads
 * the text once and builds nothing, so it may be asked about any text.
 * @returns what was expected, or undefined when the text may be rendered
 */
export function markdownExcess(text: string): string | undefined {
  const { levels, containers, lines, marks, comments } = MARKDOWN_LIMITS;
  const begun = beginnings(text);
  if (begun.some((onLine) => onLine > levels)) {
    return `expected Markdown with at most ${levels} levels of quotes and lists`;
  }
  if (begun.reduce((sum, onLine) => sum + onLine, 0) > containers) {
    return `expected Markdown with at most ${containers} beginnings of quotes and list items`;
  }
  if (count(text, LINES) > lines) return `expected Markdown with at most ${lines} lines`;
  if (count(text, MARKS) > marks) {
    return `expected Markdown with at most ${marks} marks (runs of * _ \`, brackets, <)`;
  }
  if (count(text, COMMENTS) > comments) {
    return `expected Markdown with at most ${comments} times <! or <?`;
  }
  return undefined;
}
