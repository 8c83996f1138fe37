import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Gatsby's element around each page; it is empty in the HTML of a page that only the browser renders. */
const PAGE_ID = 'gatsby-focus-wrapper';

/** React's number for a part whose HTML it gives up, because something above changed before its code had come. */
const GIVEN_UP = /#421\b/;

/** Such a part is shown all the same (`src/platform/loading/late-part.tsx`); all else that React repairs is a fault of ours. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && GIVEN_UP.test(error.message))) reportError(error);
}

/**
 * Renders into an element, in pieces between which the browser can answer the visitor. While developing, Gatsby renders
 * its own messages in the same way.
 * @returns takes it out again
 */
export function hydrate(content: ReactNode, element: Element): () => void {
  let root: Root | undefined;
  startTransition(() => {
    if (element.querySelector(`#${PAGE_ID}`)?.hasChildNodes() === true) {
      root = hydrateRoot(element, content, { onRecoverableError });
    } else {
      root = createRoot(element);
      root.render(content);
    }
  });
  return () => root?.unmount();
}

/** Gives Gatsby the function that renders the site for the first time. */
export function replaceHydrateFunction(): typeof hydrate {
  return hydrate;
}
