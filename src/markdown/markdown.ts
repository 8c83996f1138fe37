import type { Element, Root } from 'hast';
import type { Locale } from '../config/locales';
import { MARKDOWN_LIMITS } from '../contract/limits';
import { markdownExcess } from '../contract/markdown-excess';
import { localizeAddress } from '../routes';
import { toSpoilers } from './spoilers';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { joinFullWidth } from './join-full-width';

type MdastRoot = ReturnType<typeof fromMarkdown>;

/** Texts of the API: no pictures (theirs come as fields, from known hosts) and no tables of layout. */
const outsideSchema: Schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['img', 'picture', 'source', 'input'].includes(name),
  ),
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
};

/** Our own Markdown: the same, with pictures. */
const ownSchema: Schema = { ...outsideSchema, tagNames: defaultSchema.tagNames ?? [] };

function isOutOfScope(address: unknown): boolean {
  return typeof address === 'string' && /^(https?:)?\/\//i.test(address);
}

/** Visits every element of a tree. */
export function visit(parent: Root | Element, act: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    act(child);
    visit(child, act);
  }
}

/**
 * Fits a text into the page around it: its headings begin below the page's own, and links that leave
 * the site say so to the browser.
 */
function fitIn(tree: Root, topHeading: number, locale?: Locale): Root {
  joinFullWidth(tree);
  visit(tree, (element) => {
    joinFullWidth(element);
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) {
      element.tagName = `h${String(Math.max(Number(level), topHeading))}`;
    }
    // A link whose address was sanitised away becomes plain text.
    if (element.tagName === 'a' && element.properties.href === undefined) element.tagName = 'span';
    if (element.tagName === 'a' && locale !== undefined) {
      const address = String(element.properties.href);
      element.properties.href = localizeAddress(address, { locale, variant: 'pc' }) ?? address;
    }
    if (element.tagName === 'a' && isOutOfScope(element.properties.href)) {
      element.properties.rel = ['noopener', 'nofollow'];
      element.properties.target = '_blank';
    }
  });
  return tree;
}

function asRoot(tree: ReturnType<typeof sanitize>): Root {
  return tree.type === 'root'
    ? tree
    : { type: 'root', children: tree.type === 'doctype' ? [] : [tree] };
}

/** A text that has too much of something to be rendered; its message says of what. */
export class MarkdownError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MarkdownError';
  }
}

type Node = MdastRoot | MdastRoot['children'][number];

/** Parts that are no level of their own: a list item is part of its list. */
const UNCOUNTED: readonly Node['type'][] = ['root', 'paragraph', 'heading', 'listItem'];

/** True when lists, quotes, emphasis and links go too deep. Calls itself nowhere: the tree may be deeper than the stack. */
function isTooDeep(tree: MdastRoot): boolean {
  const todo: [node: Node, level: number][] = [[tree, 0]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [node, outer] = next;
    if (!('children' in node)) continue;
    const level = UNCOUNTED.includes(node.type) ? outer : outer + 1;
    if (level > MARKDOWN_LIMITS.levels) return true;
    for (const child of node.children) todo.push([child, level]);
  }
  return false;
}

/** Emphasis as it is meant between Chinese and Japanese, which write no blank: CommonMark leaves its asterisks in `**好。**再`. */
const extensions = [cjkFriendlyExtension()];

/** Parses a text whose cost is known to be bounded. @throws MarkdownError */
function parse(markdown: string): MdastRoot {
  const excess = markdownExcess(markdown);
  if (excess !== undefined) throw new MarkdownError(excess);
  const tree = fromMarkdown(markdown, { extensions });
  if (!isTooDeep(tree)) return tree;
  throw new MarkdownError(
    `expected Markdown with at most ${String(MARKDOWN_LIMITS.levels)} levels within each other`,
  );
}

/**
 * Renders a Markdown text of the API to HTML. Raw HTML in it and `javascript:` and `data:` addresses
 * are dropped (contract, "Conventions"); headings begin at h3, below the section they stand in.
 * Links to pages of the site stay in the language; quotations that begin with `[!fold]` become folds.
 * @throws MarkdownError when the text has too much of something
 */
export function renderMarkdown(markdown: string, locale: Locale): string {
  const safe = fitIn(asRoot(sanitize(toHast(parse(markdown)), outsideSchema)), 3, locale);
  toSpoilers(safe, markdown, locale);
  const html = toHtml(safe);
  if (html.length <= MARKDOWN_LIMITS.html) return html;
  throw new MarkdownError(
    `expected Markdown that becomes at most ${String(MARKDOWN_LIMITS.html)} characters of HTML`,
  );
}

/**
 * Renders the tree of one of our own Markdown files to HTML, sanitised; headings begin at h2.
 * @param arrange changes what has been sanitised, and is trusted
 */
export async function renderTree(
  tree: Root,
  arrange: (safe: Root) => void | Promise<void> = () => undefined,
): Promise<string> {
  const safe = fitIn(asRoot(sanitize(tree, ownSchema)), 2);
  await arrange(safe);
  return toHtml(safe);
}
