import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { checkContent, sealContent } from './check-content';

const TODAY = '2026-11-28';
const TERMS = 'content/legal/terms/1.0/zh.md';
const PARTNER = 'content/partners/p-lingxi.yaml';

let root: string;

beforeAll(() => {
  root = tempFolder();
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (file) => !/[\\/](?:art|encoded-art|fonts)$/.test(file),
  });
  mkdirSync(path.join(root, 'content/art'));
  for (const name of ['about-table', 'about-street', 'about-library']) {
    const file = `content/art/${name}.webp`;
    symlinkSync(path.resolve(file), path.join(root, file));
  }
  cpSync('content/art/hero-places.json', path.join(root, 'content/art/hero-places.json'));
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Change that an editor makes in the folder; returns how it is taken back. */
type Mistake = () => () => void;

function edit(file: string, change: (text: string) => string): Mistake {
  return () => {
    const before = read(file);
    const after = change(before);
    if (after === before) throw new Error(`nothing was changed in ${file}`);
    write(file, after);
    return () => write(file, before);
  };
}

function add(file: string, text: string | Buffer): Mistake {
  return () => {
    write(file, text);
    return () => rmSync(path.join(root, file));
  };
}

function rename(from: string, to: string): Mistake {
  const move = (one: string, other: string): void =>
    renameSync(path.join(root, one), path.join(root, other));
  return () => {
    move(from, to);
    return () => move(to, from);
  };
}

function lineOf(file: string, start: string): number {
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.startsWith(start)) + 1
  );
}

/** Puts lines at the end of a text; the first of them is the line after the last one. */
function append(lines: string): (text: string) => string {
  return (text) => `${text.trimEnd()}\n\n${lines}\n`;
}

/** Makes the next version of the terms. */
function next(version: string, effective: string): string {
  return readFileSync(TERMS, 'utf8')
    .replace(/^version: .*$/m, `version: "${version}"`)
    .replace(/^effective: .*$/m, `effective: ${effective}\nconsent: notice`);
}

const end = readFileSync(TERMS, 'utf8').trimEnd().split('\n').length + 2;
const sections = readFileSync(TERMS, 'utf8').match(/^## /gm)?.length ?? 0;

test('the content of the project is sound', async () => {
  await expect(checkContent(root, TODAY)).resolves.toMatchObject({ faults: [], lags: [] });
});

test.each<[string, Mistake, string]>([
  [
    'a tab in YAML',
    edit(PARTNER, (text) => text.replace('\n  - say:', '\n\t- say:')),
    `${PARTNER}:${String(lineOf(PARTNER, 'answers:') + 1)}: not YAML: Tabs are not allowed as indentation; indent by two spaces, not by a tab`,
  ],
  [
    'a missing colon',
    edit(TERMS, (text) => text.replace('version: ', 'version ')),
    `${TERMS}:${String(lineOf(TERMS, 'version:'))}: not YAML: Implicit keys need to be on a single line; write ": " (a colon and a space) behind the key`,
  ],
  [
    'a date as words',
    edit(TERMS, (text) => text.replace(/^effective: .*$/m, 'effective: 1 September')),
    `${TERMS}:${String(lineOf(TERMS, 'effective:'))}, field "effective": expected a date, YYYY-MM-DD, got "1 September"`,
  ],
  [
    'a wrong folder name',
    rename('content/legal/terms', 'content/legal/agb'),
    'content/legal/agb: expected a folder that begins with terms, privacy,',
  ],
  [
    'two documents with one address',
    add('content/legal/terms-TXJ/1.0/zh.md', readFileSync(TERMS)),
    'content/legal/terms-txj: has the address of content/legal/terms-TXJ: give one of the two folders another name',
  ],
  [
    'a title in the text',
    edit(TERMS, append('# 服务协议')),
    `${TERMS}:${String(end)}: is a heading of the first level, which the page’s title is already: write ## instead of #`,
  ],
  [
    'a broken link',
    edit(TERMS, append('见[隐私政策](/privacy-old.html)。')),
    `${TERMS}:${String(end)}: the link "/privacy-old.html" leads to no page of this site: write the address of one that is there`,
  ],
  [
    'an anchor that is gone',
    edit(TERMS, append('见[最后一节](#s99)。')),
    `${TERMS}:${String(end)}: the link "#s99" leads to a section that is not there: write #s1 to #s${String(sections)}, by the order of the headings`,
  ],
  [
    'HTML that was pasted from Word',
    edit(TERMS, append('<p class="MsoNormal">条款<o:p></o:p></p>')),
    `${TERMS}:${String(end)}: has HTML, of which nothing is shown: "<p class=\\"MsoNormal\\">条款<o:p></o:p></p>". Paste it as plain text, and write Markdown`,
  ],
  [
    'a full-width colon',
    edit(TERMS, (text) => text.replace('title: ', 'title：')),
    `${TERMS}:2: not YAML: Implicit keys need to be on a single line; write ": " (a colon and a space) instead of "："`,
  ],
  [
    'a picture of 12 MB',
    add('content/art/big.webp', Buffer.alloc(12 * 1024 * 1024)),
    'content/art/big.webp: is a picture of 12.0 MB, expected 2 MB at the most: save it as WebP, 2,560 pixels wide',
  ],
  [
    'an empty file',
    edit(TERMS, () => ''),
    `${TERMS}:1: is empty: expected front matter between two lines of ---, and a text`,
  ],
  [
    'the marks of a merge conflict',
    edit(TERMS, append('<<<<<<< HEAD\n甲\n=======\n乙\n>>>>>>> other')),
    `${TERMS}:${String(end)}: has the mark of a merge conflict, <<<<<<<: keep one of the two versions and delete the marks`,
  ],
  [
    'the same key twice, in YAML',
    edit(TERMS, (text) => text.replace('version: ', 'title: 另一个\nversion: ')),
    `${TERMS}:${String(lineOf(TERMS, 'version:'))}: not YAML: Map keys must be unique; write each key once`,
  ],
  [
    'the same key twice, in JSON',
    edit('content/locales/en/legal.json', (text) => text.replace(/^\{\n(.*)\n/, '{\n$1\n$1\n')),
    'content/locales/en/legal.json:3, key "',
  ],
  [
    'a placeholder that was renamed',
    edit('content/locales/en/library-pages.json', (text) =>
      text.replace('Remove {{name}}', 'Remove {{title}}'),
    ),
    `content/locales/en/library-pages.json:${String(lineOf('content/locales/en/library-pages.json', '  "compare-remove"'))}, key "compare-remove": expected {{name}} as in the Chinese phrase, got {{title}}`,
  ],
  [
    'a comma that is missing in JSON',
    edit('content/locales/en/legal.json', (text) => text.replace(',\n', '\n')),
    'content/locales/en/legal.json:3: not JSON: Expected',
  ],
  [
    'a version that goes back',
    add('content/legal/terms/0.9/zh.md', next('0.9', '2026-12-24')),
    'content/legal/terms/1.0, field "effective": 2026-09-01 is not after 2026-12-24, on which version "0.9" takes effect: write a later day, or a lower version',
  ],
  [
    'a new version that is in force already',
    add('content/legal/terms/1.1/zh.md', next('1.1', '2026-11-27')),
    'content/legal/terms/1.1/zh.md:5, field "effective": 2026-11-27 is past, and version "1.1" is new: write 2026-11-28 or a later day',
  ],
  [
    'a text in force that was changed',
    edit(TERMS, append('另外还有一条。')),
    `${TERMS}: is not the text that has been in force since 2026-09-01 as version "1.0": take the change back, and write it into a folder of the next version`,
  ],
  [
    'a published text that was deleted',
    rename('content/legal/terms/1.0/ja.md', 'content/legal/ja.bak'),
    'content/legal/terms/1.0/ja.md: is gone, though it was published: put it back',
  ],
  [
    'a version that is announced and was not noted',
    add('content/legal/terms/1.1/zh.md', next('1.1', '2026-12-24')),
    'content/legal/terms/1.1/zh.md: is new: `npm run content:check -- --seal` notes it',
  ],
  [
    'a folder of a language that is misspelt',
    add('content/locales/jp/legal.json', '{}'),
    'content/locales/jp: is the folder of no language: expected zh, en or ja',
  ],
  [
    'a file of a language that is misspelt',
    add('content/legal/terms/1.0/jp.md', readFileSync(TERMS)),
    'content/legal/terms/1.0/jp.md: expected zh.md, en.md or ja.md',
  ],
  [
    'a straight quotation mark',
    edit('content/legal/terms/1.0/en.md', append('The “terms" apply.')),
    'content/legal/terms/1.0/en.md:',
  ],
])('names file, line and remedy of %s', async (_, mistake, expected) => {
  const takeBack = mistake();
  const { faults } = await checkContent(root, TODAY).finally(takeBack);
  expect(faults.filter((fault) => fault.startsWith(expected))).toHaveLength(1);
});

test.each<[string, Mistake]>([
  ['a mark of the byte order', edit(TERMS, (text) => `\uFEFF${text}`)],
  ['line ends of Windows', edit(TERMS, (text) => text.replaceAll('\n', '\r\n'))],
])('%s does no harm', async (_, mistake) => {
  const takeBack = mistake();
  const { faults } = await checkContent(root, TODAY).finally(takeBack);
  expect(faults).toEqual([]);
});

test('lists what lags behind the Chinese text, and how long; a version that is sealed is sound', async () => {
  const takeBack = add('content/legal/terms/1.1/zh.md', next('1.1', '2026-12-01'))();
  const seals = read('content/legal/digests.json');
  await sealContent(root, TODAY);
  const sealed = await checkContent(root, '2026-12-11');
  write('content/legal/digests.json', seals);
  takeBack();
  const chinese = { version: '1.1', effective: '2026-12-01' };
  expect(sealed.faults).toEqual([]);
  expect(sealed.lags).toEqual([
    { file: 'content/legal/terms/1.1/en.md', locale: 'en', version: '1.0', chinese, days: 10 },
    { file: 'content/legal/terms/1.1/ja.md', locale: 'ja', version: '1.0', chinese, days: 10 },
  ]);
});

test('a seal of what is in force is not renewed', async () => {
  const takeBack = edit(TERMS, append('另外还有一条。'))();
  const seals = read('content/legal/digests.json');
  await sealContent(root, TODAY);
  expect(read('content/legal/digests.json')).toBe(seals);
  takeBack();
});
