/** The page of the app that an event is about, if it happened on a link to one. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.target !== '') return undefined;
  // Files have no slash at their end.
  return link.pathname.endsWith('/') ? link.pathname : undefined;
}

/**
 * Fetches the page of a link as soon as it is touched: a tap becomes a click only when the finger is lifted, and
 * where there is no pointer to hover, nothing else says sooner what a visitor wants.
 */
export function fetchWhatIsTouched(): void {
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      const page = pageOf(target);
      if (page !== undefined && pointerType !== 'mouse') window.___loader.hovering(page);
    },
    { passive: true },
  );
}
