import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A page as its `page-data.json` has it. */
export interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
  readonly result: {
    readonly data?: Readonly<Record<string, unknown>> | undefined;
    readonly pageContext: Readonly<Record<string, unknown>>;
  };
}

interface Assets {
  readWebpackStats(publicDir: string): Promise<object>;
  getScriptsAndStylesForTemplate(chunk: string, stats: object): Promise<object>;
}

interface Renderer {
  default(props: object): Promise<{ readonly html: string }>;
}

function hasFunctions(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

function isAssets(value: unknown): value is Assets {
  return hasFunctions(value, ['readWebpackStats', 'getScriptsAndStylesForTemplate']);
}

function isRenderer(value: unknown): value is Renderer {
  return hasFunctions(value, ['default']);
}

const FAULT = 'is another than in Gatsby 5.16. See src/gatsby/patches/node/render-page.ts';

/** File of the renderer that a build leaves, from the folder of the site. */
export const RENDERER = path.join('.cache', 'page-ssr', 'routes', 'render-page.js');

/** Marks in the place of a slice, which Gatsby stitches into pages. */
const SLICE = /<slice-start id="([\w-]+)"><\/slice-start><slice-end id="\1"><\/slice-end>/g;

/** Renders a page, with the bytes that a build would write. */
export type RenderPage = (page: PageData) => Promise<string>;

/**
 * Loads the renderer that the last build of a folder has left. The folder must be that of this process.
 * @throws Error when there is none, or Gatsby is not as in 5.16
 */
export async function loadPageRenderer(siteFolder: string): Promise<RenderPage> {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const publicDir = path.join(siteFolder, 'public');
  const gatsby = path.dirname(load.resolve('gatsby/package.json'));
  const assets: unknown = load(path.join(gatsby, 'dist/utils/client-assets-for-template.js'));
  const renderer: unknown = load(path.join(siteFolder, RENDERER));
  if (!isAssets(assets)) throw new Error(`client-assets-for-template.js ${FAULT}`);
  if (!isRenderer(renderer)) throw new Error(`${RENDERER} ${FAULT}`);
  const stats = await assets.readWebpackStats(publicDir);
  const slice = (name: string): string => {
    const file = path.join(publicDir, '_gatsby', 'slices', `${name}.html`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return `<!-- slice-start id="${name}" -->${text}<!-- slice-end id="${name}" -->`;
  };
  return async (page) => {
    const { html } = await renderer.default({
      pagePath: page.path,
      pageData: page,
      webpackCompilationHash: '',
      context: { isDuringBuild: true },
      staticQueryContext: {},
      ...(await assets.getScriptsAndStylesForTemplate(page.componentChunkName, stats)),
    });
    return html.replace(SLICE, (_, name: string) => slice(name));
  };
}
