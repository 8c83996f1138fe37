import type { Element, Root } from 'hast';
import { localizeAddress } from '../routes';
import type { Locale } from '../config/locales';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';

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

function isOutside(address: unknown): boolean {
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
  visit(tree, (element) => {
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
    if (element.tagName === 'a' && isOutside(element.properties.href)) {
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

const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, string>();

/**
 * Renders a Markdown text of the API to HTML. Raw HTML in it and `javascript:` and `data:` addresses
 * are dropped (contract, "Conventions"); headings begin at h3, below the section they stand in.
 * Links to pages of the site stay in the language. Remembers texts, because pc and m show the same.
 */
export function renderMarkdown(markdown: string, locale: Locale): string {
  const key = locale + markdown;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const tree = toHast(fromMarkdown(markdown));
  const html = toHtml(fitIn(asRoot(sanitize(tree, outsideSchema)), 3, locale));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, html);
  return html;
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
