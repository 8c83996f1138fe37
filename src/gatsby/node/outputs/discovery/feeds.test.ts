/** @jest-environment jsdom */
import path from 'node:path';
import * as z from 'zod/mini';
import { gameDetailSchema, roleDetailSchema } from '../../../../contract/library';
import { LOCALES } from '../../../../config/locales';
import { hostileItem } from '../../../../contract/testing/hostile-items';
import { sampled } from '../../../../testing/check-property';
import { createAddresses } from '../../sources/addresses';
import { updateLog } from '../../sources/changes/change-log';
import { readDiscoveryStrings } from '../../sources/discovery-strings';
import { toGame } from '../../sources/games';
import type { Library } from '../../sources/model';
import { toRole } from '../../sources/roles';
import { feedFiles } from './feeds';
import { siteFiles } from './site-files';

const feedSchema = z.object({ items: z.array(z.object({ title: z.string() })) });

const contentSchema = z.object({
  items: z.array(z.object({ title: z.string(), content_text: z.string() })),
});

const addresses = createAddresses('https://api.example');
const build = { siteUrl: 'https://www.example.com', locales: LOCALES };

function game(id: string, updated_at: string, more: object = {}) {
  const texts = { name: `名 ${id}`, summary: '', description: '', tags: ['夜'] };
  const wire = { id, ...texts, cover: '', role_count: 0, updated_at, ...more };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

function library(games: Library['games'], roles: Library['roles'] = []): Library {
  const none = { characters: [], homeCharacterIds: [], activities: [], banners: [] };
  return { games, roles, ...none };
}

function strings() {
  return readDiscoveryStrings(path.resolve('content', 'locales'));
}

/** The feeds of a library, and of what changed in it since an earlier build. */
async function files(library: Library, before?: Library): Promise<ReadonlyMap<string, string>> {
  const known = before && updateLog(undefined, before);
  const sources = { library, changeLog: updateLog(known, library), strings: await strings() };
  const all = feedFiles(sources, build);
  return new Map(all.map(({ address, text }) => [address, text]));
}

/** An XML document as browsers and readers parse it. */
function parseXml(text = ''): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}

const role = toRole(
  roleDetailSchema.parse({
    id: 'r1',
    game_id: 'g1',
    ...{ name: '阿灯', title: '巡灯人', description: '', avatar: '', tags: [] },
    updated_at: '2026-03-01T00:00:00Z',
    i18n: { en: { name: 'Lamp & "co" <b>', title: 'Keeper' } },
  }),
  addresses,
);

test('a feed tells the latest changes first, in the language of the feed, as a reader parses them', async () => {
  const all = await files(
    library([game('g0', '2026-01-01T00:00:00Z'), game('g1', '2026-04-01T00:00:00Z')], [role]),
  );
  const atom = parseXml(all.get('/en/feed.xml'));
  const titles = [...atom.querySelectorAll('entry > title')].map((each) => each.textContent);
  expect(titles).toEqual(['名 g1', 'Lamp & "co" <b> (名 g1)', '名 g0']);
  expect(atom.querySelector('feed > updated')?.textContent).toBe('2026-04-01T00:00:00Z');
  expect(atom.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
    'https://www.example.com/en/feed.xml',
  );
  const json: unknown = JSON.parse(all.get('/ja/feed.json') ?? '');
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'ja',
    home_page_url: 'https://www.example.com/ja/game-library/',
    feed_url: 'https://www.example.com/ja/feed.json',
    authors: [{ name: '遊伴', url: 'https://www.example.com' }],
    items: [
      { url: 'https://www.example.com/ja/game-library/g1/', date_modified: '2026-04-01T00:00:00Z' },
      { title: '阿灯（名 g1）', content_text: '巡灯人' },
      { content_text: '名 g0', tags: ['夜'] },
    ],
  });
  // What has no tags has no empty list of them.
  expect(all.get('/ja/feed.json')).not.toMatch(/"tags": \[\s*\]/);
});

test('a feed says what changed as the page of changes does, and of what is new what it is', async () => {
  const old = game('g0', '2026-01-01T00:00:00Z');
  const section = { title: '灯', body: '亮。' };
  const edited = game('g0', '2026-04-01T00:00:00Z', { description: '改。', sections: [section] });
  const added = game('g1', '2026-05-01T00:00:00Z', { summary: '一句话。' });
  const all = await files(library([edited, added]), library([old]));
  const { items } = contentSchema.parse(JSON.parse(all.get('/feed.json') ?? ''));
  expect(items).toEqual([
    { title: '名 g1', content_text: '新收录 · 一句话。' },
    { title: '名 g0', content_text: '新增章节“灯” · 简介有修订' },
  ]);
  const atom = parseXml(all.get('/en/feed.xml'));
  expect(atom.querySelectorAll('entry > summary')[1]?.textContent).toBe(
    'New section “灯” · Introduction revised',
  );
});

test('a language has no entry for what only another one shows', async () => {
  const old = game('g0', '2026-01-01T00:00:00Z', { i18n: { en: { description: 'One.' } } });
  const edited = game('g0', '2026-04-01T00:00:00Z', { i18n: { en: { description: 'Two.' } } });
  const all = await files(library([edited]), library([old]));
  expect(parseXml(all.get('/feed.xml')).querySelector('entry')).toBeNull();
  expect(parseXml(all.get('/en/feed.xml')).querySelectorAll('entry')).toHaveLength(1);
});

test('a feed is no longer for a larger library, and the same whatever the order of the API', async () => {
  const games = Array.from({ length: 500 }, (_, at) =>
    game(`g${String(at)}`, '2026-01-01T00:00:00Z'),
  );
  const all = await files(library(games));
  expect(parseXml(all.get('/feed.xml')).querySelectorAll('entry')).toHaveLength(50);
  expect(await files(library([...games].reverse()))).toEqual(all);
  expect(parseXml((await files(library([]))).get('/feed.xml')).querySelector('entry')).toBeNull();
});

test('whatever texts say, feeds can be parsed and say the same', async () => {
  const wires = sampled(hostileItem(gameDetailSchema), 120).flatMap((value, at) => {
    const { data } = gameDetailSchema.safeParse(value);
    return data ? [{ ...data, id: `g${String(at)}`, i18n: undefined }] : [];
  });
  for (let from = 0; from < wires.length; from += 50) {
    const games = wires.slice(from, from + 50).map((wire) => toGame(wire, [], addresses));
    const all = await files(library(games));
    expect(parseXml(all.get('/feed.xml')).querySelectorAll('entry')).toHaveLength(games.length);
    const { items } = feedSchema.parse(JSON.parse(all.get('/feed.json') ?? ''));
    expect(items.map(({ title }) => title).sort()).toEqual(
      games.map(({ texts }) => texts.name).sort(),
    );
  }
});

test('a name that looks like a place of the title is a name', async () => {
  const named = { ...role, texts: { ...role.texts, name: '{{game}} $&' } };
  const all = await files(library([game('g1', '2026-01-01T00:00:00Z')], [named]));
  expect(all.get('/feed.json')).toContain('"title": "{{game}} $&（名 g1）"');
});

test('the other files say where the site and its parts are', async () => {
  const all = new Map(
    siteFiles(await strings(), build).map(({ address, text }) => [address, text]),
  );
  expect([...all.keys()]).toEqual([
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/en/manifest.webmanifest',
    '/ja/manifest.webmanifest',
  ]);
  expect(all.get('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(all.get('/llms.txt')).toMatch(/^# 游伴 · Youban · 遊伴\n\n> Youban is a site/);
  expect(all.get('/llms.txt')).toContain('](https://www.example.com/ja/game-library/): ');
  // What has no description ends with its address.
  expect(all.get('/llms.txt')?.match(/\]\(https:[^)]*\/sitemap\.xml\).*\n/g)).toEqual(
    LOCALES.map(() => '](https://www.example.com/sitemap.xml)\n'),
  );
  expect(JSON.parse(all.get('/en/manifest.webmanifest') ?? '')).toMatchObject({
    short_name: 'Youban',
    start_url: '/en/',
    scope: '/',
    lang: 'en',
    icons: [
      { src: '/favicon.svg', sizes: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
