import type { Element, Root } from 'hast';

const EMPHASIS: readonly string[] = ['strong', 'em'];

/** Full-width punctuation brings its own room behind it. */
const ENDS_FULL_WIDTH = /[、。，；：？！）」』】》]$/u;

const BEGINS_HAN = /^ (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『《（])/u;

/** Line break of the source within a text that has no blanks between its words. */
const BREAK_IN_HAN =
  /(?<=[、。，；：？！）」』】》\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『《（])/gu;

/** The text at the end of an element. */
function lastText(element: Element): string {
  let last = element.children.at(-1);
  while (last?.type === 'element') last = last.children.at(-1);
  return last?.type === 'text' ? last.value : '';
}

/**
 * Takes the space out behind bold that ends in full-width punctuation: `**先说。** 再做`. Other readers of Markdown see
 * no end of the bold without it, so texts are written with it, and nobody wants to read it. A line break between two
 * such characters goes as well, where browsers would show a space (CSS Text 4, "Segment Break Transformation Rules").
 */
export function joinFullWidth(node: Root | Element): void {
  // Lines of code stay lines.
  if (node.type === 'element' && node.tagName === 'code') return;
  const { children } = node;
  for (const [place, child] of children.entries()) {
    if (child.type === 'text') child.value = child.value.replace(BREAK_IN_HAN, '');
    const next = children[place + 1];
    if (child.type !== 'element' || !EMPHASIS.includes(child.tagName) || next?.type !== 'text') {
      continue;
    }
    if (ENDS_FULL_WIDTH.test(lastText(child))) next.value = next.value.replace(BEGINS_HAN, '');
  }
}
