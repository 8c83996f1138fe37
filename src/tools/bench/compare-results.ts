import { figureAt, type Figure } from './figures';
import { describeMachine, type Results } from './results-file';

/** The same figures with those of an earlier run beside them; what that run had not is left out. */
export function besideEarlier(figures: readonly Figure[], earlier: Results): Figure[] {
  return figures.flatMap((figure) => {
    const before = figureAt(earlier.figures, figure);
    return before?.unit === figure.unit
      ? [{ ...figure, table: `${figure.table} / earlier`, beside: before.value }]
      : [];
  });
}

/** Describes how two runs differ, a line for each difference. */
export function describeComparison(now: Results, earlier: Results): string[] {
  const of = ({ processor, cores, node }: Results['machine']): string =>
    [processor, cores, node].join();
  return [
    `Against ${describeMachine(earlier.machine)}, ${String(earlier.games)} games:`,
    ...(now.games === earlier.games
      ? []
      : [`The library is another one: ${String(now.games)} games now. Builds cannot be compared.`]),
    ...(of(now.machine) === of(earlier.machine)
      ? []
      : ['The machine or its Node is another one: times cannot be compared, bytes and files can.']),
  ];
}
