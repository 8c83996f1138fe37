import path from 'node:path';
import { countsFor } from '../bare-gatsby/pages';
import type { BenchKind } from '../bench-kind';
import { openBareSite } from '../build/bare-library-site';
import { measureBuild, type BuildResult } from '../build/benched-site';
import { planBuilds } from '../build/cases';
import { openLibrarySite } from '../build/library-site';
import type { Figure } from '../figures';
import { builtPages, countByTemplate } from '../html/built-pages';

type Size = Omit<Figure, 'table' | 'row' | 'beside'>;

function sizesOf({ wallMs, cpuMs, peakBytes, files }: BuildResult): Size[] {
  return [
    { column: 'wall', unit: 's', value: wallMs / 1000 },
    { column: 'processor', unit: 's', value: cpuMs / 1000 },
    { column: 'peak memory', unit: 'MB', value: peakBytes / 1e6 },
    { column: 'files', unit: '', value: files },
  ];
}

function figuresOf(build: string, result: BuildResult, bare: BuildResult | undefined): Figure[] {
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

/** Phases in the order of the cold build, which has all of them. */
function inOrder(figures: readonly Figure[]): Figure[] {
  const tables = ['build', 'build phases', 'build rates'];
  return tables.flatMap((table) => figures.filter((figure) => figure.table === table));
}

/**
 * Builds a copy of the site against a reference API of its own: cold, unchanged, and after one change each; with
 * `--bare` a bare Gatsby site of as many pages in turn with it.
 */
export const build: BenchKind = {
  name: 'build',
  measure: async ({ options, scope, log }) => {
    const { port, scale } = options;
    const folder = path.join(options.folder, 'site');
    const site = openLibrarySite(scope, { folder, port, scale });
    const bareSite = openBareSite(path.join(options.folder, 'bare'), async () =>
      countsFor(countByTemplate(await builtPages(path.join(folder, 'public')))),
    );
    const figures: Figure[] = [];
    for (const { change, isShown } of planBuilds(options.cases)) {
      const result = await measureBuild(site, change);
      const bare = options.bare ? await measureBuild(bareSite, change) : undefined;
      // A build that makes pictures and texts too is another one than what is budgeted.
      const name = change === 'cold' && !site.isWarm ? 'cold, pictures too' : change;
      const seconds = (result.wallMs / 1000).toFixed(1);
      log(`build ${name}: ${seconds} s${isShown ? '' : ', to make the ground'}`);
      if (isShown) figures.push(...figuresOf(name, result, bare));
    }
    return inOrder(figures);
  },
};
