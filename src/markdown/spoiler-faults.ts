import { fromMarkdown } from 'mdast-util-from-markdown';
import { SPOILER_MARK, SPOILER_STEPS } from '../contract/spoilers';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];
type Quote = Extract<Node, { type: 'blockquote' }>;

/** A fault of a fold in a text, and its line, counted from 1. */
export interface SpoilerFault {
  readonly line: number;
  readonly what: string;
}

function isFold(node: Node): node is Quote {
  if (node.type !== 'blockquote') return false;
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  return text?.type === 'text' && text.value.startsWith(SPOILER_MARK);
}

/** A picture alone is no step: who does not see it would be told nothing. HTML is left out of the page (`spoilers.ts`). */
function hasWords(step: Node): boolean {
  const todo: Node[] = [step];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if ('value' in next && next.type !== 'html' && next.value.trim() !== '') return true;
    if ('children' in next) todo.push(...next.children);
  }
  return false;
}

function lineOf({ position }: Node): number {
  return position?.start.line ?? 1;
}

function faultsOf(fold: Quote): SpoilerFault[] {
  const steps = fold.children.find((child) => child.type === 'list' && child.ordered === true);
  const expected = `expected a fold with ${SPOILER_STEPS.join(', ')} as the three items of a numbered list`;
  if (steps?.type !== 'list')
    return [{ line: lineOf(fold), what: `${expected}, got no such list` }];
  const count = steps.children.length;
  if (count > SPOILER_STEPS.length) {
    return [{ line: lineOf(fold), what: `${expected}, got ${String(count)}` }];
  }
  return SPOILER_STEPS.flatMap((name, index): SpoilerFault[] => {
    const step = steps.children[index];
    if (!step) return [{ line: lineOf(fold), what: `${expected}: the ${name} is missing` }];
    return hasWords(step)
      ? []
      : [{ line: lineOf(step), what: `${expected}: the ${name} has no words` }];
  });
}

/** Finds the faults of the folds in a Markdown text. Calls itself nowhere: the text may be deeper than the stack. */
export function spoilerFaults(markdown: string): SpoilerFault[] {
  if (!markdown.includes(SPOILER_MARK)) return [];
  const todo: Node[] = [fromMarkdown(markdown)];
  const faults: SpoilerFault[] = [];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (isFold(next)) faults.push(...faultsOf(next));
    if ('children' in next) todo.push(...next.children);
  }
  return faults.sort((one, other) => one.line - other.line);
}
