const { mkdirSync } = require('node:fs');

// Jest makes no folder for the report that `npm run test:unit` asks for.
mkdirSync(`${__dirname}/test-results`, { recursive: true });

/** Packages without CommonJS: the only ones of node_modules that are compiled. A prefix ends in `.*`. */
const ESM_ONLY = [
  // Markdown and HTML (src/markdown/markdown.ts)
  'ccount',
  'character-entities.*',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'get-east-asian-width',
  'hast-util-.*',
  'hastscript',
  'html-void-elements',
  'longest-streak',
  'mdast-util-.*',
  'micromark.*',
  'property-information',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'unist-util-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
  // SHA-256 in the browser
  '@noble/hashes',
  // msw, which answers for the API (src/api-client/testing/mock-api.ts)
  '@open-draft/deferred-promise',
  'rettime',
  'until-async',
];

const transform = {
  '\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      // Nothing but this: a .swcrc elsewhere has no say.
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '#theme' } },
      },
    },
  ],
};

/** Globals that no test replaces: a test's context finds each by a slow way, again and again, unless they are handed to its modules. `Promise` is not among them: packages of Gatsby declare one of their own. */
const PLAIN_GLOBALS = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...[
    'Reflect',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'TypeError',
    'Uint8Array',
    'WeakMap',
    'WeakSet',
  ],
];

const shared = {
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
  transform,
  sandboxInjectedGlobals: PLAIN_GLOBALS,
  testRunner: '<rootDir>/src/testing/runner/test-runner.ts',
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
    '^lindera-wasm-nodejs-ipadic$': '<rootDir>/src/testing/lindera.cjs',
    '\\.(avif|gif|ico|jpe?g|png|svg|webp|woff2)$': '<rootDir>/src/testing/file-address.ts',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/public/',
    '<rootDir>/.cache/',
    '<rootDir>/.data/',
    '<rootDir>/src/e2e/',
  ],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/src/e2e/',
    // As in src/testing/nightly.ts
    ...(process.env.NIGHTLY === '1' ? [] : ['\\.nightly\\.test\\.tsx?$']),
  ],
  setupFiles: ['<rootDir>/src/testing/gatsby-globals.ts'],
  clearMocks: true,
  restoreMocks: true,
};

/**
 * Where a test runs follows from its name: `x.test.tsx` in a page, `x.test.ts` in Node. A first line
 * such as `@jest-environment jest-fixed-jsdom` says otherwise for one file.
 * @type {import('jest').Config}
 */
module.exports = {
  // Tests talk to real servers on a machine that may be busy. A project cannot say this for itself.
  testTimeout: 60_000,
  // A process is the slower the more files it has run: a new one in time saves a quarter of the whole run.
  workerIdleMemoryLimit: '800MB',
  testSequencer: '<rootDir>/src/testing/runner/heavy-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      globalSetup: '<rootDir>/src/testing/jest-global-setup.ts',
      globalTeardown: '<rootDir>/src/testing/jest-global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/matchers.ts'],
    },
  ],
};
