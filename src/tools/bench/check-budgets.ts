import type { Budget } from './budgets';
import { figureAt, ratio, type Figure } from './figures';
import { writeValue } from './print-tables';

/** A budget that a figure is judged by. */
export interface Verdict {
  readonly budget: Budget;
  readonly figure: Figure;
  /** Its value or ratio. */
  readonly measured: number;
  readonly isMet: boolean;
}

function holdsFor({ table, rows, column, fromGames = 0 }: Budget, figure: Figure, games: number) {
  return (
    figure.table === table &&
    figure.column === column &&
    (rows?.test(figure.row) ?? true) &&
    games >= fromGames
  );
}

/** The number that a budget limits; undefined where what it is compared with was not measured. */
function measuredBy(
  { of, thanRow }: Budget,
  figure: Figure,
  figures: readonly Figure[],
): number | undefined {
  if (of === 'value') return figure.value;
  const base =
    thanRow === undefined ? figure.beside : figureAt(figures, { ...figure, row: thanRow })?.value;
  // Beside nothing at all any value is endlessly more: then what a budget allows in itself decides.
  return base === 0 ? (figure.value === 0 ? 1 : Infinity) : ratio(figure.value, base);
}

/**
 * Judges figures by the budgets that hold for them.
 * @param games how many games were built; budgets of builds may need some
 */
export function judge(
  budgets: readonly Budget[],
  figures: readonly Figure[],
  games: number,
): Verdict[] {
  return budgets.flatMap((budget) =>
    figures
      .filter((figure) => holdsFor(budget, figure, games))
      .flatMap((figure) => {
        const measured = measuredBy(budget, figure, figures);
        if (measured === undefined) return [];
        const isMet = measured <= budget.most || figure.value <= (budget.orValue ?? -Infinity);
        return [{ budget, figure, measured, isMet }];
      }),
  );
}

/** A broken budget in one line: what, where, how much, and how much it may be. */
export function describeBroken({ budget, figure, measured }: Verdict): string {
  const { table, row, column, unit, value } = figure;
  const own = `${writeValue(value, unit)} ${unit}`.trim();
  const place = `${table}, ${row}: ${column}`;
  const or = budget.orValue === undefined ? '' : ` or ${String(budget.orValue)} ${unit}`.trimEnd();
  if (budget.of === 'value') {
    return `${place} is ${own}, at most ${`${String(budget.most)} ${unit}`.trim()} (${budget.source})`;
  }
  const than = budget.thanRow ?? 'what was measured beside it';
  return (
    `${place} is ${own}, × ${measured.toFixed(2)} of ${than}, ` +
    `at most × ${String(budget.most)}${or} (${budget.source})`
  );
}
