import {
  Document,
  isMap,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
  type Node,
} from 'yaml';
import { isList, isStoredMap, type Stored } from './stored-values';

/** How files of ours are written: as the formatter leaves them. */
const STYLE = { lineWidth: 0, singleQuote: true } as const;

/** The longest line that the formatter leaves a list or a map on. */
const WIDEST = 100;

/**
 * Makes a node for what is new.
 * @param like a node beside it, whose style it takes
 */
export function nodeOf(value: Stored, like?: unknown): Node {
  if (isList(value)) {
    const seq = new YAMLSeq();
    seq.items = value.map((item) => nodeOf(item));
    // Words stand on one line.
    seq.flow = value.length > 0 && value.every((item) => !isList(item) && !isStoredMap(item));
    return seq;
  }
  if (!isStoredMap(value)) return new Scalar(value);
  const map = new YAMLMap();
  const likeIn = (key: string): unknown => (isMap(like) ? like.get(key, true) : undefined);
  map.items = value.pairs.map(
    ([key, inner]) => new Pair(new Scalar(key), nodeOf(inner, likeIn(key))),
  );
  map.flow = value.isFlow === true || (isMap(like) && like.flow === true);
  return map;
}

/** Columns of a line as the formatter counts them: a sign of East Asia has two. */
function widthOf(line: string): number {
  return line.length + (line.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}

/** Visits collections on one line, from the first to the last. */
function flowIn(document: Document, see: (node: YAMLMap | YAMLSeq, at: number) => void): void {
  visit(document, {
    Collection: (_, node) => {
      if (node.flow === true) see(node, node.range?.[0] ?? 0);
    },
  });
}

/** Writes a document as the formatter leaves it. */
export function written(document: Document): string {
  let text = document.toString(STYLE);
  let again: Document = parseDocument(text, { uniqueKeys: false });
  const long: (YAMLMap | YAMLSeq)[] = [];
  flowIn(again, (node, at) => {
    const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
    if (widthOf(line) > WIDEST) long.push(node);
  });
  if (long.length > 0) {
    for (const node of long) node.flow = false;
    text = again.toString(STYLE);
    again = parseDocument(text, { uniqueKeys: false });
  }
  // A list has no blanks within its brackets.
  const blanks: number[] = [];
  flowIn(again, (node, at) => {
    if (!isSeq(node) || node.items.length === 0) return;
    blanks.push(at + 1, (node.range?.[1] ?? 0) - 2);
  });
  const isBlank = new Set(blanks.filter((at) => text[at] === ' '));
  // By code units, which the places are counted in.
  return text
    .split('')
    .filter((_, at) => !isBlank.has(at))
    .join('');
}

/** Writes values as a file of ours. */
export function writeYaml(value: Stored): string {
  return written(new Document(nodeOf(value)));
}
