import type { BuildResult } from './benched-site';
import { buildFigures } from './build-figures';

const ours: BuildResult = {
  wallMs: 30_000,
  cpuMs: 45_000,
  peakBytes: 1.5e9,
  files: 55,
  phases: [
    { name: 'createPages', seconds: 2, perSecond: undefined },
    { name: 'HTML', seconds: 4, perSecond: 200 },
  ],
  profile: undefined,
};
const bare: BuildResult = {
  wallMs: 10_000,
  cpuMs: 15_000,
  peakBytes: 1e9,
  files: 12,
  phases: [{ name: 'HTML', seconds: 1, perSecond: 800 }],
  profile: undefined,
};

it('has sizes by build, phases and rates by phase, each beside bare Gatsby', () => {
  const cells = buildFigures('edit', ours, bare).map(
    ({ table, row, column, unit, value, beside }) => [table, row, column, unit, value, beside],
  );
  expect(cells).toEqual([
    ['build', 'edit', 'wall', 's', 30, 10],
    ['build', 'edit', 'processor', 's', 45, 15],
    ['build', 'edit', 'peak memory', 'MB', 1500, 1000],
    ['build', 'edit', 'files', '', 55, 12],
    ['build phases', 'createPages', 'edit', 's', 2, undefined],
    ['build phases', 'HTML', 'edit', 's', 4, 1],
    ['build rates', 'HTML', 'edit', '/s', 200, 800],
  ]);
});

it('has nothing beside it when no bare site was built', () => {
  const figures = buildFigures('edit', ours, undefined);
  expect(figures.filter(({ beside }) => beside !== undefined)).toEqual([]);
});
