import { readOpenSpoilers, rememberFold } from '../../platform/opened-folds';
import { onRouteShown } from './navigation/navigation-state';

/** The steps of a fold from the outermost on; those of folds within it are not its own. */
function stepsOf(fold: Element): HTMLDetailsElement[] {
  return Array.from(fold.querySelectorAll('details')).filter(
    (step) => step.closest('[data-fold]') === fold,
  );
}

/**
 * Opens what was opened before. The hint of a fold that is in sight stays closed: what somebody reads does not move.
 * @param isAsItWas the reader had the page before them a moment ago, and wants all of it back in its place
 */
function unfold(isAsItWas: boolean): void {
  const opened = readOpenSpoilers();
  if (opened.size === 0) return;
  for (const fold of document.querySelectorAll<HTMLElement>('[data-fold]')) {
    const count = opened.get(fold.dataset.fold ?? '') ?? 0;
    const isBelow = fold.getBoundingClientRect().top >= window.innerHeight;
    stepsOf(fold).forEach((step, index) => {
      if (index < count && (index > 0 || isBelow || isAsItWas)) step.open = true;
    });
  }
}

/** True when this document was loaded anew, or gone back to. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Folds the whole sheet when the hint is closed: opened again, it does not blurt out the answer. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const fold = target.closest<HTMLElement>('[data-fold]');
  // What lies within a closed step was not touched by anybody.
  if (!fold || target.parentElement?.closest('details:not([open])')) return;
  const steps = stepsOf(fold);
  if (!target.open) {
    for (const inner of steps.slice(steps.indexOf(target) + 1)) inner.open = false;
  }
  rememberOpened(fold);
}

function rememberOpened(fold: HTMLElement): void {
  const steps = stepsOf(fold);
  const closed = steps.findIndex((step) => !step.open);
  rememberFold(fold.dataset.fold ?? '', closed < 0 ? steps.length : closed);
}

/** Remembers how far a visitor has opened the folds of texts. To be called once. */
export function rememberSpoilers(): void {
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  onRouteShown(() => {
    unfold(false);
  });
  // Who is quick has opened some before this module came.
  for (const fold of document.querySelectorAll<HTMLElement>('[data-fold]')) {
    if (stepsOf(fold)[0]?.open) rememberOpened(fold);
  }
  unfold(isReloaded());
}
