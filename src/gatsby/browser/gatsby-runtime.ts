/** What Gatsby loads for a page; with the status `error` there is none. */
export interface PageResources {
  readonly status?: string;
  readonly page?: {
    /** Of the build on the server; empty when `app-data.json` could not be had. */
    webpackCompilationHash: string;
  };
}

type Navigate = (to: string | number, options?: { readonly replace?: boolean }) => void;

/** Imports the code of a page. */
type LoadComponent = () => Promise<unknown>;

declare global {
  interface Window {
    /** What every `Link` and `navigate()` calls. */
    ___navigate: Navigate;
    /** The loader that Gatsby itself calls too. */
    ___loader: {
      loadPage: (path: string) => Promise<PageResources | undefined>;
      loadPageSync: (path: string, options?: object) => unknown;
      /** Both fetch ahead what a link leads to. */
      enqueue: (path: string) => unknown;
      hovering: (path: string) => void;
    };
    /** Of the build that this page's scripts are of. */
    ___webpackCompilationHash: string;
    /** The code of all pages; not there while developing. */
    readonly asyncRequires?: { readonly components: Record<string, LoadComponent> };
  }

  /** Webpack's function that fetches a chunk; `guardChunks` wraps it. */
  var __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
}

/** Stays pending: returned when the page is being left, so that nobody acts on the result. */
export const neverSettles = new Promise<never>(() => undefined);
