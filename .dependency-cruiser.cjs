/**
 * Who may import whom. Each rule says what to do instead.
 *
 *   config contract routes markdown i18n local-search notebook ← links platform api-client theme ← ui ← features ← layouts templates
 *   ← gatsby/browser gatsby/ssr
 *   links platform api-client theme ← gatsby/patches ← gatsby/browser gatsby/ssr gatsby/node
 *
 * Node rooms (gatsby/node, reference-api, tools, e2e) use the first group and `node`.
 */

/** @param {string[]} folders */
function inside(...folders) {
  return `^src/(${folders.join('|')})/`;
}

const BASE = ['config', 'contract', 'routes', 'markdown', 'i18n', 'local-search', 'notebook'];
const PARTS = ['theme', 'links', 'platform', 'api-client'];
const FRAMES = ['layouts', 'templates'];
const PAGES = [...BASE, ...PARTS, 'ui', 'features', ...FRAMES];
const GATSBY = ['gatsby/ssr', 'gatsby/browser'];
/** What reaches into Gatsby's private parts lies below what uses it: in a browser, in Node. */
const PAGE_PATCHES = ['gatsby/patches/browser', 'gatsby/patches/ssr'];
const NODE_PATCHES = ['gatsby/patches/node'];
const BROWSER = [...PAGES, ...PAGE_PATCHES, ...GATSBY];

/** Every room of `src`, from the lowest one up, by where its code runs: `npm run architecture` draws them. */
const ROOMS = {
  everywhere: BASE,
  page: [...PARTS, 'ui', 'features', ...FRAMES],
  gatsby: ['gatsby/patches', ...GATSBY],
  node: ['node', 'gatsby/node', 'reference-api', 'tools'],
};

const TEST = '\\.test\\.tsx?$';
/** Setup and mocks of Jest. */
const TESTING = inside('testing');
/** Those, and what the tests of a layer share. */
const ANY_TESTING = ['^src/testing/', '^src/.+/testing/'];

/** `pc-header.tsx`, `header.pc.tsx`, `pc/header.tsx`, and the same of m. */
function variant(name) {
  return [`^src/.*/${name}/`, `^src/.*/${name}-[^/]+$`, `^src/.*\\.${name}\\.(test\\.)?tsx?$`];
}

/** Files of `from` may import of src only what lies in `folders`. */
function onlyFrom(name, comment, from, folders, ...others) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: inside(...from) },
    to: { path: '^src/', pathNot: [inside(...folders), TESTING, ...others] },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    onlyFrom(
      'base-imports-base-only',
      'config, contract, routes, markdown, i18n, local-search and notebook lie at the bottom: take what you need as a parameter, or move what both need down here.',
      BASE,
      BASE,
    ),
    onlyFrom(
      'parts-import-parts-and-base',
      'links, platform, api-client and theme show no component: return the error or call a function that was handed in, and let ui or a feature show it.',
      PARTS,
      [...BASE, ...PARTS],
    ),
    {
      name: 'theme-stands-alone',
      comment:
        'The theme is values only: take what a component needs from the theme, and never the other way round.',
      severity: 'error',
      from: { path: inside('theme') },
      to: { path: '^src/', pathNot: [inside('theme', 'config'), TESTING] },
    },
    {
      name: 'platform-knows-no-api',
      comment:
        'platform wraps what the browser gives and knows no API: let api-client or a feature call it with what the API has said.',
      severity: 'error',
      from: { path: inside('platform') },
      to: { path: inside('api-client') },
    },
    onlyFrom(
      'ui-knows-no-feature',
      'The design system knows no feature: take data, texts and callbacks as parameters, and let the feature put them together.',
      ['ui'],
      [...BASE, ...PARTS, 'ui'],
    ),
    {
      ...onlyFrom(
        'features-import-downwards',
        'A feature knows no frame and no page: take it as a parameter, or let the template or layout put the two together.',
        ['features'],
        [...BASE, ...PARTS, 'ui', 'features'],
      ),
      from: { path: inside('features'), pathNot: [TEST, ...ANY_TESTING] },
    },
    onlyFrom(
      'tests-of-features-import-downwards',
      'A test of a feature may start the reference API besides: what else it needs it takes from where the feature does.',
      ['features'],
      [...BASE, ...PARTS, 'ui', 'features', 'reference-api'],
    ),
    {
      name: 'features-are-strangers',
      comment:
        'Features do not import each other: move what both need down (ui, platform, api-client, links), or put the two together in a template or layout.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    onlyFrom(
      'frames-import-downwards',
      'Layouts and templates are below src/gatsby: hand what it starts down through a context or a parameter.',
      FRAMES,
      PAGES,
    ),
    onlyFrom(
      'page-patches-import-downwards',
      'What reaches into Gatsby lies below what uses it: take what you need of src/gatsby as a parameter.',
      PAGE_PATCHES,
      [...BASE, ...PARTS, ...PAGE_PATCHES],
    ),
    onlyFrom(
      'node-patches-import-downwards',
      'What reaches into Gatsby lies below what uses it: let src/gatsby/node hand in what you need of it.',
      NODE_PATCHES,
      [...BASE, 'node', ...NODE_PATCHES],
    ),
    onlyFrom(
      'gatsby-browser-and-ssr-import-browser-code-only',
      'Node code does not reach a browser: let gatsby/node write it into the page data or a file, and read it there.',
      GATSBY,
      BROWSER,
    ),
    {
      name: 'gatsby-browser-imports-browser-only',
      comment:
        'gatsby-browser and gatsby-ssr name what lies in src/gatsby/browser, src/gatsby/ssr and src/gatsby/patches: put the behaviour into a file there.',
      severity: 'error',
      from: { path: '^gatsby-(browser|ssr)\\.tsx?$' },
      to: { path: '^src/', pathNot: inside(...BROWSER) },
    },
    {
      name: 'templates-belong-to-gatsby',
      comment:
        'Only Gatsby loads a template: move what you need out of it into a feature or layout and import it from there.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: inside('templates') },
    },
    {
      name: 'pc-knows-no-m',
      comment:
        'The pc variant never imports the m variant: move what both show into a third file that names neither.',
      severity: 'error',
      from: { path: variant('pc') },
      to: { path: variant('m') },
    },
    {
      name: 'm-knows-no-pc',
      comment:
        'The m variant never imports the pc variant: move what both show into a third file that names neither.',
      severity: 'error',
      from: { path: variant('m') },
      to: { path: variant('pc') },
    },
    onlyFrom(
      'gatsby-node-imports-base-only',
      'The build uses config, contract, routes, markdown, i18n, local-search, notebook, node and gatsby/patches: move what it shares with the browser there; the reference API it knows by HTTP alone.',
      ['gatsby/node'],
      [...BASE, 'node', ...NODE_PATCHES, 'gatsby/node'],
    ),
    onlyFrom(
      'reference-api-imports-base-only',
      'The reference API uses config, contract, routes, markdown, i18n and node: move what it shares with others there; the build it does not know.',
      ['reference-api'],
      [...BASE, 'node', 'reference-api'],
    ),
    {
      name: 'node-stands-alone',
      comment: 'node helps every Node room: take what a room needs as a parameter.',
      severity: 'error',
      from: { path: inside('node') },
      to: { path: '^src/', pathNot: [inside('node'), TESTING] },
    },
    {
      name: 'node-is-for-node-rooms',
      comment:
        'A browser has no files and no ports: do it in gatsby/node and hand the result over.',
      severity: 'error',
      from: { path: inside(...BROWSER), pathNot: [TEST, ...ANY_TESTING] },
      to: { path: inside('node') },
    },
    onlyFrom(
      'tools-import-node-code-only',
      'Tools use gatsby/node, the reference API and the base: what a page does they see through a browser or HTTP.',
      ['tools'],
      [...BASE, 'node', 'gatsby/node', 'reference-api', 'tools'],
    ),
    onlyFrom(
      'e2e-sees-the-site-from-outside',
      'A browser test knows the site by its addresses: use routes, config, contract, i18n, node, tools or the reference API, and look at the page for the rest.',
      ['e2e'],
      [...BASE, 'node', 'reference-api', 'tools', 'e2e'],
      ...ANY_TESTING,
    ),
    {
      name: 'nobody-imports-tools',
      comment:
        'What npm scripts run is used by tools and browser tests only: move what you share with them into config, contract, routes or node.',
      severity: 'error',
      from: { pathNot: inside('tools', 'e2e') },
      to: { path: inside('tools') },
    },
    {
      name: 'nobody-imports-e2e',
      comment:
        'Browser tests are run, not imported: move a helper that others need into src/tools.',
      severity: 'error',
      from: { pathNot: inside('e2e') },
      to: { path: inside('e2e') },
    },
    {
      name: 'testing-is-for-tests',
      comment:
        'Folders named testing hold what tests and benches need: move code that the product needs too out of them.',
      severity: 'error',
      from: { pathNot: [TEST, ...ANY_TESTING, inside('e2e', 'tools/bench')] },
      to: { path: ANY_TESTING },
    },
    {
      name: 'zod-mini-in-the-browser',
      comment:
        "Whole zod is 75 KB in a page: write `import * as z from 'zod/mini'` wherever a browser may import it.",
      severity: 'error',
      from: { path: inside(...BROWSER) },
      to: { path: 'node_modules/zod/(?!(v4/)?(mini|core)/)' },
    },
    {
      name: 'no-node-in-the-browser',
      comment:
        'A browser has no Node modules: do it in src/gatsby/node and hand the result over as page data, or use what the web platform has.',
      severity: 'error',
      from: { path: inside(...BROWSER), pathNot: [TEST, ...ANY_TESTING] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'gatsby-in-few-rooms',
      comment:
        'Only pages, their queries, links and src/gatsby know Gatsby, so that it can be replaced (docs/upgrading.md): take what you need as a parameter, or use src/links.',
      severity: 'error',
      from: {
        path: inside(
          ...BASE,
          'platform',
          'api-client',
          'theme',
          'ui',
          'node',
          'reference-api',
          'e2e',
        ),
        pathNot: TEST,
      },
      to: { path: 'node_modules/gatsby/' },
    },
    {
      name: 'no-cycles',
      comment:
        'These files import each other in a circle: move what both need into a third one that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      scope: 'folder',
      comment:
        'These folders import each other in a circle: one of them has to lie below; move what runs back up into the lower one.',
      severity: 'error',
      from: { path: '^src/[^/]+$|^src/gatsby/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'no-unknown-modules',
      comment: 'This file or package cannot be found: correct the path, or add it to package.json.',
      severity: 'error',
      from: {},
      // Where Gatsby's own scripts begin; the build writes these files and gives them these names.
      to: { couldNotResolve: true, pathNot: '^gatsby-(site-hooks|production-app)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|\\.cache|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type imports count too: a layer that knows another's types knows that layer.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};

// Not enumerable, because dependency-cruiser refuses keys that it does not know.
Object.defineProperty(module.exports, 'rooms', { value: ROOMS });
