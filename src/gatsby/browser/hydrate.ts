import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Gatsby's element around each page; it is empty in the HTML of a page that only the browser renders. */
const PAGE_ID = 'gatsby-focus-wrapper';

/** Renders the site into its element, in pieces between which the browser can answer the visitor. */
function hydrate(site: ReactNode, element: Element): void {
  startTransition(() => {
    if (document.getElementById(PAGE_ID)?.hasChildNodes() === true) hydrateRoot(element, site);
    else createRoot(element).render(site);
  });
}

/** Gives Gatsby the function that renders the site for the first time. */
export function replaceHydrateFunction(): typeof hydrate {
  return hydrate;
}
