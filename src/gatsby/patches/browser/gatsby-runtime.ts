/** Resources that Gatsby loads for a page; with the status `error` there is none. */
export interface PageResources {
  readonly status?: string;
  readonly page?: {
    /** Digest of the build on the server; empty when `app-data.json` could not be had. */
    webpackCompilationHash: string;
  };
}

/** Result of fetching ahead. */
export interface Prefetch {
  /** Tells whether it has been fetched. */
  readonly then: (tell: (isDone: boolean) => void) => unknown;
  /** The link has left the view: what has not begun is left. */
  readonly abort: () => void;
}

type Navigate = (to: string | number, options?: { readonly replace?: boolean }) => void;

/** Imports the code of a page. */
type LoadComponent = () => Promise<unknown>;

declare global {
  interface Window {
    /** Function that every `Link` and `navigate()` calls. */
    ___navigate: Navigate;
    /** The loader that Gatsby itself calls too. */
    ___loader: {
      loadPage: (path: string) => Promise<PageResources | undefined>;
      loadPageSync: (path: string, options?: object) => unknown;
      /** Fetches ahead what a link in view leads to; not where the visitor saves data or the network is slow. */
      enqueue: (path: string) => Prefetch;
      /** Fetches at once what a visitor is about to go to. */
      hovering: (path: string) => void;
    };
    /** Digest of the build that this page's scripts belong to. */
    ___webpackCompilationHash: string;
    /** The scripts of each page's code. Gatsby 5 writes it into the page as text and reads it as an object. */
    ___chunkMapping: unknown;
    /** The code of all pages; not there while developing. */
    readonly asyncRequires?: { readonly components: Record<string, LoadComponent> };
  }

  /** Webpack's function that fetches a chunk; `guardChunks` wraps it. */
  var __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
}

/** Stays pending: returned when the page is being left, so that nobody acts on the result. */
export const neverSettles = new Promise<never>(() => undefined);

/** Gives Gatsby the map of its chunks as it reads it, so that it fetches ahead the code of a page too. */
export function readChunkMapping(): void {
  const { ___chunkMapping: mapping } = window;
  if (typeof mapping !== 'string') return;
  const scripts: unknown = JSON.parse(mapping);
  window.___chunkMapping = scripts;
}
