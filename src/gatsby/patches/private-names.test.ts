import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names inside of installed packages that our code writes out, with the file of ours that does. */
const NAMES: readonly (readonly [file: string, name: string, by: string])[] = [
  ['gatsby/cache-dir/production-app.js', 'gatsby-focus-wrapper', 'patches/browser/hydrate.ts'],
  ['gatsby/cache-dir/production-app.js', 'window.asyncRequires', 'navigation/guard-chunks.ts'],
  ['gatsby/cache-dir/production-app.js', 'window.___loader', 'patches/browser/gatsby-runtime.ts'],
  ['gatsby/cache-dir/navigation.js', 'window.___navigate', 'patches/browser/gatsby-runtime.ts'],
  ['gatsby/cache-dir/loader.js', '___chunkMapping', 'patches/browser/gatsby-runtime.ts'],
  ['gatsby/cache-dir/static-entry.js', 'script-loader', 'ssr/on-pre-render-html.tsx'],
  ['gatsby/cache-dir/static-entry.js', 'generator-', 'ssr/on-pre-render-html.tsx'],
  ['gatsby-plugin-image/gatsby-ssr.js', 'gatsby-image-style', 'ssr/on-pre-render-html.tsx'],
];

test.each(NAMES)('%s still has %s, which %s names', (file, name) => {
  expect(readFileSync(path.join('node_modules', file), 'utf8')).toContain(name);
});
