import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { parseOnlyQueries } from './patch-query-parser';

interface Found {
  /** Queries and fragments. */
  readonly astDefinitions: readonly object[];
}
interface Parser {
  parseFile: (file: string, addError: (error: unknown) => void) => Promise<Found | null>;
}

/** Gatsby's own parser, and which files it compiled. */
function openParser(sourceFolder: string): Parser & { readonly compiled: readonly string[] } {
  const { default: FileParser } = jest.requireActual<{ default: new () => Parser }>(
    'gatsby/dist/query/file-parser',
  );
  const original = new FileParser();
  const compiled: string[] = [];
  const parser: Parser = {
    parseFile: (file, addError) => {
      compiled.push(path.relative(sourceFolder, file));
      return original.parseFile(file, addError);
    },
  };
  const page = path.join(sourceFolder, '..', 'plugin', 'page.js');
  parseOnlyQueries(parser, sourceFolder, (file) => file === page);
  return { parseFile: (file, addError) => parser.parseFile(file, addError), compiled };
}

const QUERY =
  "import { graphql } from 'gatsby';\nexport const query = graphql`fragment A on B { c }`;\n";

test('only files that hold a query or make pages are compiled', async () => {
  const folder = path.join(tempFolder(), 'src');
  const files: Readonly<Record<string, string>> = {
    'features/fragments.ts': QUERY,
    'tools/head.ts': "import { x } from '../../config';\nexport const Head = x;\n",
    'templates/game.tsx': 'export function Head() { return null; }\n',
    '../plugin/head.js': 'export function Head() { return null; }\n',
    '../plugin/page.js': 'export function Head() { return null; }\n',
    '../plugin/static-image.js': 'exports.StaticImage = (config) => `gatsby-plugin-image`;\n',
    '../plugin/picture.jsx': 'export const config = () => <StaticImage src="a.png" />;\n',
    '../plugin/named-otherwise.js': QUERY.replace('graphql }', 'graphql as g }').replace(
      'graphql`',
      'g`',
    ),
  };
  const { parseFile, compiled } = openParser(folder);
  const definitions: (number | undefined)[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    definitions.push((await parseFile(file, () => undefined))?.astDefinitions.length);
  }
  expect(compiled).toEqual([
    'features/fragments.ts',
    'templates/game.tsx',
    '../plugin/page.js',
    '../plugin/picture.jsx',
    '../plugin/named-otherwise.js',
  ]);
  expect(definitions.map((count) => count ?? 0)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
});

test('another parser than the one that Gatsby had is no silent loss', () => {
  expect(() => {
    parseOnlyQueries({}, '/src', () => false);
  }).toThrow('no parseFile');
});
