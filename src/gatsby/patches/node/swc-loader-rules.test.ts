import path from 'node:path';
import { swcLoaderRules, isBuildStage, isPlainSource } from './swc-loader-rules';

function source(...parts: readonly string[]): string {
  return path.resolve('src', ...parts);
}

test('sources without a query are plain; templates, fragments and packages are not', () => {
  expect(isPlainSource(source('platform', 'log.ts'))).toBe(true);
  expect(isPlainSource(source('features', 'library', 'game-view.tsx'))).toBe(true);
  expect(isPlainSource(source('templates', 'game.tsx'))).toBe(false);
  expect(isPlainSource(source('features', 'library', 'fragments.ts'))).toBe(false);
  expect(isPlainSource(source('theme', 'README.md'))).toBe(false);
  expect(isPlainSource(path.resolve('node_modules', 'gatsby', 'index.d.ts'))).toBe(false);
});

test('Gatsby’s rules for TypeScript leave plain sources to swc, its other rules stay', () => {
  const typescript = { test: /\.tsx?$/, use: 'babel' };
  const any = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: 'theirs' };
  const css = { test: /\.css$/ };
  const nested = { oneOf: [] };
  const rules = swcLoaderRules([any, typescript, css, nested], 'build-javascript');
  expect(rules.slice(0, 4)).toEqual([
    { ...any, exclude: isPlainSource },
    { ...typescript, exclude: isPlainSource },
    css,
    nested,
  ]);
  expect(rules[4]).toMatchObject({ include: isPlainSource, loader: 'swc-loader' });
  expect(() => swcLoaderRules({ 0: typescript }, 'build-html')).toThrow();
});

test('only what is published is compiled by swc', () => {
  expect(['build-javascript', 'build-html', 'develop', 'develop-html'].map(isBuildStage)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
