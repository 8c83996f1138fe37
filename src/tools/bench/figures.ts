import * as z from 'zod/mini';

const UNITS = ['s', 'ms', 'MB', 'kB', '/s', ''] as const;
export type Unit = (typeof UNITS)[number];

export const figureSchema = z.object({
  table: z.string(),
  row: z.string(),
  column: z.string(),
  unit: z.enum(UNITS),
  value: z.number(),
  /** The same of what it is compared with (bare Gatsby, the page without scripts), measured in the same run. */
  beside: z.optional(z.number()),
});

/** One measured number and where it stands in the tables. */
export type Figure = Readonly<z.infer<typeof figureSchema>>;

/** Divides by the value beside a figure; undefined without one, or when it is 0. */
export function ratio(value: number, base: number | undefined): number | undefined {
  return base === undefined || base === 0 ? undefined : value / base;
}

/** The middle one of the values; of an even number the upper one of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The value that so great a part (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? NaN;
}

type FigurePlace = Pick<Figure, 'table' | 'row' | 'column'>;

/** The figure that stands at this place. */
export function figureAt(figures: readonly Figure[], place: FigurePlace): Figure | undefined {
  return figures.find(
    ({ table, row, column }) =>
      table === place.table && row === place.row && column === place.column,
  );
}
