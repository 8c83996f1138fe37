import { profileFigures } from './profile-figures';
import { sumUp } from './read-profile';

const root = '/site';

/** A profile of some functions in a row, each called by the one before. */
function recorded(
  functions: readonly (readonly [name: string, url: string])[],
  samples: readonly number[],
  rest: { readonly isChild?: boolean; readonly program?: string; readonly cpuMs?: number } = {},
) {
  return {
    ...{ program: 'cli.js', isThread: false, isChild: false, cpuMs: 0, ...rest },
    profile: {
      startTime: 1_000_000,
      nodes: functions.map(([functionName, url], at) => ({
        id: at,
        callFrame: { functionName, url },
        ...(at + 1 < functions.length && { children: [at + 1] }),
      })),
      samples: [...samples],
      timeDeltas: samples.map((_, at) => (at === 0 ? 0 : 1_000_000)),
    },
  };
}

const chain = [
  ['(root)', ''],
  ['createPages', `${root}/.cache/compiled/gatsby-node.js`],
  ['createPage', `${root}/node_modules/gatsby/dist/redux/actions/public.js`],
  ['isEqual', `${root}/node_modules/lodash/isEqual.js`],
  ['stringify', 'node:internal/x'],
] as const;

test('what works for others is counted as theirs, by phase and process', () => {
  const spans = [{ name: 'createPages', fromUs: 1_500_000, toUs: 3_500_000 }];
  const worker = recorded(
    [
      ['(root)', ''],
      ['(idle)', ''],
    ],
    [1, 1],
    { isChild: true, program: 'child.js' },
  );
  const { work, nativeSeconds } = sumUp(
    [recorded(chain, [1, 3, 4, 2, 1], { cpuMs: 5_000 }), worker],
    spans,
  );
  expect(work).toEqual([
    { place: 'Gatsby itself', phase: 'the rest', owner: 'ours', seconds: 1 },
    { place: 'Gatsby itself', phase: 'createPages', owner: 'Gatsby', seconds: 2 },
    { place: 'Gatsby itself', phase: 'the rest', owner: 'Gatsby', seconds: 1 },
  ]);
  // What no profile knows is left.
  expect(nativeSeconds).toBe(1);
});

test('the tables have a row for each phase and process, the longest first', () => {
  const profile = sumUp([recorded(chain, [1, 2, 2, 0], { cpuMs: 3_000 })], []);
  const figures = profileFigures('edit', profile);
  const shown = figures
    .filter(({ column }) => column === 'all')
    .map(({ table, row, value }) => [table, row, value]);
  expect(shown).toEqual([
    ['profile of edit, phases', 'the rest', 3],
    ['profile of edit, processes', 'Gatsby itself', 3],
    ['profile of edit, processes', 'threads without JavaScript', 0],
  ]);
  const ours = figures.find(({ row, column }) => row === 'the rest' && column === 'ours');
  expect(ours?.value).toBe(1);
});
