import type { Element, Root } from 'hast';

const EMPHASIS: readonly string[] = ['strong', 'em'];

/** Full-width punctuation brings its own room behind it. */
const ENDS_FULL_WIDTH = /[、。，；：？！）」』】》]$/u;

const BEGINS_HAN = /^ (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『《（])/u;

/** The text at the end of an element. */
function lastText(element: Element): string {
  let last = element.children.at(-1);
  while (last?.type === 'element') last = last.children.at(-1);
  return last?.type === 'text' ? last.value : '';
}

/**
 * Takes the space out behind bold that ends in full-width punctuation: `**先说。** 再做`. Other readers of Markdown see
 * no end of the bold without it, so texts are written with it, and nobody wants to read it.
 */
export function joinFullWidth({ children }: Root | Element): void {
  for (const [place, child] of children.entries()) {
    const next = children[place + 1];
    if (child.type !== 'element' || !EMPHASIS.includes(child.tagName) || next?.type !== 'text') {
      continue;
    }
    if (ENDS_FULL_WIDTH.test(lastText(child))) next.value = next.value.replace(BEGINS_HAN, '');
  }
}
