import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** The mark of what a page has put into the head. */
const MARK = 'data-gatsby-head';

const rendered = document.createElement('div');
let root: Root | undefined;

/** Attributes of the document's elements that the page has set. */
let attributes: readonly (readonly [Element, string])[] = [];

/** The element that `<html>` or `<body>` in a head stands for. */
function documentElement({ localName }: Element): Element | undefined {
  if (localName === 'html') return document.documentElement;
  return localName === 'body' ? document.body : undefined;
}

function setAttributes(): void {
  for (const [element, name] of attributes) element.removeAttribute(name);
  attributes = Array.from(rendered.children).flatMap((element) => {
    const target = documentElement(element);
    return Array.from(target ? element.attributes : []).flatMap(({ name, value }) => {
      target?.setAttribute(name, value);
      return target ? [[target, name] as const] : [];
    });
  });
}

function marked(element: Element): Element {
  const copy = element.ownerDocument.importNode(element, true);
  copy.setAttribute(MARK, 'true');
  return copy;
}

/** Writes what a page says about itself into the head, in the place of what the last one said; what both say stays. */
export function writeHead(head: ReactElement): void {
  root ??= createRoot(rendered);
  flushSync(() => root?.render(head));
  setAttributes();
  const wanted = Array.from(rendered.children)
    .filter((element) => documentElement(element) === undefined)
    .map(marked);
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    const same = wanted.findIndex((each) => each.isEqualNode(element));
    if (same === -1) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}
