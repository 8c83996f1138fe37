import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRows, readSections, type Row } from './page-rows';
import { testTitles, WITHIN } from './test-titles';

const PAGE = readFileSync('docs/specification-tests.md', 'utf8');
const rows = readRows(PAGE);

/** Departures from the specification, as the text behind that heading of docs/decisions.md. */
const [, departures = ''] = readFileSync('docs/decisions.md', 'utf8').split(
  '## Departures from the specification',
);

const titlesOf = new Map<string, readonly string[]>();

/** Titles of a file below `src`; undefined where it does not exist. */
function titlesIn(file: string): readonly string[] | undefined {
  const place = path.join('src', file);
  if (!titlesOf.has(file) && existsSync(place)) {
    titlesOf.set(file, testTitles(file, readFileSync(place, 'utf8')));
  }
  return titlesOf.get(file);
}

/** Finds what is wrong with the test that a row names: its file or title is gone, or several tests have the title. */
function faultOf({ file, title }: Row['tests'][number]): string | undefined {
  const titles = titlesIn(file);
  if (!titles) return `src/${file} does not exist`;
  const [first, ...others] = titles.filter((each) => each.includes(title));
  if (first === undefined) return `src/${file} has no test "${title}"`;
  // A part of a group's title is a part of those of its tests, too.
  const isOne = others.every((each) => each.startsWith(first + WITHIN));
  return isOne ? undefined : `src/${file} has several tests "${title}"`;
}

function faultsOf(row: Row): (string | undefined)[] {
  return [
    row.tests.length + row.reasons.length === 0 ? 'names no test and no reason' : undefined,
    row.tests.length > 0 && row.reasons.length > 0 ? 'has a test and says it has none' : undefined,
    ...row.others.map((part) => `cannot be read: ${part}`),
    ...row.tests.map(faultOf),
    ...row.departures
      .filter((words) => !departures.includes(`- **${words}`))
      .map((words) => `docs/decisions.md has no departure "${words}"`),
  ];
}

/** The faults of all rows, each with its line. */
function faultsIn(all: readonly Row[]): string[] {
  return all.flatMap((row) => {
    const twin = all.find(({ sentence }) => sentence === row.sentence);
    const doubled = twin === row ? undefined : `stands in line ${String(twin?.line)} already`;
    return [...faultsOf(row), doubled].flatMap((fault) =>
      fault === undefined ? [] : [`line ${String(row.line)}, ${row.sentence}: ${fault}`],
    );
  });
}

test('every sentence of the specification has the test that holds it, or a reason', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(faultsIn(rows)).toEqual([]);
});

test('every departure from the specification has a row', () => {
  const named = rows.flatMap((row) => row.departures.map((words) => `- **${words}`));
  const entries = departures.split('\n').filter((line) => line.startsWith('- **'));
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => !named.some((words) => entry.startsWith(words)))).toEqual([]);
});

test('the page goes through the sections 2 to 9 as the specification does', () => {
  expect(readSections(PAGE)).toEqual(readSections(readFileSync('docs/specification.md', 'utf8')));
});

test('a row that holds nothing is named with its line', () => {
  const page = [
    '| sentence | held by |',
    '| -------- | ------- |',
    '| gone     | `routes/gone.test.ts › a` |',
    '| renamed  | `tools/specification-tests/specification-tests.test.ts › a title that is not there` |',
    '| vague    | `tools/specification-tests/specification-tests.test.ts › the` |',
    '| silent   | departs: “The search box of the header” |',
    '| silent   | no test: for a reason |',
    '| departs  | departs: “Nothing like it”<br>no test: for a reason |',
    '| unclear  | somewhere |',
  ].join('\n');
  const faults = faultsIn(readRows(page)).map((fault) => fault.replace(/src\/\S+/, 'FILE'));
  expect(faults).toEqual([
    'line 3, gone: FILE does not exist',
    'line 4, renamed: FILE has no test "a title that is not there"',
    'line 5, vague: FILE has several tests "the"',
    'line 6, silent: names no test and no reason',
    'line 7, silent: stands in line 6 already',
    'line 8, departs: docs/decisions.md has no departure "Nothing like it"',
    'line 9, unclear: names no test and no reason',
    'line 9, unclear: cannot be read: somewhere',
  ]);
});

test('a title is read with those of its groups, and without what is filled in', () => {
  const source = `
    describe.each(lists)('of %s', () => {
      it.each([1])('is %d,\\n and no more', () => undefined);
    });
    test.describe(isSmall ? 'a' : 'b', () => {
      for (const kind of kinds) test(\`\${kind} fits\`, async ({ page }) => {});
    });
    expect(items.find('test')).toBe(1);
  `;
  expect(testTitles('a.test.tsx', source)).toEqual(['of …', 'of … › is …, and no more', '… fits']);
});
