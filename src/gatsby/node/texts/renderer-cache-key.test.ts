import { existsSync } from 'node:fs';
import { tempFolder } from '../../../testing/temp-folder';
import { rendererCacheKey } from './renderer-cache-key';

/** Some of what decides what becomes of a text. */
const RENDERER = [
  'package-lock.json',
  'content/locales/zh/fold.json',
  'src/config/locales.ts',
  'src/contract/limits.ts',
  'src/contract/translations.ts',
  'src/gatsby/node/sources/model.ts',
  'src/gatsby/node/texts/shown-texts.ts',
  'src/markdown/markdown.ts',
  'src/routes/table.ts',
];

function site(changes: Readonly<Record<string, string>> = {}): string {
  const files = Object.fromEntries(RENDERER.map((file) => [file, 'before']));
  return tempFolder({ ...files, ...changes });
}

test.each(RENDERER)('the renderer has another name when %s changes', async (file) => {
  expect(existsSync(file)).toBe(true);
  expect(await rendererCacheKey(site({ [file]: 'after' }))).not.toBe(
    await rendererCacheKey(site()),
  );
});

test('the renderer has another name when a file is new or moves', async () => {
  const name = await rendererCacheKey(site());
  const more = await rendererCacheKey(site({ 'src/routes/new/match.ts': 'before' }));
  const moved = await rendererCacheKey(site({ 'src/routes/match.ts': 'before' }));
  expect(new Set([name, more, moved]).size).toBe(3);
});

test('the renderer has the same name as long as nothing but tests and words about it change', async () => {
  const changed = site({ 'src/routes/routes.test.ts': 'a', 'src/routes/README.md': 'a' });
  expect(await rendererCacheKey(changed)).toBe(await rendererCacheKey(site()));
});

test('the sources are found', async () => {
  expect(await rendererCacheKey('.')).toMatch(/^[\da-f]{64}$/);
});
