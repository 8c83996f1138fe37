import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

function webpackStub(file: string): string {
  return path.resolve('src', 'gatsby', 'patches', 'browser', 'webpack-stubs', file);
}

function inPackages(...parts: string[]): string {
  return path.resolve('node_modules', ...parts);
}

/** Leaves out files of a plugin, by the names under which Gatsby asks for them: where the folder of packages is a link, by its target. */
function withoutPlugin(plugin: string, files: readonly string[]): Readonly<Record<string, false>> {
  const folders = [path.resolve('node_modules'), realpathSync('node_modules')];
  const names = folders.flatMap((folder) => files.map((file) => path.join(folder, plugin, file)));
  return Object.fromEntries(names.map((name) => [name, false]));
}

function babelHelper(name: string): string {
  return inPackages('@babel', 'runtime', 'helpers', `${name}.js`);
}

/**
 * Parts of libraries that come with every page and that no page of this site uses: the Script component
 * (gatsby) and copying statics between components (emotion's withTheme).
 */
const unused = ['@builder.io/partytown/integration', 'gatsby-script', 'hoist-non-react-statics'];

/**
 * Libraries below Gatsby and the i18n plugin of which pages use a small part: it is written anew. Together they save
 * some 6 kB of every first load.
 */
const replaced = {
  '@gatsbyjs/reach-router$': 'reach-router.tsx',
  'gatsby-link$': 'gatsby-link.tsx',
  'gatsby-react-router-scroll$': 'scroll-context.tsx',
  'react-i18next$': 'react-i18next.ts',
  'prop-types$': 'prop-types.ts',
};

/**
 * Gatsby's Slice component, its registration of service workers and Partytown, which runs scripts in a worker: this
 * site uses none of them.
 */
const unusedOfGatsby = [
  ...['slice.js', 'register-service-worker.js'].map((name) => path.resolve('.cache', name)),
  inPackages('gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
];

/**
 * Stand-ins for modules of libraries in pages, rendered or in the browser, built or developed; `false` for nothing.
 * The i18n plugin looks after the nodes of strings: `wrap-page.tsx` of `gatsby/browser` gives them to pages.
 */
export const aliasesEverywhere: Readonly<Record<string, string | false>> = {
  i18next$: path.resolve('src', 'i18n', 'minimal-i18next.ts'),
  ...withoutPlugin('gatsby-plugin-react-i18next', ['gatsby-browser.js', 'gatsby-ssr.js']),
  [path.resolve('.cache', 'route-announcer-props.js')]: webpackStub('route-announcer.ts'),
};

/** Stand-ins for modules of libraries in the browser's production code; `false` for nothing. */
export const aliases: Readonly<Record<string, string | false>> = {
  ...aliasesEverywhere,
  ...Object.fromEntries([...unused, ...unusedOfGatsby].map((name) => [name, false])),
  ...Object.fromEntries(Object.entries(replaced).map(([name, file]) => [name, webpackStub(file)])),
  [babelHelper('extends')]: webpackStub('extends.ts'),
  // Old packages ask for a second copy of what is there already.
  [babelHelper('inheritsLoose')]: babelHelper('esm/inheritsLoose'),
  [babelHelper('setPrototypeOf')]: babelHelper('esm/setPrototypeOf'),
  [path.resolve('.cache', 'static-query.js')]: webpackStub('static-query.ts'),
  [path.resolve('.cache', 'head', 'head-export-handler-for-browser.js')]:
    webpackStub('head-handler.tsx'),
  [path.resolve('src', 'theme', 'write-rules.ts')]: path.resolve(
    'src',
    'theme',
    'write-rules.browser.ts',
  ),
  // Built pages keep its HTML (`src/features/partner/lazy-greeting.tsx`), or begin without its code (`src/platform/loading/late-part.tsx`).
  [path.resolve('src', 'features', 'partner', 'greeting-at-build.ts')]: false,
  [path.resolve('src', 'features', 'library', 'game-parts-at-build.ts')]: false,
  [path.resolve('src', 'features', 'library', 'role-parts-at-build.ts')]: false,
  [path.resolve('src', 'layouts', 'footer-at-build.ts')]: false,
  [path.resolve('src', 'layouts', 'home-screens', 'home-screen-contents-at-build.ts')]: false,
};

/** True when the site's root finds a module such as `@a/b/c`. */
function hasModule(name: string): boolean {
  try {
    createRequire(path.resolve('package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that all files and modules of aliases are there. webpack passes over an alias for a module that has
 * moved: the browser would get the library's own code again, and nobody would know.
 * @throws Error that names what is missing
 */
export function assertAliases(
  wanted: Readonly<Record<string, string | false>>,
  exists: (file: string) => boolean,
): void {
  const names = Object.entries(wanted).flatMap(([from, to]) => [
    from.replace(/\$$/, ''),
    ...(to === false ? [] : [to]),
  ]);
  const missing = names.filter((name) => !(path.isAbsolute(name) ? exists : hasModule)(name));
  if (missing.length === 0) return;
  throw new Error(
    `Aliases of webpack name what is not there (has a library moved it?): ${missing.join(', ')}. ` +
      'See src/gatsby/patches/node/webpack-aliases.ts',
  );
}
