import type { Element, ElementContent, Root } from 'hast';
import { visit } from '../../../markdown/markdown';
import type { ResponsivePicture } from '../../patches/node/plugin-fields';

/** The first picture opens the text in the whole width; others stand beside it. */
const OPENING_SIZES = '(min-width: 1152px) 1120px, 100vw';
const OTHER_SIZES = '(min-width: 2400px) 820px, (min-width: 900px) 560px, 100vw';

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

function isElement(node: Root['children'][number] | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

function isBlank(node: Root['children'][number]): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The addresses of the pictures in a text, in their order. */
export function pictureAddresses(tree: Root): readonly string[] {
  const addresses: string[] = [];
  visit(tree, ({ tagName, properties }) => {
    if (tagName === 'img' && typeof properties.src === 'string') addresses.push(properties.src);
  });
  return addresses;
}

function pictureElement(picture: ResponsivePicture, alt: string, isFirst: boolean): Element {
  const sizes = isFirst ? OPENING_SIZES : OTHER_SIZES;
  return element('picture', {}, [
    ...picture.better.map(({ type, srcSet }) => element('source', { type, srcSet, sizes })),
    element('img', {
      src: picture.src,
      srcSet: picture.srcSet,
      sizes,
      width: picture.width,
      height: picture.height,
      alt,
      ...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' }),
      style: `background-color:${picture.color}`,
    }),
  ]);
}

/**
 * Puts encoded pictures in place of the addresses that editors write. A paragraph that holds nothing but a
 * picture becomes a figure.
 */
export function placePictures(tree: Root, pictures: ReadonlyMap<string, ResponsivePicture>): void {
  let isFirst = true;
  visit(tree, (parent) => {
    parent.children = parent.children.map((child) => {
      const picture =
        isElement(child, 'img') && typeof child.properties.src === 'string'
          ? pictures.get(child.properties.src)
          : undefined;
      if (!isElement(child, 'img') || !picture) return child;
      const placed = pictureElement(picture, child.properties.alt ?? '', isFirst);
      isFirst = false;
      return placed;
    });
    const [only, ...others] = parent.children.filter((child) => !isBlank(child));
    if (parent.tagName === 'p' && isElement(only, 'picture') && others.length === 0) {
      parent.tagName = 'figure';
    }
  });
}

/** Gives the headings of sections addresses: `#s1`, `#s2`, the same in every language. */
export function numberHeadings(tree: Root): void {
  let number = 0;
  visit(tree, (heading) => {
    if (heading.tagName !== 'h2') return;
    number += 1;
    heading.properties.id = `s${String(number)}`;
  });
}

/**
 * Parts a text for a layout with pictures beside it: a section for what opens it and for each h2, with its
 * first figure beside a box that holds the rest. The figure comes first but in the section that opens the text: what
 * the browser has drawn of it by then would be pushed down.
 */
export function intoSections(tree: Root): void {
  const sections: ElementContent[][] = [[]];
  for (const child of tree.children) {
    if (child.type === 'doctype') continue;
    if (isElement(child, 'h2')) sections.push([]);
    sections.at(-1)?.push(child);
  }
  tree.children = sections
    .filter((children) => children.some((child) => !isBlank(child)))
    .map((children, at) => {
      const figure = children.find((child) => isElement(child, 'figure'));
      const rest = children.filter((child) => child !== figure && !isBlank(child));
      const figures = figure ? [figure] : [];
      const boxes = rest.length > 0 ? [element('div', {}, rest)] : [];
      return element('section', {}, at === 0 ? [...boxes, ...figures] : [...figures, ...boxes]);
    });
}

/** The elements of a name within another, in their order. */
function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, (each) => {
    if (each.tagName === tagName) found.push(each);
  });
  return found;
}

/** The words of an element, without its tags. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}

/**
 * Writes the name of its column into each cell of a table (`data-column`): on a phone, rows stand as blocks, and the cells
 * below the first say by it what they hold (`features/legal/table-style.ts`).
 */
export function nameColumns(tree: Root): void {
  visit(tree, (table) => {
    if (table.tagName !== 'table') return;
    const columns = elementsIn(table, 'th').map(wordsOf);
    for (const row of elementsIn(table, 'tr')) {
      for (const [at, cell] of elementsIn(row, 'td').entries()) {
        if (columns[at] !== undefined) cell.properties['data-column'] = columns[at];
      }
    }
  });
}
