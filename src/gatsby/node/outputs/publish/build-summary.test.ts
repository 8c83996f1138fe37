import { LOCALES, type Locale } from '../../../../config/locales';
import { tempFolder } from '../../../../testing/temp-folder';
import {
  readBuildSummary,
  summarize,
  withdrawBuildSummary,
  writeBuildSummary,
} from './build-summary';

const pages: readonly [string, string][] = [
  ['/', 'a'],
  ['/en/', 'b'],
  ['/en/profile/', 'c'],
  ['/404/', 'd'],
];

function summaryOf(pageData: readonly [string, string][], locales: readonly Locale[] = LOCALES) {
  return summarize(
    { compilationHash: 'c1', pageData: new Map(pageData) },
    { locales, input: 'library' },
  );
}

test('a build of one language sums up its pages as the whole build does', () => {
  const whole = summaryOf(pages);
  const en = summaryOf(pages.slice(1), ['en']);
  expect(en.locales).toEqual(['en']);
  expect(en.pages).toEqual({ en: whole.pages.en, every: whole.pages.every });
  expect(whole.pages.zh?.count).toBe(1);
});

test('it does not grow with the library', () => {
  const many = Array.from({ length: 5000 }, (_, at): [string, string] => [
    `/a/${String(at)}/`,
    'x',
  ]);
  const size = (summary: object) => JSON.stringify(summary).length;
  expect(size(summaryOf([...pages, ...many])) - size(summaryOf(pages))).toBeLessThan(10);
});

test('is read as it was written, until the next build begins', async () => {
  const folder = tempFolder();
  await writeBuildSummary(summaryOf(pages), folder);
  expect(await readBuildSummary(folder)).toEqual(summaryOf(pages));
  await withdrawBuildSummary(folder);
  await expect(readBuildSummary(folder)).rejects.toThrow();
  await withdrawBuildSummary(folder);
  await expect(readBuildSummary(tempFolder({ 'builds/summary.json': '{}' }))).rejects.toThrow();
});
