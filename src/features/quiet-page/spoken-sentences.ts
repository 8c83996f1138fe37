import type { Spoken, SpokenSource } from './read-aloud';
import { splitSentences } from './split-sentences';

/** A sentence of a text that is shown, and where it stands. */
export interface ShownSentence extends Spoken {
  /** The paragraph, heading or other block that it is a part of. */
  readonly block: Element;
  /** Its place in what is said of the block, in UTF-16 units. */
  readonly start: number;
  readonly range: Range;
}

/** A stretch of what is said: the text of a node, or words in the place of an element. */
interface Piece {
  readonly node: Text | Element;
  readonly text: string;
}

interface Block {
  readonly element: Element;
  readonly pieces: readonly Piece[];
}

/** Elements within a line; every other one begins and ends a block. */
const INLINE =
  'a, abbr, b, br, code, del, em, i, kbd, mark, ruby, s, small, span, strong, sub, sup';

function textOf(node: Node, isWanted: (child: Node) => boolean): string {
  return Array.from(node.childNodes)
    .filter(isWanted)
    .map((child) => child.textContent ?? '')
    .join('');
}

function isReading(node: Node): boolean {
  return node.nodeName === 'RT';
}

/**
 * Says a name with its reading: in Japanese the reading, because a voice reads rare characters wrongly; in Chinese the
 * characters, of which the reading is a spelling.
 */
function wordsOfRuby(ruby: Element): string {
  if (ruby.closest('[lang]')?.getAttribute('lang')?.startsWith('ja') === true) {
    return textOf(ruby, isReading);
  }
  return textOf(ruby, (node) => !isReading(node) && node.nodeName !== 'RP');
}

/** Collects the blocks of a text in their order. What is folded away is left out, but for its summary. */
function blocksOf(root: Element): readonly Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  const close = (element: Element): void => {
    if (pieces.length > 0) blocks.push({ element, pieces });
    pieces = [];
  };
  const readChildren = (parent: Element, block: Element): void => {
    const isFolded = parent.matches('details:not([open])');
    for (const child of parent.childNodes) {
      // A line of the source is no line of the text, and ends no sentence.
      if (child instanceof Text) pieces.push({ node: child, text: child.data.replace(/\s/g, ' ') });
      else if (child instanceof Element && !(isFolded && child.localName !== 'summary')) {
        readElement(child, block);
      }
    }
  };
  const readElement = (element: Element, block: Element): void => {
    if (element.localName === 'ruby') {
      pieces.push({ node: element, text: wordsOfRuby(element) });
    } else if (element.localName === 'br') pieces.push({ node: element, text: '\n' });
    else if (element.matches(INLINE)) readChildren(element, block);
    else {
      close(block);
      if (element instanceof HTMLImageElement) {
        pieces.push({ node: element, text: element.alt });
      } else readChildren(element, element);
      close(element);
    }
  };
  readChildren(root, root);
  close(root);
  return blocks;
}

/** Finds the boundary of a range: within a text, and before or behind an element that has words in its place. */
function setBoundary(range: Range, pieces: readonly Piece[], offset: number, isEnd: boolean): void {
  let left = offset;
  for (const { node, text } of pieces) {
    const isHere = isEnd ? left <= text.length : left < text.length;
    if (isHere && node instanceof Text) {
      if (isEnd) range.setEnd(node, left);
      else range.setStart(node, left);
      return;
    }
    if (isHere) {
      if (isEnd) range.setEndAfter(node);
      else range.setStartBefore(node);
      return;
    }
    left -= text.length;
  }
}

function sentencesIn({ element, pieces }: Block): ShownSentence[] {
  const said = pieces.map(({ text }) => text).join('');
  const lang =
    element.closest('[lang]')?.getAttribute('lang') ?? element.ownerDocument.documentElement.lang;
  return splitSentences(said, lang).map(({ start, end }) => {
    const text = said.slice(start, end);
    const first = start + text.search(/\S/);
    const range = element.ownerDocument.createRange();
    setBoundary(range, pieces, first, false);
    setBoundary(range, pieces, start + text.trimEnd().length, true);
    return { text: text.replace(/ +/g, ' ').trim(), lang, block: element, start, range };
  });
}

/** Finds what comes behind a sentence, also where the text has changed since it was said. */
function isBehind(sentence: ShownSentence, last: ShownSentence): boolean {
  if (sentence.block === last.block) return sentence.start > last.start;
  // What has gone has no place, though the bits of this answer would say one.
  if (!last.block.isConnected) return false;
  const place = last.block.compareDocumentPosition(sentence.block);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Makes the sentences of a text that is shown the source of what is read aloud. They are looked for anew at each step: a
 * fold may have been opened meanwhile.
 * @param root gives the element of the text
 */
export function shownSentences(root: () => Element | null): SpokenSource<ShownSentence> {
  const all = (): ShownSentence[] => {
    const element = root();
    return element ? blocksOf(element).flatMap(sentencesIn) : [];
  };
  return { first: () => all()[0], after: (last) => all().find((each) => isBehind(each, last)) };
}
