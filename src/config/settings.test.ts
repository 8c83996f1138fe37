import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { COLLECTIONS } from './failure-policies';
import { readEnvironment } from './environment';
import type { Setting } from './setting-kinds';
import { settings } from './settings';

const table: readonly (readonly [name: string, setting: Setting])[] = Object.entries(settings);
const names = table.map(([name]) => name);

function usedBy(user: 'browser' | 'build'): string[] {
  return table.filter(([, setting]) => setting.usedBy.includes(user)).map(([name]) => name);
}

/** Code of a folder without its tests, by file. */
function sourcesOf(folder: string): readonly { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

function readIn(text: string): string[] {
  return Array.from(
    text.matchAll(/(?<!')process\.env\.((?:GATSBY|PICTURE)_\w+)/g),
    ([, name = '']) => name,
  );
}

test('.env.example names every setting once, in order, under its comment and with nothing set', () => {
  const example = readFileSync('.env.example', 'utf8');
  expect(Array.from(example.matchAll(/^# ([A-Z_]+)=/gm), ([, name]) => name)).toEqual(names);
  expect(parseEnv(example)).toEqual({});
  for (const [name, { comment }] of table) {
    expect(example).toContain(`\n# ${comment}\n# ${name}=`);
  }
});

test('every example in .env.example is valid', () => {
  const examples = readFileSync('.env.example', 'utf8').replace(/^# (?=[A-Z_]+=)/gm, '');
  const set = parseEnv(examples);
  expect(Object.keys(set).sort()).toEqual([...names].sort());
  expect(() => readEnvironment(set)).not.toThrow();
});

/** Settings of the sandbox that are left at their defaults: limits, languages, hosts beyond its own, and how faults are met. */
const UNSET_IN_SANDBOX = [
  ...['PICTURE_ORIGINS', 'PICTURES_BUDGET', 'LOCALES_BUILT'],
  'INSTALL_SDK_HOSTS',
  ...['CMS_REPOSITORY', 'CMS_BACKEND', 'CMS_AUTH_URL'],
  ...['FINDINGS', 'FAILURES', 'LAST_GOOD_MAX_HOURS', 'HOLD_MAX_SHARE'],
];

test('the sandbox sets everything but limits, languages, hosts beyond its own, an editor for a team and how faults are met, and is valid', () => {
  const sandbox = parseEnv(readFileSync('.env.sandbox', 'utf8'));
  expect(Object.keys(sandbox).sort()).toEqual(
    names.filter((name) => !UNSET_IN_SANDBOX.includes(name)).sort(),
  );
  expect(readEnvironment(sandbox)).toEqual({
    ...sandbox,
    OG_IMAGES_BUDGET: 0,
    PICTURE_ORIGINS: ['localhost:8787'],
    LOCALES_BUILT: ['zh', 'en', 'ja'],
    CMS_BACKEND: 'github',
    FAILURES: Object.fromEntries(COLLECTIONS.map((name) => [name, 'strict'])),
    LAST_GOOD_MAX_HOURS: 72,
    HOLD_MAX_SHARE: 5,
  });
});

test('the browser reads its settings literally, each once and only in browser-env', () => {
  expect(readIn(readFileSync('src/config/browser-env.ts', 'utf8')).sort()).toEqual(
    usedBy('browser').sort(),
  );
  const elsewhere = sourcesOf('src').filter(
    ({ file, text }) => file !== path.join('config', 'browser-env.ts') && readIn(text).length > 0,
  );
  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});

test('the build uses what the table says that it uses', () => {
  const build = sourcesOf('src/gatsby/node')
    .map(({ text }) => text)
    .join('\n');
  const used = table
    // The Content-Security-Policy is made from the table.
    .filter(([name, { directives }]) => directives ?? new RegExp(`\\b${name}\\b(?!_)`).test(build))
    .map(([name]) => name);
  expect(used).toEqual(usedBy('build'));
});

test('what the browser uses is inlined: by Gatsby, where the name begins with GATSBY_, or by our hook', () => {
  for (const name of usedBy('browser')) expect(name).toMatch(/^GATSBY_|^PICTURE_ORIGINS$/);
});

test('settings of one machine stay out of the repository, and the two files that belong there do not', () => {
  const lines = readFileSync('.gitignore', 'utf8').split('\n');
  expect(lines.filter((line) => line.includes('.env'))).toEqual([
    '.env',
    '.env.*',
    '!.env.example',
    '!.env.sandbox',
  ]);
});
