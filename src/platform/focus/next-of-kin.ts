import { pageStart } from './page-start';
import { focusQuietly } from './quiet-focus';

/** Elements that may take the focus over; no field, which would bring up a phone's keyboard unasked. */
const CONTROLS = 'a[href], button:enabled, summary';

/** Elements that give the focus back by themselves when they close. */
const OWN_RULE = '[role$="dialog"], [role="menu"]';

/** Place of what is gone: around it, before and after it. */
interface Gap {
  readonly gone: Element;
  readonly around: Element;
  readonly before: Node | null;
  readonly after: Node | null;
}

/** Lists what is left of a row on one side of a gap, the nearest first. */
function siblings(first: Node | null, side: 'nextSibling' | 'previousSibling'): Node[] {
  const found: Node[] = [];
  for (let node = first; node; node = node[side]) found.push(node);
  return found;
}

/** Finds the controls of an element that are of the same kind as the lost one. */
function likeControls(element: Element, lost: Element): HTMLElement[] {
  return [element, ...element.querySelectorAll(CONTROLS)].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(CONTROLS) && each.localName === lost.localName,
  );
}

/**
 * Lists who may take the focus over, the next of kin first: the next of the row, else the last before it, else a heading. Of
 * a neighbour with as many controls that one comes first which stands where the lost one stood.
 */
function kinOf({ gone, around, before, after }: Gap, lost: Element): HTMLElement[] {
  const isKin = (node: Node): node is Element =>
    node instanceof Element &&
    node.localName === gone.localName &&
    node.getAttribute('role') === gone.getAttribute('role');
  const own = likeControls(gone, lost);
  const alike = (kin: Element, nearestFirst: (some: HTMLElement[]) => HTMLElement[]) => {
    const controls = likeControls(kin, lost);
    const same = controls.filter((_, at) => controls.length === own.length && own[at] === lost);
    return [...same, ...nearestFirst(controls)];
  };
  const next = siblings(after, 'nextSibling').filter(isKin);
  const previous = siblings(before, 'previousSibling').filter(isKin);
  const section = around.closest('section');
  const heading = section?.querySelector<HTMLElement>(':scope h2, :scope h3, :scope h4');
  return [
    ...next.flatMap((each) => alike(each, (controls) => controls)),
    ...previous.flatMap((each) => alike(each, (controls) => controls.toReversed())),
    ...[heading, pageStart()].flatMap((each) => each ?? []),
  ];
}

/** Finds the gap that an element has left, in what the observer has seen. */
function gapOf(lost: Node, records: readonly MutationRecord[]): Gap | undefined {
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const gone = Array.from(removedNodes).find((node) => node.contains(lost));
    if (gone instanceof Element && target instanceof Element) {
      return { gone, around: target, before: previousSibling, after: nextSibling };
    }
  }
  return undefined;
}

/**
 * Hands the focus on when what had it is taken away: to the next of the row, else to the one before, else to the heading
 * of the section or page. A frame later, so that whoever takes something away may choose for itself; dialogs and
 * menus do.
 * @returns ends it
 */
export function catchFallenFocus(): () => void {
  let held: Element | undefined;
  let path = '';
  const note = ({ target }: Event): void => {
    held = target instanceof Element ? target : undefined;
    path = window.location.pathname;
  };
  const forget = ({ target }: Event): void => {
    // One that is taken away is gone by then: a browser may tell of it, too.
    setTimeout(() => {
      if (held === target && held.isConnected && !held.matches(':focus')) held = undefined;
    });
  };
  const observer = new MutationObserver((records) => {
    const lost = held;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    held = undefined;
    // What went with its page: `useNavigationFocus` moves the focus, and the heading would be heard twice.
    if (window.location.pathname !== path) return;
    const gap = lost.closest(OWN_RULE) ? undefined : gapOf(lost, records);
    if (!gap) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) kinOf(gap, lost).some(focusQuietly);
    });
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
