import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

const CODE = '**/*.{ts,tsx}';
const PLAIN_SCRIPTS = '**/*.{js,cjs,mjs}';
const TESTS = ['src/**/*.test.{ts,tsx}', 'src/**/testing/**', 'src/e2e/**'];

/** Folders whose code a browser runs; only `src/api-client` and `src/platform` among those may talk to a server. */
const WITHOUT_REQUESTS = [
  'src/{config,contract,features,i18n,layouts,links,local-search,markdown,notebook,routes,templates,theme,ui}/**/*.{ts,tsx}',
  'src/gatsby/{browser,ssr}/**/*.{ts,tsx}',
];
/** Folders whose JSX a visitor reads. */
const VISIBLE = 'src/{features,layouts,templates,ui}/**/*.tsx';
/** Files of which Gatsby or a tool takes the default export. */
const DEFAULT_EXPORTS = [
  'gatsby-*.{ts,tsx}',
  '*.config.{ts,mjs,cjs}',
  'src/layouts/layout.tsx',
  'src/html.tsx',
  'src/templates/*.tsx',
  'src/gatsby/node/outputs/hosting/edge/worker.ts',
  'src/gatsby/patches/browser/webpack-stubs/{extends,prop-types}.ts',
  // In the place of packages that have one, and what Jest begins and ends with.
  'src/i18n/minimal-i18next.ts',
  'src/testing/{file-address,jest-global-setup,jest-global-teardown}.ts',
  'src/testing/runner/{jest-circus-runner.d,test-runner}.ts',
];

const noDefaultExport = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message:
      'Export by name: only templates, src/layouts/layout.tsx and files that Gatsby, a tool or a package asks for have a default export.',
  },
];

/** Functions at the top of a file are declarations: their order is free, and tools name them. */
const declaredFunctions = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[init.type="ArrowFunctionExpression"]:not([id.typeAnnotation])',
    message: 'Declare it: `function toGame(…)`. Arrows are for callbacks.',
  },
];

/**
 * A chunk is seen by its name: `x.lazy.tsx` is imported late, and never otherwise. A package is no file of ours, and
 * nothing else comes with it, so it may be imported late as it is.
 */
const lateByName = [
  {
    selector:
      'ImportExpression:not([source.type="Literal"]), ImportExpression[source.value=/^\\./]:not([source.value=/\\.lazy$/])',
    message:
      'Name the file that begins the chunk `x.lazy.tsx` (`x.lazy.ts` without a component), and show it through useLazy (src/platform/loading/use-lazy.ts) from `x.tsx`, which says what stands there meanwhile.',
  },
  {
    selector:
      ':matches(ImportDeclaration[importKind!="type"], ExportNamedDeclaration[exportKind!="type"], ExportAllDeclaration)[source.value=/\\.lazy$/]',
    message:
      'This puts the chunk into the code that imports it: use `import()` and useLazy (src/platform/loading/use-lazy.ts), or move what both need into a file of its own.',
  },
];

const colorsByName = [
  {
    selector:
      ':matches(Literal[value=/--[a-u](?![\\w-])/], TemplateElement[value.raw=/--[a-u](?![\\w-])/])',
    message:
      "Write the theme's key (`color: 'muted'`), in a longer value `${colors.muted}`, and to change what a name means `schemeVariables({ muted: … })`, both of src/theme/colors.",
  },
];

/** What holds for the syntax of every file; a test may import as it likes. */
/** Rules that look for enums of ours, such as `no-unsafe-enum-assignment`, have nothing to look for. */
const noEnums = [
  {
    selector: 'TSEnumDeclaration',
    message:
      "A union of texts says the same and leaves no code: `type Origin = 'script' | 'model'`.",
  },
];

const inTests = [...noDefaultExport, ...declaredFunctions, ...colorsByName, ...noEnums];
const everywhere = [...inTests, ...lateByName];

const COLOR = String.raw`/^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|color-mix)\(.*\))$/i`;

/** The grammar of styles (src/theme/README.md). */
const styles = [
  {
    selector: 'JSXAttribute[name.name=/^sx$|Style$/] ObjectExpression',
    message:
      'Name the style above the component (`const titleStyle = {…} satisfies ThemeUIStyleObject`), one for each variant, and choose by name here: an object in the markup is made anew at every render.',
  },
  {
    selector: `Property[key.name="background"] > :matches(Literal[value=${COLOR}], TemplateLiteral[quasis.0.value.raw=/^(rgb|hsl|color-mix)\\(/])`,
    message: 'A plain colour is a `backgroundColor`: `background` takes pictures and places away.',
  },
  {
    selector:
      'Property[key.name="fontSize"] > :matches(Literal[value=/^\\d+px$|^clamp\\(\\d+px/], Literal[value>8])',
    message:
      "Type follows the size that the browser is set to: a place in the theme's scale (`fontSize: 1`), or `rem`.",
  },
  {
    selector: 'Property[key.value=/:focus/] > ObjectExpression > Property[key.name=/^outline/]',
    message:
      'There is one focus ring (src/theme/focus-ring.ts): the document draws it; where it is cut off, spread `insetFocusRing`.',
  },
  {
    selector:
      'ObjectExpression:has(> Property[key.name="top"]) > Property[key.name="position"] > Literal[value="sticky"]',
    message:
      'Take `position: sticky` from src/theme/theme: in a shallow window nothing keeps its place.',
  },
  {
    selector:
      'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="width"])), JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="height"]))',
    message: 'Give a picture its width and height: without them the page jumps when it comes.',
  },
];

/** Attributes that are read or spoken. */
const SPOKEN =
  'JSXAttribute[name.name=/^(alt|title|label|placeholder|summary|aria-(label|description|placeholder|roledescription|valuetext))$/]';
const LETTER = '/\\p{L}/u';
/** Components may take the key of a text: `title="all-games"`. */
const NO_KEY = '/[^a-z0-9.:-]/';

/** Texts written as a value of `place`: bare, in braces, as one of two, or with values in them. */
function textsIn(place, text) {
  return [
    `${place} > Literal[value=${text}]`,
    `${place} > JSXExpressionContainer > Literal[value=${text}]`,
    `${place} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${text}]`,
    `${place} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${text}]`,
  ];
}

const noBareStrings = [
  `JSXText[value=${LETTER}]`,
  ...textsIn(':matches(JSXElement, JSXFragment)', LETTER),
  ...textsIn(`JSXOpeningElement[name.name=/^[a-z]/] > ${SPOKEN}`, LETTER),
  ...textsIn(`JSXOpeningElement:not([name.name=/^[a-z]/]) > ${SPOKEN}`, NO_KEY),
].map((selector) => ({
  selector,
  message: 'Put the text into content/locales/*/*.json and show it with useStrings().',
}));

/** Words with which no doc comment begins: a verb or a noun comes first (docs/contributing.md). */
const NO_BEGINNING =
  'After|As|At|Before|Between|By|For|From|In|Into|None|Nothing|Of|On|Over|Since|So|Through|To|Under|Until|What|Where|Whether|Which|Whoever|Whom|With|Within|Without';

function viaClient(name) {
  return {
    name,
    message: `Ask through src/api-client (or, where it is no call of the API, src/platform) instead of ${name}: it knows the envelope, the error catalogue, the time limits and when to stop.`,
  };
}

export default defineConfig(
  globalIgnores([
    '.cache/',
    '.data/',
    'playwright-report/',
    'public/',
    'src/gatsby-types.d.ts',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,

  {
    files: [CODE],
    // Rules that ask for types, and TypeScript's own errors, are oxlint's (.oxlintrc.json): the same rules in a third of the time.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        // The same exception as TypeScript's noUnusedParameters.
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-console': 'error',
    },
  },

  {
    files: [CODE],
    plugins: { jsdoc },
    rules: {
      'jsdoc/match-description': [
        'error',
        {
          matchDescription: `^(?!(${NO_BEGINNING})\\b)[^]*`,
          message: 'Begin with a verb (a function) or a noun (a value).',
          contexts: ['any'],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: TESTS,
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          contexts: ['ExportNamedDeclaration > FunctionDeclaration[params.length>1]'],
          require: { FunctionDeclaration: false },
          enableFixer: false,
        },
      ],
    },
  },

  {
    files: ['src/**/*.tsx', 'gatsby-{browser,ssr}.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    settings: { 'jsx-a11y': { polymorphicPropName: 'as' } },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      // At 250 lines it is two files.
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Tables of contents.
    files: ['gatsby-*.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 40 }] },
  },

  {
    files: [CODE],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@emotion/react',
          message:
            'Its module makes a second style sheet, which takes the styles of the page to itself: animations are made by src/theme/keyframes.ts, rules of the document in src/theme/document-styles.ts.',
        },
      ],
    },
  },

  // A later entry replaces the whole list of an earlier one, so each names all that holds for its files.
  {
    files: [CODE],
    ignores: DEFAULT_EXPORTS,
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: [VISIBLE],
    ignores: [...TESTS, ...DEFAULT_EXPORTS],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...styles, ...noBareStrings] },
  },
  {
    // The one place that knows the custom properties.
    files: ['src/theme/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noDefaultExport, ...declaredFunctions] },
  },
  {
    files: ['src/{features,layouts,templates,ui}/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...styles] },
  },
  {
    files: ['src/layouts/layout.tsx', 'src/templates/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...declaredFunctions,
        ...lateByName,
        ...colorsByName,
        ...styles,
        ...noBareStrings,
      ],
    },
  },
  {
    files: TESTS,
    ignores: DEFAULT_EXPORTS,
    rules: { 'no-restricted-syntax': ['error', ...inTests] },
  },
  {
    files: ['src/{api,pages}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message:
            'Gatsby makes pages of src/pages and functions of src/api: put a page into src/templates and its spec into src/gatsby/node/pages.',
        },
      ],
    },
  },
  {
    files: WITHOUT_REQUESTS,
    ignores: TESTS,
    // So that window.fetch is seen as well.
    languageOptions: { globals: { self: 'readonly', window: 'readonly' } },
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map(viaClient),
          checkGlobalObject: true,
        },
      ],
    },
  },
  {
    // What runs in a terminal may speak there.
    files: ['src/{e2e,tools}/**', 'src/reference-api/main.ts', 'src/reference-api/api/log.ts'],
    rules: { 'no-console': 'off' },
  },

  {
    files: TESTS,
    rules: {
      // A test may assume what it has set up, and fails where it is wrong.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright wants its fixtures taken apart, also when a test wants none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },

  {
    files: [PLAIN_SCRIPTS],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { __dirname: 'readonly', module: 'writable', require: 'readonly' },
    },
  },
);
