import { BuildFaults } from '../faults';
import { leftForLater, PictureFault, type FaultSource } from './picture-fault';
import { checkPictureLosses } from './picture-losses';
import { pictureWarnings, type PictureProblem } from './picture-warnings';

function problem(url: string, rest: Partial<PictureProblem> = {}): PictureProblem {
  return { url, kinds: ['cover'], fault: new PictureFault('no picture'), stale: false, ...rest };
}

function urls(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => `/${String(from + index)}.png`);
}

/** Compares a build with the one before it. @returns what was lost, and what was said */
function check(
  had: number,
  lost: number,
  losses?: 'allow' | 'stop',
  rest?: Partial<PictureProblem>,
) {
  const warn = jest.fn<undefined, [string]>();
  const problems = urls(lost).map((url) => problem(url, rest));
  const addresses = checkPictureLosses(new Set(urls(had)), problems, { losses, log: { warn } });
  return { addresses, said: warn.mock.calls.flat() };
}

test.each([
  [9, 9],
  [90, 9],
  [100, 10],
  [1000, 100],
])('of %d pictures, %d may be lost', (had, lost) => {
  expect(check(had, lost)).toEqual({ addresses: urls(lost), said: [] });
});

test.each([
  [10, 10],
  [99, 10],
  [1000, 101],
])('of %d pictures, %d are too many to be lost', (had, lost) => {
  const line = `${String(lost)} of ${String(had)} pictures that the last build had cannot be had any more`;
  expect(() => check(had, lost)).toThrow(
    new BuildFaults(
      `${line}. If that is right, build once with LOSSES=allow. The first: Picture /0.png (cover) is replaced by a placeholder: no picture`,
      [],
    ),
  );
  expect(() => check(had, lost, 'stop')).toThrow(line);
  expect(check(had, lost, 'allow')).toEqual({
    addresses: urls(lost),
    said: [`${line}; LOSSES allows it`],
  });
});

test('what the last build did not have is no loss of this one', () => {
  const problems = urls(50, 1000).map((url) => problem(url));
  const log = { warn: () => undefined };
  expect(checkPictureLosses(new Set(urls(20)), problems, { log })).toHaveLength(50);
});

test.each<FaultSource>(['silence', 'server', 'picture'])(
  'a picture whose stored copy is shown is no loss, also with a fault of kind %s',
  (source) => {
    const fault = new PictureFault('no picture', source);
    expect(check(20, 20, undefined, { fault, stale: true }).addresses).toEqual([]);
    expect(() => check(20, 20, undefined, { fault })).toThrow('20 of 20');
  },
);

test.each<[FaultSource, boolean, boolean]>([
  ['address', false, false],
  ['gone', false, false],
  ['picture', false, true],
  ['budget', false, true],
  ['server', true, true],
  ['silence', true, true],
])(
  'a fault of kind %s may pass: %s, leaves a stored copy: %s',
  (source, passing, allowsStoredCopy) => {
    expect(new PictureFault('x', source)).toMatchObject({
      passing,
      allowsStoredCopy,
      name: 'PictureFault',
    });
  },
);

test('what is left for a later build is a matter of the budget', () => {
  expect(leftForLater()).toMatchObject({
    message: 'it is left for a later build',
    source: 'budget',
  });
});

test('twenty addresses are named, the others are counted by what became of them', () => {
  const all = [problem(''), ...urls(19).map((url) => problem(url)), problem('/s', { stale: true })];
  const named = pictureWarnings(all);
  expect(named).toHaveLength(20);
  expect(named.at(-1)).toBe(
    'Picture /s (cover) is the stored copy of an earlier build: no picture',
  );
  const more = [
    problem('/x'),
    problem('/y', { stale: true, kinds: ['cover', 'icon'] }),
    problem('/z'),
  ];
  expect(pictureWarnings([...all, ...more]).slice(20)).toEqual([
    '3 more pictures have trouble: 2 replaced by a placeholder, 1 stored copies',
  ]);
  expect(pictureWarnings(more)[1]).toContain('Picture /y (cover, icon) is');
  expect(pictureWarnings([problem('')])).toEqual([]);
});
