/** Elements of a text that a quiet page shows; of others, what is in them. */
const KEPT = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ...['details', 'summary', 'a', 'strong', 'em', 'code', 'del', 'sub', 'sup', 'ruby', 'rt', 'rp'],
] as const;

/** Parts that are no text of the page: ways through the site, controls, other pages, ornaments. */
const LEFT_OUT = [
  'nav, button, form, script, style, svg, template, noscript, iframe, video, audio',
  '[hidden], [aria-hidden="true"], [role="meter"], [data-reads]',
  // Buttons and tags of the head, which are links; the line that asks a partner about a spoiler.
  'header a, [data-fold] > div, a[href^="mailto:"]',
  '[data-late^="partner"], [data-late="role-end"], [aria-labelledby="related"]',
].join(', ');

export interface QuietPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An element of a text: what it is, and nothing of how its page draws it. */
export interface QuietElement {
  readonly tag: (typeof KEPT)[number] | 'div' | 'span' | 'img';
  readonly children: readonly QuietNode[];
  /** Present where it differs from what is around it. */
  readonly lang?: string;
  /** Target of a link: a place of the page itself leads nowhere, and is shown as plain text (`SiteLink`). */
  readonly href?: string;
  /** Name of what unfolds an answer: its own words are those of every other fold. */
  readonly name?: string;
  readonly picture?: QuietPicture;
}

export type QuietNode = string | QuietElement;

/** The text of a page. */
export interface QuietText {
  readonly title: QuietElement;
  readonly body: readonly QuietNode[];
}

function isThere(node: QuietNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.tag === 'img' || node.tag === 'hr' || node.children.some(isThere);
}

function pictureOf(image: HTMLImageElement): QuietPicture | undefined {
  const { alt, width, height } = image;
  // The file that the page has chosen is at hand, also without a network.
  return alt === '' ? undefined : { src: image.currentSrc || image.src, alt, width, height };
}

function langOf(element: Element): Pick<QuietElement, 'lang'> {
  const lang = element.getAttribute('lang');
  return lang === null ? {} : { lang };
}

/** Tells what stands in the place of an element that is not kept: nothing, or what keeps lines and languages apart. */
function strippedOf(element: Element, children: readonly QuietNode[]): readonly QuietNode[] {
  if (element.localName !== 'span') return [{ tag: 'div', children, ...langOf(element) }];
  return element.hasAttribute('lang') ? [{ tag: 'span', children, ...langOf(element) }] : children;
}

function linkOf(element: Element): Pick<QuietElement, 'href'> {
  const href = element.getAttribute('href');
  return href === null ? {} : { href };
}

/** Names what is called by other parts of the page, such as a hint by its question. */
function nameOf(element: Element): Pick<QuietElement, 'name'> {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (element.localName !== 'summary' || ids.length === 0) return {};
  return { name: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') };
}

/** Takes the separators away that stood before links of the head. */
function withoutTail(children: readonly QuietNode[]): readonly QuietNode[] {
  const last = children.findLastIndex((child) => typeof child !== 'string' || /[^\s·]/.test(child));
  return children
    .slice(0, last + 1)
    .map((child, at) =>
      at === last && typeof child === 'string' ? child.replace(/[\s·]+$/, '') : child,
    );
}

function readElement(element: Element): readonly QuietNode[] {
  if (element.matches(LEFT_OUT)) return [];
  if (element instanceof HTMLImageElement) {
    const picture = pictureOf(element);
    return picture ? [{ tag: 'img', children: [], picture }] : [];
  }
  if (element.getAttribute('role') === 'img') {
    return [{ tag: 'div', children: [element.getAttribute('aria-label') ?? ''] }];
  }
  const children = readChildren(element);
  const tag = KEPT.find((each) => each === element.localName);
  if (tag === 'br') return [{ tag, children: [] }];
  // A picture is shown as it is: there is nothing behind it.
  if (tag === 'a' && element.textContent.trim() === '') return children;
  if (tag === undefined) return children.some(isThere) ? strippedOf(element, children) : [];
  const own = tag === 'p' ? withoutTail(children) : children;
  const known = { ...langOf(element), ...linkOf(element), ...nameOf(element) };
  const read: QuietElement = { tag, children: own, ...known };
  return isThere(read) ? [read] : [];
}

function readChildren(parent: Element): readonly QuietNode[] {
  return Array.from(parent.childNodes).flatMap((node) => {
    if (node instanceof Text) return [node.data];
    // Its heading stands apart.
    return node instanceof Element && node.localName !== 'h1' ? readElement(node) : [];
  });
}

/** Lists the names that have their reading in the page, as Japanese names of roles do. */
export function readingsIn(nodes: readonly QuietNode[]): (readonly [string, string])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag !== 'ruby') return readingsIn(node.children);
    return [[wordsOf(node, ''), wordsOf(node, 'rt')] as const];
  });
}

/** Joins the words of a name: what stands in the line, or in its readings (`rt`). */
export function wordsOf({ children }: QuietElement, of: '' | 'rt'): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return of === '' ? child : '';
      if (child.tag === 'rp') return '';
      if (child.tag === 'rt') return of === 'rt' ? wordsOf(child, '') : '';
      return wordsOf(child, of);
    })
    .join('');
}

/**
 * Reads the text of a page out of its document, where it is already, whoever has drawn it: the build, a part that came
 * late, or a reader who opened something. What is folded away comes along folded.
 * @param main the main element of the page
 * @returns undefined where it has no heading
 */
export function readPage(main: Element): QuietText | undefined {
  const heading = main.querySelector('h1');
  if (!heading) return undefined;
  return {
    title: { tag: 'span', children: readChildren(heading), ...langOf(heading) },
    body: readChildren(main).filter(isThere),
  };
}
