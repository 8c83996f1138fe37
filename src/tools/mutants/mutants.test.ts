import ts from 'typescript';
import { isOnChangedLine, parseDiff } from './changed-lines';
import { testsOf, type TestFile } from './choose-tests';
import { leftOutSpans } from './left-out';
import type { Fate, Mutant } from './mutant';
import { readMutantsOptions } from './options';
import { scoreTable, survivorLines } from './report';
import { filesOfRooms, MUTANT_ROOMS, roomOf } from './rooms';
import { sampleMutants } from './sample-mutants';

function mutantAt(line: number, file = 'src/contract/request.ts'): Mutant {
  return {
    id: `${file} ${String(line)}`,
    file,
    line,
    column: 3,
    kind: 'EqualityOperator',
    original: 'a <\n    b',
    replacement: 'a <= b',
  };
}

const mutants = Array.from({ length: 100 }, (_, index) => mutantAt(index + 1));

describe('the sample', () => {
  const linesOf = (sample: readonly Mutant[]) => sample.map(({ line }) => line);

  test('is the same for the same seed, another one for another, and not the first lines', () => {
    const first = linesOf(sampleMutants(mutants, 10, 1));
    expect(new Set(first).size).toBe(10);
    expect(linesOf(sampleMutants([...mutants].reverse(), 10, 1))).toEqual(first);
    expect(linesOf(sampleMutants(mutants, 10, 2))).not.toEqual(first);
    expect(Math.max(...first)).toBeGreaterThan(50);
  });

  test('stays what it is where another file changes', () => {
    const others = Array.from({ length: 5 }, (_, index) => mutantAt(index, 'src/contract/a.ts'));
    const ofRequests = (sample: readonly Mutant[]) =>
      sample.filter(({ file }) => file === 'src/contract/request.ts');
    const alone = sampleMutants(mutants, 100, 7);
    expect(ofRequests(sampleMutants([...others, ...mutants], 105, 7))).toEqual(alone);
  });

  test('is all there is where that is less', () => {
    expect(sampleMutants(mutants, 1000, 1)).toHaveLength(100);
  });
});

test('a mutant is on a changed line by the numbers of the new text', () => {
  const changed = parseDiff(
    [
      'diff --git a/src/contract/request.ts b/src/contract/request.ts',
      '--- a/src/contract/request.ts',
      '+++ b/src/contract/request.ts',
      '@@ -3 +3,2 @@ export function a() {',
      '-  return 1;',
      '+  const one = 1;',
      '+  return one;',
      '@@ -20,2 +21,0 @@',
      '-gone',
      '-gone',
      '@@ -40,0 +40 @@',
      '+new',
    ].join('\n'),
  );
  expect(mutants.filter((each) => isOnChangedLine(each, changed)).map(({ line }) => line)).toEqual([
    3, 4, 40,
  ]);
  expect(isOnChangedLine(mutantAt(3, 'src/contract/other.ts'), changed)).toBe(false);
});

test.each([
  ["const cardStyle = { color: 'muted' } satisfies ThemeUIStyleObject;", 'ThemeUIStyleObject'],
  ["const card = <div style={{ width: '3px' }} />;", "style={{ width: '3px' }}"],
  ['const WAIT_MS = 2 * (MINUTE_MS + 3);', '2 * (MINUTE_MS + 3)'],
  ["throw new Error('cannot be');", "new Error('cannot be')"],
  ["console.warn('look here');", "console.warn('look here')"],
])('of %s a part is left out', (code, part) => {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true);
  const parts = leftOutSpans(file).map(({ start, end }) => code.slice(start, end));
  expect(parts.some((each) => each.endsWith(part))).toBe(true);
});

test.each([
  "const card = { color: 'muted' } satisfies Card;",
  'const end = begin + WAIT;',
  "throw new UsageError('Choose another port');",
])('of %s nothing is left out but bare numbers and constants', (code) => {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true);
  const parts = leftOutSpans(file).map(({ start, end }) => code.slice(start, end));
  expect(parts.filter((part) => !/^\w+$/.test(part))).toEqual([]);
});

describe('the tests that are asked', () => {
  const mutant = mutantAt(1);
  const testFile = (file: string, ms: number, hits?: number, atLoad?: number): TestFile => ({
    file,
    ms,
    hits: hits === undefined ? {} : { [mutant.id]: hits },
    atLoad: atLoad === undefined ? {} : { [mutant.id]: atLoad },
  });

  test('are its own, then the nearest, of those the ones that run it later than at load, and the quickest', () => {
    const asked = testsOf(mutant, [
      testFile('src/ui/far.test.ts', 1, 1),
      testFile('src/contract/slow.test.ts', 900, 2),
      testFile('src/contract/elsewhere.test.ts', 1),
      testFile('src/contract/loads.test.ts', 1, 4, 4),
      testFile('src/contract/quick.test.ts', 10, 5, 4),
      testFile('src/contract/request.test.ts', 2000, 1),
    ]);
    expect(asked.map(({ file }) => file)).toEqual([
      'src/contract/request.test.ts',
      'src/contract/quick.test.ts',
      'src/contract/slow.test.ts',
      'src/contract/loads.test.ts',
      'src/ui/far.test.ts',
    ]);
  });

  test('are those beside it where none is seen to come by', () => {
    const beside = testFile('src/contract/a.test.ts', 1);
    expect(testsOf(mutant, [testFile('src/contract/im/b.test.ts', 1), beside])).toEqual([beside]);
  });

  test('are the quickest of many', () => {
    const many = Array.from({ length: 100 }, (_, ms) => testFile('src/contract/a.test.ts', ms, 1));
    expect(testsOf(mutant, many.toReversed())).toEqual(many.slice(0, 20));
  });
});

describe('the report', () => {
  const tried = (['noticed', 'noticed', 'endless', 'survived', 'unreached'] as Fate[]).map(
    (fate, index) => ({ mutant: mutants[index]!, fate }),
  );
  const login = { mutant: mutantAt(9, 'src/features/login/login.tsx'), fate: 'noticed' as const };

  test('has a row for each room and a score that counts what no test reaches', () => {
    const [head, ...rows] = scoreTable([...tried, login]).map((line) => line.split(/ {2,}/));
    expect(head).toEqual([
      'room',
      'mutants',
      'noticed',
      'endless',
      'survived',
      'unreached',
      'score',
      'of reached',
    ]);
    expect(rows).toEqual([
      ['contract', '5', '2', '1', '1', '1', '60.0 %', '75.0 %'],
      ['features/login', '1', '1', '0', '0', '0', '100.0 %', '100.0 %'],
      ['all', '6', '3', '1', '1', '1', '66.7 %', '80.0 %'],
    ]);
  });

  test('lists what nobody noticed, each as one line with its place and its change', () => {
    expect(survivorLines(tried)).toEqual([
      'survived  src/contract/request.ts:4:3  EqualityOperator  a < b  →  a <= b',
      'unreached  src/contract/request.ts:5:3  EqualityOperator  a < b  →  a <= b',
    ]);
  });
});

describe('the command line', () => {
  test('is a sample of 200 from everywhere, or all that has changed', () => {
    expect(readMutantsOptions(['--seed', '7'])).toEqual({
      since: undefined,
      sample: 200,
      seed: 7,
      rooms: MUTANT_ROOMS,
    });
    expect(readMutantsOptions(['--since', 'HEAD'])).toMatchObject({
      since: 'HEAD',
      sample: undefined,
    });
    expect(readMutantsOptions(['--since', 'HEAD', '--sample', '5']).sample).toBe(5);
  });

  test('knows the rooms, a room with those in it', () => {
    expect(readMutantsOptions(['--room', 'api-client']).rooms).toEqual([
      'api-client/session',
      'api-client',
    ]);
    expect(() => readMutantsOptions(['--room', 'kitchen'])).toThrow('there is api-client');
  });
});

test('a file belongs to the innermost room; tests, helpers and what reaches nobody to none', () => {
  expect(roomOf('src/api-client/session/session.ts')).toBe('api-client/session');
  expect(roomOf('src/api-client/call.ts')).toBe('api-client');
  expect(roomOf('src/api-client/call.test.ts')).toBeUndefined();
  expect(roomOf('src/api-client/testing/mock-api.ts')).toBeUndefined();
  expect(roomOf('src/reference-api/sample/partners/words.ts')).toBeUndefined();
  expect(roomOf('src/reference-api/companion/evaluation/evaluate.ts')).toBeUndefined();
  expect(roomOf('src/reference-api/companion/answer.ts')).toBe('reference-api');
  expect(roomOf('src/ui/toast.tsx')).toBeUndefined();
  const rooms = new Set(filesOfRooms().map(roomOf));
  expect([...rooms].sort()).toEqual([...MUTANT_ROOMS].sort());
});
