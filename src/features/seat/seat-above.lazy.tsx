import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SeatView } from './seat-view';

/** The rules of a sheet; those that an extension brings from elsewhere are nobody else's. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return [];
  }
}

/** Puts the rules that a document has no copy of yet behind those that it has. */
function copyRules(target: Document, copies: Map<CSSStyleSheet, CSSStyleSheet>): void {
  for (const sheet of document.styleSheets) {
    const rules = rulesOf(sheet);
    let copy = copies.get(sheet);
    if (!copy) {
      const element = target.createElement('style');
      target.head.append(element);
      copy = element.sheet ?? undefined;
      if (!copy) continue;
      copies.set(sheet, copy);
    }
    for (const rule of rules.slice(copy.cssRules.length)) {
      copy.insertRule(rule.cssText, copy.cssRules.length);
    }
  }
}

/** Dresses an empty window as a page of the site: language, scheme and rules, also those that are written later. */
function dress(target: Document): () => void {
  const { lang, dir } = document.documentElement;
  Object.assign(target.documentElement, { lang, dir });
  target.title = document.title;
  target.body.style.margin = '0';
  const copies = new Map<CSSStyleSheet, CSSStyleSheet>();
  const copy = (): void => copyRules(target, copies);
  copy();
  // A style is written when an element first has its class: before it is painted, it is here as well.
  const observer = new MutationObserver(copy);
  observer.observe(target.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Shows the seat in a window above all others. It lives as long as the tab, whatever page that shows. */
export function SeatAbove({ gameId, window: above }: { gameId: string; window: Window }) {
  const [isDressed, setDressed] = useState(false);
  useLayoutEffect(() => {
    const undress = dress(above.document);
    setDressed(true);
    return undress;
  }, [above]);
  return isDressed
    ? createPortal(
        <main>
          <SeatView gameId={gameId} />
        </main>,
        above.document.body,
      )
    : null;
}
