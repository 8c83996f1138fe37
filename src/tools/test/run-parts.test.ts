import { UsageError } from '../../node/errors';
import { runParts, type Lane, type Part } from './run-parts';

function part(name: string, code = 0, rest: Partial<Part> = {}): Part {
  return {
    name,
    run: (onLine) => {
      onLine?.(`${name} at work`);
      return code;
    },
    ...rest,
  };
}

async function outcomeOf(lanes: readonly Lane[], isStopped = () => false) {
  const lines: string[] = [];
  const log = (text: string): void => {
    lines.push(...text.split('\n').filter((line) => line !== ''));
  };
  const code = await runParts(lanes, { log, isStopped });
  return { code, lines: lines.map((line) => line.replace(/\d+\.\d s/, 'n s')) };
}

test('later parts run after one has failed, and the end names all that failed', async () => {
  const tests = { count: () => Promise.resolve({ passed: 40, failed: 2 }) };
  const { code, lines } = await outcomeOf([
    [part('types', 2), part('format'), part('unit tests', 1, tests), part('weight')],
  ]);
  expect(code).toBe(1);
  expect(lines).toEqual([
    '── types',
    '── types: FAILED in n s',
    '── format',
    '── format: passed in n s',
    '── unit tests',
    '── unit tests: FAILED in n s',
    '── weight',
    '── weight: passed in n s',
    'FAILED: types',
    'FAILED: unit tests',
    '40 passed, 3 failed',
  ]);
});

test('a part that lacks what it needs says so and is not run', async () => {
  const run = jest.fn(() => 0);
  const { code, lines } = await outcomeOf([
    [part('browser tests', 0, { needs: ['build'], run })],
    [part('build', 1)],
    [part('weight', 0, { needs: ['browser tests', 'build'], run })],
  ]);
  expect([code, run.mock.calls]).toEqual([1, []]);
  expect(lines.slice(-4)).toEqual([
    'NOT RUN: browser tests (needs build)',
    'FAILED: build',
    'NOT RUN: weight (needs browser tests, build)',
    '0 passed, 1 failed',
  ]);
});

test('a part begins after another one has ended, also where that one has failed', async () => {
  const ended: string[] = [];
  const first = async (): Promise<number> => {
    await Promise.resolve();
    ended.push('unit tests');
    return 1;
  };
  const second = jest.fn(() => ended.length - 1);
  const { lines } = await outcomeOf([
    [part('browser tests', 0, { after: ['unit tests'], run: second })],
    [part('lint'), part('unit tests', 0, { run: first })],
  ]);
  expect(second).toHaveBeenCalledTimes(1);
  expect(lines).toContain('── browser tests: passed in n s');
});

test('parts side by side do not mix their lines', async () => {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { code, lines } = await outcomeOf([
    [part('build', 0, { run: () => isOpen.then(() => 0) })],
    [
      part('lint'),
      part('unit tests', 0, { count: () => Promise.resolve({ passed: 1, failed: 0 }) }),
    ],
    [{ name: 'opens', run: () => (open(), 0) }],
  ]);
  expect(code).toBe(0);
  for (const name of ['lint', 'unit tests']) {
    const at = lines.indexOf(`── ${name}`);
    expect(lines.slice(at + 1, at + 3)).toEqual([`${name} at work`, `── ${name}: passed in n s`]);
  }
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
});

test('an error is a failure with its message, and the next part runs', async () => {
  const run = () => Promise.reject(new UsageError('Install chromium-headless-shell'));
  const { code, lines } = await outcomeOf([[part('Chromium', 0, { run }), part('types')]]);
  expect(code).toBe(1);
  expect(lines[1]).toBe('Install chromium-headless-shell');
  expect(lines).toContain('── types: passed in n s');
});

test.each([
  [
    'that was lost',
    () => Promise.reject(new Error('ENOENT')),
    'There is no report of its tests: ENOENT',
  ],
  [
    'with failures',
    () => Promise.resolve({ passed: 3, failed: 1 }),
    '── unit tests: FAILED in n s',
  ],
])('an exit code of 0 beside a report %s is a failure', async (_, count, line) => {
  const { code, lines } = await outcomeOf([[part('unit tests', 0, { count })]]);
  expect(code).toBe(1);
  expect(lines).toContain(line);
});

test('nothing more begins once it is stopped', async () => {
  let stopped = false;
  const run = () => {
    stopped = true;
    return 130;
  };
  const next = jest.fn(() => 0);
  const { code } = await outcomeOf(
    [
      [part('types', 0, { run }), part('format', 0, { run: next })],
      [part('unit', 0, { needs: ['types'], run: next })],
    ],
    () => stopped,
  );
  expect([code, next.mock.calls]).toEqual([1, []]);
});
