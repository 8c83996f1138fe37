import type { Page } from '@playwright/test';

/**
 * Names what does not fit: names, headings and controls of which a part is cut off, and what makes the page wider than the
 * window.
 */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > window.innerWidth) faults.push(`${String(root.scrollWidth)} px wide`);
    // The body of a dialog scrolls, and down alone.
    for (const box of document.querySelectorAll('[role="dialog"], [role="dialog"] > *')) {
      if (box.scrollWidth > box.clientWidth + 1) faults.push('the dialog is dragged sideways');
    }
    const nameOf = ({ localName, textContent }: Element): string =>
      `${localName} "${textContent.trim().slice(0, 40)}"`;
    /** A box that hides what does not fit, in either direction. */
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isCut = (element: Element): boolean => {
      const own = element.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        // What is scrolled can be read; the edge of the home page's picture may cut the things in it.
        if (/auto|scroll/.test(overflowX + overflowY) || box.id === 'top') return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (hides(overflowX) && (own.left < left - 1 || own.right > right + 1)) return true;
        if (hides(overflowY) && (own.top < top - 1 || own.bottom > bottom + 1)) return true;
        if (box === element && box instanceof HTMLElement) {
          if (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) return true;
          if (hides(overflowY) && box.scrollHeight > box.clientHeight + 1) return true;
        }
        if (position === 'absolute' && box.clientWidth <= 1) return false;
      }
      return own.right > window.innerWidth + 1;
    };
    for (const element of document.querySelectorAll('h1, h2, h3, a, button, summary, label')) {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      // The way past the header is out of sight until it has the focus.
      const isSkipLink = element.matches('a[href="#main"]:not(:focus)');
      if (!isSkipLink && isCut(element)) faults.push(`cut off: ${nameOf(element)}`);
    }
    return faults;
  });
}

/** Names what keeps its place while the page scrolls. */
export function findKept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const isKept = position === 'fixed' || (position === 'sticky' && top + bottom !== 'autoauto');
      if (!isKept || element.clientHeight <= 1 || element.textContent === '') return [];
      return [`keeps its place: ${element.localName} "${element.textContent.trim().slice(0, 40)}"`];
    }),
  );
}

/** Names texts that lie over each other, but for what is laid over the page on purpose, and what is cut off or scrolled. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: { readonly words: string; readonly box: DOMRect; readonly node: Node }[] = [];
    /** The part of the page in which an element is seen; none of what is laid over the page. */
    const seenPart = (element: Element) => {
      let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, clipPath, overflow } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return undefined;
        if (overflow === 'visible' || box === document.body) continue;
        const edges = box.getBoundingClientRect();
        [left, top] = [Math.max(left, edges.left), Math.max(top, edges.top)];
        [right, bottom] = [Math.min(right, edges.right), Math.min(bottom, edges.bottom)];
      }
      return { left, top, right, bottom };
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim() ?? '';
      if (!element || words === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"], svg, rt, option, [inert]')) continue;
      const part = seenPart(element);
      if (!part) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Lines of a tight heading touch: what is above and beneath its letters is no part of them.
        const trim = height * 0.25;
        const left = Math.max(x, part.left);
        const top = Math.max(y + trim, part.top);
        const right = Math.min(x + width, part.right);
        const bottom = Math.min(y + height - trim, part.bottom);
        if (right <= left || bottom <= top) continue;
        texts.push({ words, node, box: new DOMRect(left, top, right - left, bottom - top) });
      }
    }
    const faults = new Set<string>();
    for (const [at, { node, words, box }] of texts.entries()) {
      for (const other of texts.slice(at + 1)) {
        if (node === other.node) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.x, other.box.x);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.y, other.box.y);
        if (width <= 2 || height <= 2) continue;
        faults.add(`"${words.slice(0, 30)}" lies over "${other.words.slice(0, 30)}"`);
      }
    }
    return [...faults];
  });
}
