import { ratio, type Figure, type Unit } from './figures';

const DIGITS: Readonly<Record<Unit, number>> = { s: 1, ms: 1, MB: 0, kB: 1, '/s': 0, '': 0 };

/** A value as people read it; what is smaller than its last digit gets more of them. */
export function writeValue(value: number, unit: Unit): string {
  const digits = DIGITS[unit];
  const isSmall = value !== 0 && Math.abs(value) < 10 ** -digits;
  return value.toFixed(isSmall ? 3 : digits);
}

function cell({ value, unit, beside }: Figure): string {
  const times = ratio(value, beside);
  return writeValue(value, unit) + (times === undefined ? '' : ` × ${times.toFixed(2)}`);
}

function heading({ column, unit }: Figure): string {
  return unit === '' ? column : `${column} ${unit}`;
}

/** Counts the columns that a text takes in a terminal: Chinese and Japanese take two each. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, each) => sum + (/[\u2E80-\uFFEF]/.test(each) ? 2 : 1), 0);
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((cells) => widthOf(cells[at] ?? ''))),
  );
  return rows.map((cells) =>
    cells
      .map((text, at) => {
        const gap = ' '.repeat((widths[at] ?? 0) - widthOf(text));
        return at === 0 ? text + gap : gap + text;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Tables for people: rows and columns in the order in which they were measured, ratios behind the values. */
export function printTables(figures: readonly Figure[], log: (line: string) => void): void {
  for (const table of new Set(figures.map((each) => each.table))) {
    const own = figures.filter((each) => each.table === table);
    const columns = [...new Set(own.map(heading))];
    const rows = [...new Set(own.map(({ row }) => row))].map((row) => [
      row,
      ...columns.map((column) => {
        const found = own.find((each) => each.row === row && heading(each) === column);
        return found ? cell(found) : '';
      }),
    ]);
    log(`\n${alignColumns([[table, ...columns], ...rows]).join('\n')}`);
  }
}
