import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function filesBelow(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => path.join(folder, file));
}

const FILES = [...readdirSync('.'), ...filesBelow('src')];
const TEXTS = [...FILES, ...filesBelow('docs')].filter((file) => file.endsWith('.md'));

/** Names of sources in code spans; `x.lazy.tsx` and `*.ts` name kinds of files. */
const NAMED = /`([\w@./-]+\.(?:tsx?|cjs))`/g;

/** Tells whether a source is named so: by its path from a folder above it, or by its own name. */
function isSource(name: string, readme: string): boolean {
  const places = [name, path.join(path.dirname(readme), name)];
  return FILES.some((source) => places.includes(source) || source.endsWith(`/${name}`));
}

test.each(TEXTS)('%s names sources that exist', (readme) => {
  const names = [...readFileSync(readme, 'utf8').matchAll(NAMED)].map(([, name = '']) => name);
  const gone = names.filter((name) => !/^x\.|^\*/.test(name) && !isSource(name, readme));
  expect(gone).toEqual([]);
});
