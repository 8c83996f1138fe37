import { readPhases } from './phases';

const OUTPUT = [
  'success compile gatsby files - 1.500s',
  'success load gatsby config - 0.100s',
  'success load plugins - 0.400s',
  'info a line of ours',
  'success Clean up stale nodes - 0.300s - 0/0 0.00/s',
  'success source and transform nodes - 1.000s',
  'success createPages - 2.000s',
  'success run queries in workers - 4.000s - 1334/1334 333.50/s',
  'success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 29.257s - 16/16 0.55/s',
  'success Writing page-data.json and slice-data.json files to public directory - 0.500s - 1334/1334 2668/s',
  'success Building static HTML for pages - 5.000s - 12/12 2.40/s',
  'success Compressing text files - 2.440s - 1476 new, 1300 unchanged',
  'success onPostBuild - 2.500s',
  '',
].join('\n');

it("sums Gatsby's steps by phase, and has what it does not time as the rest", () => {
  const phases = readPhases(OUTPUT, 20_000);
  expect(phases.map(({ name, seconds }) => [name, Number(seconds.toFixed(3))])).toEqual([
    ['compile gatsby-*', 1.5],
    ['bootstrap', 0.5],
    ['source nodes', 1],
    ['createPages', 2],
    ['queries', 4],
    ['pictures', 29.257],
    ['page data', 0.5],
    ['HTML', 5],
    ['onPostBuild', 2.5],
    // 20 less all but the pictures, which are made while queries run.
    ['the rest', 3],
  ]);
});

it('has a rate where a phase did many', () => {
  const rates = readPhases(OUTPUT, 20_000).map(({ name, perSecond }) => [name, perSecond]);
  expect(Object.fromEntries(rates)).toMatchObject({
    queries: 333.5,
    'page data': 2668,
    // Twelve pages are no rate.
    HTML: undefined,
    createPages: undefined,
  });
});

it('reads what a terminal got, with colours and a line that was broken', () => {
  const output =
    '\u001B[2K\u001B[1A\u001B[2K\u001B[Gsuccess Writing page-data.json and slice-data.json files to public directory -\n' +
    '0.376s - 1334/1334 3552.10/s\n\n\u001B[32msuccess\u001B[39m createPages - 0.534s\n';
  expect(readPhases(output, 910)).toEqual([
    { name: 'createPages', seconds: 0.534, perSecond: undefined },
    { name: 'page data', seconds: 0.376, perSecond: 1334 / 0.376 },
    { name: 'the rest', seconds: 0, perSecond: undefined },
  ]);
});

it('has nothing but the rest when Gatsby said nothing', () => {
  expect(readPhases('', 1500)).toEqual([{ name: 'the rest', seconds: 1.5, perSecond: undefined }]);
});
