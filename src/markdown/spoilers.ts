import type { Element, ElementContent, Root } from 'hast';
import en from '../../content/locales/en/fold.json';
import ja from '../../content/locales/ja/fold.json';
import zh from '../../content/locales/zh/fold.json';
import type { Locale } from '../config/locales';
import { SPOILER_MARK, SPOILER_STEPS } from '../contract/spoilers';
import { spoilerId } from '../routes/spoiler-id';

/** Here and not with the page's strings: pages get the finished HTML. */
const labels = { zh, en, ja };

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function isNamed(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

function hasContent(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => textOf(node).trim() !== '');
}

/** A short name that changes with the text: what was remembered of another text opens nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Finds the question of a fold, without its mark; undefined for any other quotation. */
function questionOf(
  paragraph: ElementContent | undefined,
  markdown: string,
): ElementContent[] | undefined {
  if (!isNamed(paragraph, 'p')) return undefined;
  const [first, ...others] = paragraph.children;
  if (first?.type !== 'text' || !first.value.startsWith(SPOILER_MARK)) return undefined;
  // A mark with escapes or entities is none: whoever looks for folds in the source would not see it.
  if (!markdown.startsWith(SPOILER_MARK, first.position?.start.offset)) return undefined;
  return [{ type: 'text', value: first.value.slice(SPOILER_MARK.length).trimStart() }, ...others];
}

/** Finds the contents of the steps. Text behind the steps belongs to the last one, so that nothing is given away. */
function stepsOf(list: Element, behind: readonly ElementContent[]): ElementContent[][] {
  const items = list.children.filter((item) => isNamed(item, 'li')).map(({ children }) => children);
  const last = SPOILER_STEPS.length - 1;
  return SPOILER_STEPS.map((_, index) =>
    index < last ? (items[index] ?? []) : [...items.slice(last).flat(), ...behind],
  );
}

/** Names an element of a fold by the name of the fold: its question by `q`, the label of a step by its number. */
function partId(name: string, part: 'q' | number): string {
  return `${name}${part}`;
}

/**
 * Nests each step in the one before: whoever opens the hint finds the nudge below it. Empty steps are left out. What opens
 * a step is called by it and by the question, so that no two of a page are called alike.
 */
function creases(steps: readonly ElementContent[][], locale: Locale, name: string): Element[] {
  return SPOILER_STEPS.reduceRight<Element[]>((inner, step, index) => {
    const contents = steps[index] ?? [];
    if (!hasContent(contents)) return inner;
    const id = partId(name, index + 1);
    const names = { ariaLabelledBy: [id, partId(name, 'q')], id };
    const label = element('summary', names, [{ type: 'text', value: labels[locale][step] }]);
    const content = element('div', { className: ['fold-step'] }, contents);
    return [element('details', {}, [label, content, ...inner])];
  }, []);
}

/** Turns a quotation into a fold; undefined for any other quotation, and for a fold without a step. */
function toFold(quote: Element, markdown: string, locale: Locale): Element | undefined {
  const parts = quote.children.filter(({ type }) => type === 'element');
  const [first, ...rest] = parts;
  const question = questionOf(first, markdown);
  if (!question) return undefined;
  const at = rest.findIndex((part) => isNamed(part, 'ol'));
  const list = rest[at];
  const steps = isNamed(list, 'ol') ? stepsOf(list, rest.slice(at + 1)) : [];
  const title = hasContent(question)
    ? question
    : [{ type: 'text' as const, value: labels[locale].title }];
  const id = spoilerId(question.map(textOf).join(''));
  const dataFold = digest(textOf(quote));
  const name = id ?? `fold-${dataFold}`;
  const questionId = partId(name, 'q');
  const names = {
    className: ['fold'],
    dataFold,
    ...(id && { id }),
    role: 'group',
    ariaLabelledBy: [questionId],
  };
  return element('div', names, [
    element('p', { className: ['fold-title'], id: questionId }, title),
    ...rest.slice(0, Math.max(0, isNamed(list, 'ol') ? at : rest.length)),
    ...creases(steps, locale, name),
  ]);
}

/**
 * Makes folds of the quotations that begin with `[!fold]`: a question, and its hint, nudge and answer in `details`
 * within each other. To be called on what has been sanitised. A fold that lacks steps shows those that it has.
 * @param markdown what the tree was made from
 */
export function toSpoilers(parent: Root | Element, markdown: string, locale: Locale): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    toSpoilers(child, markdown, locale);
    const fold = child.tagName === 'blockquote' ? toFold(child, markdown, locale) : undefined;
    if (fold) parent.children[index] = fold;
  }
}
