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

interface NavigateOptions {
  readonly replace?: boolean;
  /** Kept with the entry in the history. */
  readonly state?: object | undefined;
}

type Navigate = (to: string | number, options?: NavigateOptions) => void;

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
    /** The scripts of each page's code by its name. */
    ___chunkMapping: unknown;
    /** The code of all pages; not there while developing. */
    readonly asyncRequires?: { readonly components: Record<string, LoadComponent> };
  }

  /** Webpack's function that fetches a chunk; `guardChunks` wraps it. */
  var __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
  /** Webpack's name for the script of a chunk. */
  const __webpack_get_script_filename__: (chunk: string) => string;
}

/** Stays pending: returned when the page is being left, so that nobody acts on the result. */
export const neverSettles = new Promise<never>(() => undefined);

/**
 * Tells Gatsby the script of each page's code, so that it fetches ahead that too. Gatsby would have a table of them in
 * every page; the code of a page is called by its name in webpack's table as well (`nameTemplates` of
 * `node/webpack-config.ts`).
 */
export function provideChunkMapping(): void {
  window.___chunkMapping = new Proxy(
    {},
    { get: (_, page) => [`/${__webpack_get_script_filename__(String(page))}`] },
  );
}
