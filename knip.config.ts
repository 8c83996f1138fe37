import type { KnipConfig } from 'knip';

/**
 * Unused files, exports and dependencies are errors. Tests, tools and the reference API are found by
 * the scripts of package.json and the other tools' configuration; a tool without a script is unused.
 */
const config: KnipConfig = {
  entry: [
    'gatsby-{browser,config,node,ssr}.{ts,tsx}!',
    'src/{html,layouts/layout}.tsx!',
    // Found by Gatsby itself: page entries, and GraphQL fragments.
    'src/templates/*.tsx!',
    'src/features/**/*fragments.ts!',
    // Named in src/gatsby/patches/node/webpack-config.ts.
    'src/gatsby/patches/browser/page-entry.ts!',
    'src/gatsby/patches/browser/webpack-stubs/*.{ts,tsx}!',
    'src/i18n/minimal-i18next.ts!',
    // What JSX compiles to: `imports` of package.json.
    'src/theme/jsx-{dev-,}runtime.ts!',
    // Worker threads, named by path in build-doctor.ts and check-html.ts.
    'src/gatsby/node/doctor/examine-worker.ts!',
    'src/tools/html-check/check-worker.ts',
    // Bundled in run-release.ts.
    'src/tools/release/crash/disk-shim.ts',
    // Named in write-edge-worker.ts.
    'src/gatsby/node/outputs/hosting/edge/worker.ts!',
    // Named in write-offline-worker.ts.
    'src/gatsby/browser/offline/{site,self-removing}-worker.ts!',
    // Bundled in src/tools/edit/bundle-scripts.ts; started in src/tools/edit/checker.ts.
    'src/tools/edit/browser/{admin,editor,preview-bar}.ts',
    'src/tools/edit/check-process.ts',
    // Started by path in src/tools/bench/conversations/api-process.ts.
    'src/tools/bench/conversations/driven-api.ts',
    // Named in src/tools/mutants/jest.config.cjs.
    'src/tools/mutants/count-hits.ts',
    // Named in jest.config.cjs.
    'src/testing/{file-address,gatsby,gatsby-globals,matchers}.{ts,tsx}',
    'src/testing/runner/test-runner.ts',
  ],
  project: ['src/**/*.{ts,tsx}!', '*.{ts,tsx,cjs,mjs}'],
  // The type of a parameter or an answer may be exported beside the function that has it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // What tsconfig.json names beside dependencies: package.json's `imports`.
  ignoreIssues: { 'tsconfig.json': ['unlisted'] },
  // Programs of the system: Debian's, installed by src/tools/test-programs.ts; a certificate and a limit (util-linux) for tests.
  ignoreBinaries: ['systemd-analyze', 'openssl', 'prlimit'],
  ignoreDependencies: [
    // No packages: where Gatsby's own scripts begin.
    'gatsby-site-hooks',
    'gatsby-production-app',
    // Come with Gatsby: tests hold what stands in for them to what they do.
    '@gatsbyjs/reach-router',
    'gatsby-link',
    // Named to webpack in src/gatsby/patches/node/swc-loader-rules.ts.
    'swc-loader',
    // The package says that index.js holds its types, which is not so.
    '@types/http-cache-semantics',
  ],
};

export default config;
