import type { Page } from '@playwright/test';
import { spokenNode, wholeNameOf } from '../tools/spoken/spoken-node';

/** Record of what a page has said to whoever listens: live regions, and elements that got the focus. */
export interface SpokenRecord {
  /** Lists all of it in its order: `says: …` for a live region, else the element in words. */
  readonly heard: () => Promise<string[]>;
  /** Begins anew. */
  readonly forget: () => Promise<void>;
}

/**
 * Notes in the page what live regions say, as screen readers do it: what is added to a region, or all of an atomic one; an
 * alert also when it comes with its words. Elements that get the focus are kept for Chromium to name.
 */
function noteInPage(): void {
  const POLITE =
    '[aria-live]:not([aria-live="off"]), [role="status"], [role="log"], [role="alert"], output';
  const focused: Element[] = [];
  Object.assign(window, { spokenFocus: focused });
  const note = (what: string | number): void => {
    const binding: unknown = Reflect.get(window, 'noteSpoken');
    if (typeof binding === 'function') Reflect.apply(binding, window, [what]);
  };
  const isHeard = (element: Element): boolean =>
    element.closest('[aria-hidden="true"], [inert], [hidden]') === null &&
    element.checkVisibility();
  const isAtomic = (region: Element): boolean => {
    const asked = region.getAttribute('aria-atomic');
    if (asked !== null) return asked === 'true';
    return region.matches('[role="status"], [role="alert"], output');
  };
  const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    note(focused.length);
    focused.push(target);
  });
  new MutationObserver((records) => {
    const said = new Map<Node, string>();
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(POLITE);
      if (region) {
        const changed = type === 'characterData' ? [target] : Array.from(addedNodes);
        for (const node of isAtomic(region) ? [region] : changed) {
          if (isHeard(region)) said.set(node, textOf(node));
        }
      }
      for (const node of addedNodes) {
        if (!region && node instanceof Element && node.matches('[role="alert"]') && isHeard(node)) {
          said.set(node, textOf(node));
        }
      }
    }
    for (const text of said.values()) if (text !== '') note(`says: ${text}`);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records what a page says from its next document on. To be called before it is opened. */
export async function recordSpoken(page: Page): Promise<SpokenRecord> {
  const session = await page.context().newCDPSession(page);
  const lines: Promise<string>[] = [];
  /** Waits until all is told that the page has noted by now: its answer comes behind. */
  const settle = (): Promise<boolean> => page.evaluate(() => true);
  /** Names an element as Chromium's accessibility tree does, a moment after it got the focus. */
  const nameFocused = async (index: number): Promise<string> => {
    const expression = `spokenFocus[${String(index)}]`;
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { objectId } = result;
    if (objectId === undefined) return 'gone';
    const options = { objectId, fetchRelatives: false };
    const ask = async () => {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', options);
      return nodes[0];
    };
    let node = await ask();
    // On a busy machine the tree follows the page a moment later: what has no name is asked for it once more.
    if (node && wholeNameOf(node) === '') {
      await settle();
      node = await ask();
    }
    return node ? spokenNode(node) : 'gone';
  };
  await page.exposeBinding('noteSpoken', (_, what: unknown) => {
    if (typeof what === 'string') lines.push(Promise.resolve(what));
    if (typeof what === 'number') lines.push(nameFocused(what));
  });
  await page.addInitScript(noteInPage);
  return {
    heard: async () => {
      await settle();
      return Promise.all(lines);
    },
    forget: async () => {
      await settle();
      lines.length = 0;
    },
  };
}
