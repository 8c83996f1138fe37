import { budgets as ours, type Budget } from './budgets';
import { describeBroken, judge } from './check-budgets';
import type { Figure } from './figures';

function figure(change: Partial<Figure> = {}): Figure {
  return {
    table: 'build',
    row: 'edit',
    column: 'wall',
    unit: 's',
    value: 26,
    beside: 20,
    ...change,
  };
}

function budget(change: Partial<Budget> = {}): Budget {
  return {
    table: 'build',
    rows: /^edit$/,
    column: 'wall',
    of: 'ratio',
    most: 1.3,
    source: 'why',
    ...change,
  };
}

function isMet(of: Budget, ...figures: Figure[]) {
  return judge([of], figures, 24).map((verdict) => verdict.isMet);
}

it('limits a ratio to what was measured beside', () => {
  expect(isMet(budget(), figure())).toEqual([true]);
  expect(isMet(budget(), figure({ value: 26.1 }))).toEqual([false]);
});

it('limits a value', () => {
  expect(isMet(budget({ of: 'value', most: 26 }), figure({ beside: undefined }))).toEqual([true]);
  expect(isMet(budget({ of: 'value', most: 25 }), figure())).toEqual([false]);
});

it('limits one row by another one', () => {
  const unchanged = figure({ row: 'unchanged', value: 30 });
  const than = budget({ rows: /^unchanged$/, thanRow: 'edit', most: 1.1 });
  expect(isMet(than, unchanged, figure({ value: 28 }))).toEqual([true]);
  expect(isMet(than, unchanged, figure({ value: 26 }))).toEqual([false]);
  expect(isMet(than, unchanged)).toEqual([]);
});

it('lets a small value pass whatever its ratio', () => {
  const small = budget({ most: 1.5, orValue: 150 });
  expect(isMet(small, figure({ value: 150, beside: 10 }))).toEqual([true]);
  expect(isMet(small, figure({ value: 151, beside: 10 }))).toEqual([false]);
  expect(isMet(small, figure({ value: 151, beside: 0 }))).toEqual([false]);
  expect(isMet(small, figure({ value: 0, beside: 0 }))).toEqual([true]);
});

it('does not judge what has nothing beside it, another row, or too few games', () => {
  expect(isMet(budget(), figure({ beside: undefined }))).toEqual([]);
  expect(isMet(budget(), figure({ row: 'cold' }), figure({ table: 'html' }))).toEqual([]);
  expect(isMet(budget({ fromGames: 100 }), figure())).toEqual([]);
  expect(judge([budget({ fromGames: 100 })], [figure()], 100)).toHaveLength(1);
});

it('names budget, place, value and limit of what is broken', () => {
  const broken = (of: Budget, ...figures: Figure[]) => judge([of], figures, 24).map(describeBroken);
  expect(broken(budget(), figure({ value: 30 }))).toEqual([
    'build, edit: wall is 30.0 s, × 1.50 of what was measured beside it, at most × 1.3 (why)',
  ]);
  expect(
    broken(
      budget({ table: 'page', rows: /./, column: 'scripts', of: 'value', most: 90 }),
      figure({ table: 'page', row: 'home m', column: 'scripts', unit: 'kB', value: 91.27 }),
    ),
  ).toEqual(['page, home m: scripts is 91.3 kB, at most 90 kB (why)']);
  expect(
    broken(
      budget({ rows: /^unchanged$/, thanRow: 'edit', most: 1, orValue: 2 }),
      figure({ row: 'unchanged', value: 30 }),
      figure({ value: 20 }),
    ),
  ).toEqual(['build, unchanged: wall is 30.0 s, × 1.50 of edit, at most × 1 or 2 s (why)']);
});

it('has no absolute time among the budgets: those belong to the machine', () => {
  const noTimes = [
    ...['shift', 'heap', 'missed of 100', 'code and index to the first result'],
    ...['lost', 'doubled', 'misplaced', 'failed', 'mixed'],
  ];
  // The times of a slow line are the line's.
  const isTime = ({ table, column }: Budget) =>
    !['page', 'slow-line'].includes(table) && !noTimes.includes(column);
  const times = ours.filter(isTime);
  expect(times.filter(({ of }) => of !== 'ratio')).toEqual([]);
});
