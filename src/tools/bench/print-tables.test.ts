import { median, ratio, type Figure } from './figures';
import { printTables, writeValue } from './print-tables';

it('takes the middle of values and the ratio of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(3, undefined)).toBeUndefined();
});

it('writes values as their unit wants it', () => {
  expect(writeValue(61.234, 's')).toBe('61.2');
  expect(writeValue(1500.4, 'MB')).toBe('1500');
  expect(writeValue(0.0042, '')).toBe('0.004');
  expect(writeValue(0, '')).toBe('0');
});

it('prints a table each, with ratios and gaps where nothing was measured', () => {
  const figure = (change: Partial<Figure>): Figure => ({
    table: 'build',
    row: 'cold',
    column: 'wall',
    unit: 's',
    value: 60,
    ...change,
  });
  const lines: string[] = [];
  printTables(
    [
      figure({ beside: 30 }),
      figure({ column: 'files', unit: '', value: 5000 }),
      figure({ row: '/game/灯/', value: 6 }),
      figure({ table: 'html', row: 'game', column: 'time', unit: 'ms', value: 2.9 }),
    ],
    (line) => lines.push(line),
  );
  expect(lines.join('\n').split('\n')).toEqual([
    '',
    'build           wall s  files',
    'cold       60.0 × 2.00   5000',
    '/game/灯/          6.0',
    '',
    'html  time ms',
    'game      2.9',
  ]);
});
