import type { Figure } from '../figures';
import type { BuildResult } from './benched-site';

type Size = Omit<Figure, 'table' | 'row' | 'beside'>;

function sizesOf({ wallMs, cpuMs, peakBytes, files }: BuildResult): Size[] {
  return [
    { column: 'wall', unit: 's', value: wallMs / 1000 },
    { column: 'processor', unit: 's', value: cpuMs / 1000 },
    { column: 'peak memory', unit: 'MB', value: peakBytes / 1e6 },
    { column: 'files', unit: '', value: files },
  ];
}

/**
 * The figures of one build.
 * @param build its name: a row of the first table, a column of those of phases
 * @param bare how bare Gatsby fared with the same change
 */
export function buildFigures(
  build: string,
  result: BuildResult,
  bare: BuildResult | undefined,
): Figure[] {
  const bareSizes = bare && sizesOf(bare);
  return [
    ...sizesOf(result).map((size, at) => ({
      table: 'build',
      row: build,
      ...size,
      beside: bareSizes?.[at]?.value,
    })),
    ...result.phases.flatMap(({ name, seconds, perSecond }): Figure[] => {
      const other = bare?.phases.find((phase) => phase.name === name);
      const place = { row: name, column: build };
      return [
        { table: 'build phases', ...place, unit: 's', value: seconds, beside: other?.seconds },
        ...(perSecond === undefined
          ? []
          : [
              {
                table: 'build rates',
                ...place,
                unit: '/s' as const,
                value: perSecond,
                beside: other?.perSecond,
              },
            ]),
      ];
    }),
  ];
}
