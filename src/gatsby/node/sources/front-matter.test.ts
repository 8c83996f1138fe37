import * as z from 'zod/mini';
import { linesBeforeBody, readFrontMatter } from './front-matter';

const schema = z.object({
  title: z.string('expected a title'),
  pages: z.optional(z.array(z.object({ name: z.string('expected a name') }))),
});

function read(text: string) {
  return readFrontMatter('a.md', text, schema);
}

function faultsOf(yaml: string) {
  const result = read(`---\n${yaml}\n---\n`);
  return result.ok ? [] : result.faults;
}

test.each([
  ['lines of Unix', '---\ntitle: x\n---\nText\n', 'Text\n', 3],
  ['lines of Windows', '---\r\ntitle: x\r\n---\r\nText\r\n', 'Text\r\n', 3],
  ['a byte order mark', '\uFEFF---\ntitle: x\n---\nText\n', 'Text\n', 3],
  ['blanks behind the fence', '---\ntitle: x\n--- \t\nText', 'Text', 3],
  ['a rule in its text', '---\ntitle: x\n---\n\nText\n\n---\n', '\nText\n\n---\n', 3],
  ['no text', '---\ntitle: x\n---', '', 2],
  ['a byte order mark and no text', '\uFEFF---\ntitle: x\n---', '', 2],
])(
  'a file with %s is its fields, and its text from the line behind them',
  (_, text, body, lines) => {
    expect(read(text)).toEqual({ ok: true, data: { title: 'x' }, body });
    expect(linesBeforeBody(text, body)).toBe(lines);
  },
);

test.each([
  ['Text'],
  ['\n---\ntitle: x\n---\n'],
  ['---\ntitle: x\n'],
  ['---\ntitle: x\n----\n'],
  [' ---\ntitle: x\n---\n'],
  ['---\ntitle: x\n---Text'],
])('%j has no front matter', (text) => {
  expect(read(text)).toEqual({
    ok: false,
    faults: [{ where: 'a.md:1', what: 'expected front matter between two lines of ---' }],
  });
});

test.each([
  ['a field that is none', 'title: 5', ['a.md:2, field "title": expected a title, got 5']],
  ['a field that is missing', 'other: x', ['a.md:2, field "title": is missing: expected a title']],
  [
    'fields of a list, where the nearest thing above stands',
    'title: x\npages:\n  - name: a\n  - other: b\n  - name: 7',
    [
      'a.md:5, field "pages.1.name": is missing: expected a name',
      'a.md:6, field "pages.2.name": expected a name, got 7',
    ],
  ],
  ['no fields at all', '', ['a.md:2, field "title": is missing: expected a title']],
])('%s is told with its line in the file', (_, yaml, said) => {
  expect(faultsOf(yaml).map(({ where, what }) => `${where}: ${what}`)).toEqual(said);
});

test('what is no mapping, and what is no YAML, is told as a whole', () => {
  const [list] = faultsOf('- a');
  expect(list?.where).toBe('a.md:2, field ""');
  expect(list?.what).toMatch(/, got \["a"\]$/);
  const [broken] = faultsOf('title: x\nother: "y');
  expect(broken?.where).toBe('a.md:3');
  expect(broken?.what).toMatch(/^not YAML: ./);
});
