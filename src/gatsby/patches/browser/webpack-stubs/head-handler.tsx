import { createElement, useEffect, type ComponentType } from 'react';
import { importWithoutReload } from '../../../../platform/loading/import-without-reload';
import { whenIdle } from '../../../../platform/loading/when-idle';
import { logError } from '../../../../platform/log';

/**
 * Replaces Gatsby's module that writes the head of the page that is shown. The HTML has that of the first page already:
 * Gatsby renders it once more in every first load and finds no difference.
 */

/** The page that stands for every address that there is not; its head is that of the address. */
const NOT_FOUND = '/404.html';

interface PageOptions {
  readonly location: { readonly pathname: string };
  readonly params: object;
  readonly data?: object;
  readonly pageContext: object;
  readonly pageResources: { readonly page: { readonly path: string } };
}

interface HeadOptions {
  /** Module of the page's template. */
  readonly pageComponent: { readonly Head: ComponentType<object> };
  readonly pageComponentProps: PageOptions;
}

/** True until another page than that of the HTML is shown. */
let isBuilt = true;

function loadWriter() {
  return importWithoutReload(() => import('../write-head.lazy'));
}

/** Writes the head of each page that a visitor goes to. */
function usePageHead({ pageComponent, pageComponentProps }: HeadOptions): void {
  const { location, params, data, pageContext, pageResources } = pageComponentProps;
  const { Head } = pageComponent;
  const { pathname } = location;
  useEffect(() => {
    const isThere = isBuilt && pageResources.page.path !== NOT_FOUND;
    isBuilt = false;
    if (isThere) return whenIdle(() => void loadWriter().catch(logError));
    let isLeft = false;
    loadWriter().then(({ writeHead }) => {
      const props = { location: { pathname }, params, data: data ?? {}, pageContext };
      if (!isLeft) writeHead(createElement(Head, props));
    }, logError);
    return () => {
      isLeft = true;
    };
    // A page's own address and what the loader has for it; all else is made anew at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pageResources, pathname]);
}

/** Gatsby's name for it. */
export { usePageHead as headHandlerForBrowser };
