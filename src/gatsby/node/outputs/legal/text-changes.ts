import { diffArrays, diffWords } from 'diff';

/** A piece of a line: as it was, gone, or new. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The lines of a section that changed. */
export interface ChangedSection {
  /** Its heading; empty for what stands before the first one. */
  readonly heading: string;
  readonly lines: readonly (readonly Piece[])[];
}

interface Line {
  readonly text: string;
  readonly heading: string;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const RULE_OF_TABLE = /^\|?[\s:|-]+\|?$/;

/** Reads words of Markdown as a person does, without their marks. */
function wordsOf(text: string): string {
  return text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]+/g, '');
}

/** Reads a line that is no heading: of a list without its mark, of a table cell by cell. */
function lineWords(line: string): string {
  return wordsOf(line.replace(/^\s*(?:>|[-+*]|\d+\.)\s+/, ''))
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
    .join(' · ');
}

/** Lists the lines of a Markdown text with words, each with the heading that it stands below. */
function linesOf(markdown: string): Line[] {
  let heading = '';
  return markdown.split('\n').flatMap((line): Line[] => {
    if (line.trim() === '' || RULE_OF_TABLE.test(line)) return [];
    const title = /^#{2,6}\s+(.*)$/.exec(line)?.[1];
    if (title !== undefined) heading = wordsOf(title);
    return [{ text: title === undefined ? lineWords(line) : heading, heading }];
  });
}

/** Most of a line that may change before it is shown as gone, and another one as new. */
const LIKENESS = 0.4;

function wordChanges(before: string, after: string, intlSegmenter: Intl.Segmenter): Piece[] {
  return diffWords(before, after, { intlSegmenter }).map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}

function isAlike(pieces: readonly Piece[], before: string, after: string): boolean {
  const same = pieces.filter(({ kind }) => kind === 'same').map(({ text }) => text.trim());
  return same.join('').length >= LIKENESS * Math.min(before.length, after.length);
}

/** Pairs lines that stand at one place before and after, and compares them word by word where they are alike. */
function lineChanges(
  before: readonly Line[],
  after: readonly Line[],
  segmenter: Intl.Segmenter,
): { readonly heading: string; readonly pieces: readonly Piece[] }[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [old, fresh] = [before[at], after[at]];
    const heading = (fresh ?? old)?.heading ?? '';
    if (old && fresh) {
      const pieces = wordChanges(old.text, fresh.text, segmenter);
      if (isAlike(pieces, old.text, fresh.text)) return [{ heading, pieces }];
    }
    return [
      ...(old ? [{ heading, pieces: [{ kind: 'removed', text: old.text }] as const }] : []),
      ...(fresh ? [{ heading, pieces: [{ kind: 'added', text: fresh.text }] as const }] : []),
    ];
  }).flat();
}

/**
 * Compares two Markdown texts behind their front matter line by line, and lines that changed word by word. Words are told apart as the language
 * does (`Intl.Segmenter`), since Chinese and Japanese have no blanks between them.
 * @param tag the language of the texts, as BCP 47 has it
 * @returns the sections in which something changed, in the order of the text
 */
export function textChanges(before: string, after: string, tag: string): ChangedSection[] {
  const [old, fresh] = [before, after].map((text) => linesOf(text.replace(FRONT_MATTER, '')));
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const runs = diffArrays(old ?? [], fresh ?? [], {
    comparator: (one, other) => one.text === other.text,
  });
  const changed = runs.flatMap(({ value, removed, added }, at) => {
    if (removed) {
      const next = runs[at + 1];
      return lineChanges(value, next?.added === true ? next.value : [], segmenter);
    }
    // New lines in the place of old ones are told with those.
    return added && runs[at - 1]?.removed !== true ? lineChanges([], value, segmenter) : [];
  });
  const sections: { heading: string; lines: (readonly Piece[])[] }[] = [];
  for (const { heading, pieces } of changed) {
    const last = sections.at(-1);
    if (last?.heading === heading) last.lines.push(pieces);
    else sections.push({ heading, lines: [pieces] });
  }
  return sections;
}
