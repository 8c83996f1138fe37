import type { Figure } from '../figures';
import { OWNERS } from './code-owner';
import type { BuildProfile, ProfiledWork } from './read-profile';

/** Less than that is not shown, in seconds. */
const LEAST = 0.05;

function sumOf(work: readonly ProfiledWork[]): number {
  return work.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Rows of work by phase or by process, columns by whose code it is. */
function rowsBy(
  table: string,
  work: readonly ProfiledWork[],
  rowOf: (each: ProfiledWork) => string,
): Figure[] {
  return [...new Set(work.map(rowOf))]
    .map((row) => ({ row, own: work.filter((each) => rowOf(each) === row) }))
    .filter(({ own }) => sumOf(own) >= LEAST)
    .sort((a, b) => sumOf(b.own) - sumOf(a.own))
    .flatMap(({ row, own }): Figure[] => [
      { table, row, column: 'all', unit: 's', value: sumOf(own) },
      ...OWNERS.map((owner): Figure => {
        const value = sumOf(own.filter((each) => each.owner === owner));
        return { table, row, column: owner, unit: 's', value };
      }),
    ]);
}

/**
 * The figures of a profile: seconds of the processor by phase and by process.
 * @param build the build that it is of
 */
export function profileFigures(build: string, profile: BuildProfile): Figure[] {
  const { work, nativeSeconds } = profile;
  const table = `profile of ${build}`;
  return [
    ...rowsBy(`${table}, phases`, work, ({ phase }) => phase),
    ...rowsBy(`${table}, processes`, work, ({ place }) => place),
    {
      table: `${table}, processes`,
      row: 'threads without JavaScript',
      column: 'all',
      unit: 's',
      value: nativeSeconds,
    },
  ];
}
