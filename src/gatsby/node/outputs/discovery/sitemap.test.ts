import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { tempFolder } from '../../../../testing/temp-folder';
import { page, type PageSpec } from '../../pages/page-factory';
import { sitemapPages, writeSitemaps } from './sitemap';

const siteUrl = 'https://www.example.com';

function specs(games: number): PageSpec[] {
  return [
    page('home', {}, 'home'),
    page('search', {}, 'search'),
    page('compare', {}, 'compare'),
    page('shelf', {}, 'shelf'),
    page('nameIndex', {}, 'name-index'),
    page('nameIndexPage', { page: '2' }, 'name-index'),
    page('changes', {}, 'changes'),
    page('partnerShell', {}, 'partner-shell'),
    page('notFound', {}, 'not-found'),
    page('legal', { doc: 'terms' }, 'legal'),
    page('legal', { doc: 'terms-txj' }, 'legal'),
    page('tag', { tag: '科幻 & 灯' }, 'library'),
    ...Array.from({ length: games }, (_, at) => page('game', { id: `g${String(at)}` }, 'game')),
  ];
}

function lastModified({ route, params }: PageSpec): string | undefined {
  if (route === 'changes') return '2026-04-01T00:00:00Z';
  if (route !== 'game') return undefined;
  return params.id === 'g1' ? '2026-05-01T00:00:00Z' : '2026-01-01T00:00:00.5Z';
}

let publicDir: string;
beforeEach(() => {
  publicDir = tempFolder();
});

function write(games: number, locales: readonly Locale[] = LOCALES): Promise<void> {
  return writeSitemaps(sitemapPages(specs(games), lastModified), { siteUrl, locales, publicDir });
}

function text(...file: string[]): string {
  return readFileSync(path.join(publicDir, ...file), 'utf8');
}

function locations(xml: string): readonly string[] {
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address ?? '');
}

test('the pages that search engines list are there, with their time, languages and twin', async () => {
  await write(2);
  expect(locations(text('sitemaps', 'en-pages-1.xml'))).toEqual([
    `${siteUrl}/en/`,
    `${siteUrl}/en/game-library/a-z/`,
    `${siteUrl}/en/game-library/a-z/page/2/`,
    `${siteUrl}/en/game-library/changes/`,
    `${siteUrl}/en/terms/`,
    `${siteUrl}/en/game-library/tag/${encodeURIComponent('科幻 & 灯')}/`,
  ]);
  const changes = text('sitemaps', 'en-pages-1.xml');
  expect(changes).toContain(
    `${siteUrl}/en/game-library/changes/</loc><lastmod>2026-04-01T00:00:00Z<`,
  );
  expect(changes).toContain(`hreflang="ja" href="${siteUrl}/ja/game-library/a-z/page/2/"`);
  expect(changes).toContain(`px)" href="${siteUrl}/en/m/game-library/a-z/page/2/"`);
  const games = text('sitemaps', 'en-games-1.xml');
  expect(games).toContain(
    `<url><loc>${siteUrl}/en/game-library/g1/</loc><lastmod>2026-05-01T00:00:00Z</lastmod>`,
  );
  expect(games).toContain(`hreflang="zh-CN" href="${siteUrl}/game-library/g1/"`);
  expect(games).toContain(`hreflang="x-default" href="${siteUrl}/game-library/g1/"`);
  expect(games).toContain(`(max-width: 768px)" href="${siteUrl}/en/m/game-library/g1/"`);
});

test('the index names the sitemaps of all languages with the latest time of each, in every build', async () => {
  await write(2, ['en']);
  const index = text('sitemap.xml');
  expect(locations(index)).toEqual(
    LOCALES.flatMap((locale) =>
      ['pages', 'games'].map((kind) => `${siteUrl}/sitemaps/${locale}-${kind}-1.xml`),
    ),
  );
  expect(index).toContain(
    `${siteUrl}/sitemaps/en-games-1.xml</loc><lastmod>2026-05-01T00:00:00Z</lastmod>`,
  );
  expect(index).toContain(
    `${siteUrl}/sitemaps/en-pages-1.xml</loc><lastmod>2026-04-01T00:00:00Z</lastmod>`,
  );
  expect(readdirSync(path.join(publicDir, 'sitemaps')).sort()).toEqual([
    'en-games-1.xml',
    'en-pages-1.xml',
  ]);
  await write(2);
  expect(text('sitemap.xml')).toBe(index);
});

test('a large library has several sitemaps, and a smaller one leaves none of them behind', async () => {
  await write(5_001, ['zh']);
  expect(locations(text('sitemaps', 'zh-games-2.xml'))).toHaveLength(1);
  await write(3, ['zh']);
  expect(readdirSync(path.join(publicDir, 'sitemaps')).sort()).toEqual([
    'zh-games-1.xml',
    'zh-pages-1.xml',
  ]);
});
