import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { digestInputs, watchInputs } from './input-digests';

const ENV = { GATSBY_SITE_URL: 'https://example.com', PATH: '/bin', INVOCATION_ID: '1' };

function makeSite(): string {
  const root = tempFolder();
  const files = {
    'content/legal/zh/terms.md': 'x',
    'static/robots.txt': 'x',
    'src/app.ts': 'x',
    'gatsby-node.ts': 'x',
    'package.json': '{}',
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'node_modules/gatsby/dist/index.js': 'x',
    'node_modules/gatsby/latest-apis.json': 'x',
    'elsewhere/linked.md': 'x',
    'README.md': 'x',
    'src/gatsby-types.d.ts': 'x',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync('../elsewhere', path.join(root, 'content/linked'));
  return root;
}

/** The kinds of input that a change makes differ. */
function changedBy(change: (root: string, env: Record<string, string>) => void): string[] {
  const root = makeSite();
  const env = { ...ENV };
  const before = Object.entries(digestInputs(root, env));
  change(root, env);
  const after = new Map<string, string>(Object.entries(digestInputs(root, env)));
  return before.flatMap(([kind, digest]) => (after.get(kind) === digest ? [] : [kind]));
}

function write(name: string, text: string) {
  return (root: string): void => {
    writeFileSync(path.join(root, name), text);
  };
}

test.each([
  ['a text of the content', write('content/legal/zh/terms.md', 'y'), 'content/'],
  ['a new file of the content', write('content/new.md', ''), 'content/'],
  [
    'a static file that is gone',
    (root: string) => rmSync(path.join(root, 'static/robots.txt')),
    'static/',
  ],
  ['a file of the sources', write('src/app.ts', 'y'), 'the code'],
  ['a hook of Gatsby', write('gatsby-node.ts', 'y'), 'the code'],
  ['a hook of Gatsby that is new', write('gatsby-ssr.tsx', ''), 'the code'],
  ['a text behind a link', write('elsewhere/linked.md', 'y'), 'content/'],
  ['a configuration that a program looks for', write('.babelrc', '{}'), 'the code'],
  ['variables in a file of Gatsby', write('.env.production', 'GATSBY_A=1'), 'the code'],
  ['a package mended by hand', write('node_modules/gatsby/dist/index.js', 'yy'), 'packages'],
  ['a package that is asked for', write('package-lock.json', '{"a":1}'), 'packages'],
  ['a package that is installed', write('node_modules/.package-lock.json', '{"a":1}'), 'packages'],
  [
    'a setting',
    (_: string, env: Record<string, string>) => {
      env.GATSBY_ICP_NUMBER = '1';
    },
    'settings',
  ],
  [
    'a variable of Node',
    (_: string, env: Record<string, string>) => {
      env.NODE_OPTIONS = '--max-old-space-size=100';
    },
    'settings',
  ],
])('%s is noticed', (_, change, kind) => {
  expect(changedBy(change)).toEqual([kind]);
});

test('what is written to during a build, and be it back and forth, has no digest at its end', () => {
  const root = makeSite();
  const inputs = watchInputs(root, ENV);
  expect(inputs.atEnd()).toEqual(inputs.atStart);
  write('content/legal/zh/terms.md', 'changed')(root);
  write('content/legal/zh/terms.md', 'x')(root);
  expect(digestInputs(root, ENV)).toEqual(inputs.atStart);
  expect(inputs.atEnd()).toEqual({ ...inputs.atStart, 'content/': '' });
});

test.each([
  ['a test', write('src/app.test.ts', 'x')],
  ['a document', write('README.md', 'y')],
  ['what Gatsby fetches about itself', write('node_modules/gatsby/latest-apis.json', 'yy')],
  ['types that a build has written', write('src/gatsby-types.d.ts', 'y')],
  ['a file that only has another time', write('src/app.ts', 'x')],
  [
    'a variable of the person or of the service manager',
    (_: string, env: Record<string, string>) => {
      env.INVOCATION_ID = '2';
    },
  ],
])('%s makes no other site', (_, change) => {
  expect(changedBy(change)).toEqual([]);
});

test('the day on which a legal text takes effect is an input of its own', () => {
  const root = makeSite();
  write('content/legal/zh/terms.md', '---\neffective: 2026-12-05\n---\nx')(root);
  const changed = (day: string, next: string): string[] => {
    const before = Object.entries(digestInputs(root, ENV, day));
    const after = new Map<string, string>(Object.entries(digestInputs(root, ENV, next)));
    return before.flatMap(([kind, digest]) => (after.get(kind) === digest ? [] : [kind]));
  };
  expect(changed('2026-12-03', '2026-12-04')).toEqual([]);
  expect(changed('2026-12-04', '2026-12-05')).toEqual(['legal texts in force']);
  expect(changed('2026-12-05', '2026-12-06')).toEqual([]);
});
