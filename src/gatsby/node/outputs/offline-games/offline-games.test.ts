/** @jest-environment jest-fixed-jsdom */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { gameDetailSchema, roleDetailSchema } from '../../../../contract/library';
import { openLineCache } from '../../../../node/line-cache';
import { tempFolder } from '../../../../testing/temp-folder';
import { findDeadLinks, sharedLink } from '../../doctor/check-links';
import { createComparison } from '../../doctor/compare-pages';
import { createExaminer } from '../../doctor/examine-page';
import { page, pagesOf } from '../../pages/page-factory';
import { pictureKey, type PictureIndex, type PictureKind } from '../../pictures/picture-kinds';
import { createAddresses } from '../../sources/addresses';
import { readDiscoveryStrings } from '../../sources/discovery-strings';
import { readGameChoiceWords } from '../../sources/game-choice';
import { toGame } from '../../sources/games';
import { toItem } from '../../sources/item-mapper';
import { roleType } from '../../sources/model';
import { smallLibrary } from '../../sources/testing/small-library';
import { renderLibrary } from '../../texts/render-library';
import { noOfflineGames, planOfflineGames, sizeInWords } from './plan-offline-games';

const api = 'https://api.example';
const siteUrl = 'https://site.example';
const addresses = createAddresses(api);
const FOLD = '> [!fold] 门怎么开？\n>\n> 1. 看灯。\n> 2. 看灯的颜色。\n> 3. 红灯<最后>点。';

/** Size of a picture, large enough that a size in words tells whether pictures were counted. */
const BYTES = 10_000;

/** Pictures whose files say which they are and how wide. */
function stored(dataDir: string): PictureIndex {
  const folder = path.join(dataDir, 'pictures', 'encoded');
  mkdirSync(folder, { recursive: true });
  const picture = (kind: PictureKind, url: string, digit: string, widths: readonly number[]) => {
    const name = (width: number) => `${digit.repeat(16)}-${String(width)}.webp`;
    for (const width of widths)
      writeFileSync(path.join(folder, name(width)), `${digit}${String(width)}`.padEnd(BYTES));
    const address = (width: number) => `/static/pictures/${name(width)}`;
    return [
      pictureKey({ kind, url: api + url }),
      {
        src: address(widths[0]!),
        srcSet: widths.map((width) => `${address(width)} ${String(width)}w`).join(', '),
        ...{ width: widths.at(-1)!, height: widths.at(-1)! / 2, color: '#000' },
      },
    ] as const;
  };
  return new Map([
    picture('cover', '/pictures/g1.png', 'a', [320, 640, 1280]),
    picture('cover', '/pictures/one.png', 'b', [320, 500]),
    picture('avatar', '/pictures/role.png', 'c', [96, 192]),
  ]);
}

async function plan({
  locales = LOCALES,
  games = 1,
}: { locales?: readonly Locale[]; games?: number } = {}) {
  const small = smallLibrary(games, 2);
  const text = { sections: [{ title: '机关', body: `${FOLD}\n\n[去看](/game-library/g1/)` }] };
  const wire = (item: object) =>
    gameDetailSchema.parse({
      ...item,
      ...text,
      gallery: ['/pictures/one.png', '/pictures/lost.png'],
    });
  const library = {
    games: small.games.map((item) => {
      const own = small.roles.filter(({ game_id }) => game_id === item.id);
      return toGame(
        wire(item),
        own.map(({ id }) => String(id)),
        addresses,
      );
    }),
    roles: small.roles.map((item, at) => {
      const role = { ...item, rarity: 5, skills: [{ name: '斩', description: FOLD }] };
      const updated_at = `2026-11-0${String(at + 1)}T08:00:00Z`;
      return toItem(roleType, roleDetailSchema.parse({ ...role, updated_at }), addresses);
    }),
    ...{ characters: [], homeCharacterIds: [], activities: [], banners: [] },
  };
  const dataDir = tempFolder();
  const cache = await openLineCache(path.join(dataDir, 'texts.txt'), '');
  const planned = planOfflineGames({
    library,
    texts: renderLibrary(library, cache, () => undefined),
    pictures: stored(dataDir),
    strings: await readDiscoveryStrings(path.resolve('content', 'locales')),
    choiceWords: await readGameChoiceWords(path.resolve('content')),
    ...{ dataDir, siteUrl, locales },
  });
  return planned;
}

async function written(): Promise<Readonly<Record<Locale, string>>> {
  const publicDir = tempFolder();
  await (await plan()).write(publicDir);
  const read = (locale: Locale) =>
    readFileSync(path.join(publicDir, 'offline-games', locale, 'g1.html'), 'utf8');
  return { zh: read('zh'), en: read('en'), ja: read('ja') };
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test('a file runs nothing, loads nothing, and leads to whole addresses', async () => {
  for (const html of Object.values(await written())) {
    const document = parsed(html);
    expect(document.compatMode).toBe('CSS1Compat');
    expect(document.querySelectorAll('script, iframe, link[rel=stylesheet]')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|srcset| on[a-z]+="/);
    const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
    expect(policy?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
    );
    for (const img of document.images)
      expect(img.getAttribute('src')).toMatch(/^data:image\/webp;base64,./);
    for (const link of document.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^(?:#|https:\/\/site\.example\/)/);
    }
  }
});

test('pictures are small, in their own shape, and what cannot be had is left out', async () => {
  const { zh } = await written();
  const pictures = Array.from(parsed(zh).images, (img) => [
    Buffer.from(img.src.split(',')[1]!, 'base64').toString().trim(),
    ...['width', 'height', 'alt'].map((name) => img.getAttribute(name)),
  ]);
  expect(pictures).toEqual([
    ['a640', '640', '320', ''],
    ['b500', '500', '250', '游戏1，画面 1'],
    ['c96', '96', '48', ''],
    ['c96', '96', '48', ''],
  ]);
});

test('spoilers are folded within each other, and every id is there once', async () => {
  const document = parsed((await written()).zh);
  const fold = document.querySelector('#section-1 .fold')!;
  expect(fold.querySelector('.fold-title')?.textContent).toBe('门怎么开？');
  const steps = ['details', 'details details', 'details details details'].map(
    (selector) => fold.querySelector(`${selector} > .fold-step`)?.textContent,
  );
  expect(steps).toEqual(['看灯。', '看灯的颜色。', expect.stringContaining('红灯')]);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const named of document.querySelectorAll('[aria-labelledby]')) {
    for (const id of named.getAttribute('aria-labelledby')!.split(' ')) expect(ids).toContain(id);
  }
});

test('it shows the game, its facts, its sections and its roles, and marks what stayed Chinese', async () => {
  const document = parsed((await written()).en);
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('h1')?.textContent).toBe('Game 1');
  expect(document.querySelector('h1')?.hasAttribute('lang')).toBe(false);
  const chinese = Array.from(
    document.querySelectorAll('[lang=zh-CN]'),
    ({ textContent }) => textContent,
  );
  expect(chinese).toEqual(expect.arrayContaining(['一句话。', '工作室', '机关', '角色', '力 5']));
  expect(Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual([
    ...['Can I play this?', 'Introduction', 'Gallery', '机关', 'Characters'],
  ]);
  expect(document.querySelector('#section-1 > h2')?.getAttribute('lang')).toBe('zh-CN');
  expect(document.querySelector('.roles')?.textContent).toContain('Rarity: 5 of 6 stars');
  // The day is that of the last change of the game or one of its roles.
  expect(document.querySelector('footer')?.textContent).toContain(
    'Saved from Youban; page updated 2 November 2026.',
  );
});

test('the doctor finds nothing wrong with files or among them, and no search engine is led to them', async () => {
  const files = new Set(['', '/en', '/ja'].map((prefix) => `${prefix}/game-library/g1/index.html`));
  const site = { siteUrl, locales: LOCALES, files, rewrites: [] };
  const examine = createExaminer(siteUrl);
  const comparison = createComparison(LOCALES);
  const html = await written();
  for (const locale of LOCALES) {
    const file = `/offline-games/${locale}/g1.html`;
    const { note, findings, links, scripts } = examine(file, html[locale]);
    const named = links.map((link) => sharedLink(link, file));
    expect(named.join()).not.toContain('data:');
    const own = { file, links: named.map((_, at) => at) };
    expect([...findings, ...findDeadLinks(named, [own], site, () => '')]).toEqual([]);
    expect(scripts).toEqual([]);
    expect(html[locale]).toContain('<meta name="robots" content="noindex">');
    const prefix = locale === 'zh' ? '' : `/${locale}`;
    expect(html[locale]).toContain(
      `<link rel="canonical" href="${siteUrl}${prefix}/game-library/g1/">`,
    );
    comparison.add(note);
  }
  expect(comparison.findings()).toEqual([]);
});

test('the page of a game leads to its file and says what it takes, on desks and phones', async () => {
  const { onPages, write } = await plan();
  const pages = [page('game', { id: 'g1' }, 'game'), page('gameRoles', { id: 'g1' }, 'game-roles')];
  const shown = onPages(pages.flatMap((spec) => pagesOf(spec, ['en'])));
  const publicDir = tempFolder();
  await write(publicDir);
  const { size } = statSync(path.join(publicDir, 'offline-games', 'en', 'g1.html'));
  const link = {
    address: '/offline-games/en/g1.html',
    label: `Download as one file to read offline (${sizeInWords(size, 'en')})`,
  };
  expect(shown.map(({ path: address, context }) => [address, context.offlineFile])).toEqual([
    ['/en/game-library/g1/', link],
    ['/en/m/game-library/g1/', link],
    ['/en/game-library/game-role-g1/', undefined],
    ['/en/m/game-library/game-role-g1/', undefined],
  ]);
});

test('the size that is told before a file is written is that of the file', async () => {
  const { onPages, write } = await plan({ locales: ['zh'] });
  const publicDir = tempFolder();
  await write(publicDir);
  const html = readFileSync(path.join(publicDir, 'offline-games', 'zh', 'g1.html'), 'utf8');
  const [shown] = onPages(pagesOf(page('game', { id: 'g1' }, 'game'), ['zh']));
  expect(shown?.context.offlineFile).toMatchObject({
    label: `存成一个文件，路上看（${sizeInWords(Buffer.byteLength(html), 'zh')}）`,
  });
});

test.each([
  [640_400, '640 KB'],
  [999_600, '1 MB'],
  [1_249_000, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes, 'en')).toBe(words);
});

test('the same game has the same file, which stays untouched; others go', async () => {
  const publicDir = tempFolder({
    'offline-games/ja/g1.html': '',
    'offline-games/zh/gone.html': '',
  });
  const file = (name: string) => path.join(publicDir, 'offline-games', name);
  await (await plan({ locales: ['zh', 'en'] })).write(publicDir);
  expect(
    ['zh/g1', 'en/g1', 'ja/g1', 'zh/gone'].map((name) => existsSync(file(`${name}.html`))),
  ).toEqual([...[true, true, false, false]]);
  const before = statSync(file('zh/g1.html'));
  await (await plan({ locales: ['zh', 'en'] })).write(publicDir);
  expect(statSync(file('zh/g1.html')).ino).toBe(before.ino);
});

test('a build that is not asked for files has none, and no page leads to any', async () => {
  const publicDir = tempFolder({ 'offline-games/zh/g1.html': '' });
  const pages = pagesOf(page('game', { id: 'g1' }, 'game'), LOCALES);
  expect(noOfflineGames.onPages(pages)).toBe(pages);
  await noOfflineGames.write(publicDir);
  expect(existsSync(path.join(publicDir, 'offline-games', 'zh', 'g1.html'))).toBe(false);
});
