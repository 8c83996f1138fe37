import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { makeTempFolder } from '../../node/temp-folder';
import { startLoggedIn } from '../../tools/sandbox-user';
import { startSite, type Site } from '../../tools/serve/site-server';
import { waitForHydration } from '../page-monitor';
import { newUser } from '../users';

const PUBLIC = path.resolve('public');
const READ = '/game-library/lantern-city/';
const KEPT = '/game-library/iron-garden/';
const SHELF = '/game-library/shelf/';
const PAGES = [READ, KEPT, SHELF, '/game-library/search/', '/about-us/'];
/** Games by their pages. */
const NAMES: Readonly<Record<string, string>> = { [READ]: '万灯城', [KEPT]: '铁花园' };

test.use({ serviceWorkers: 'allow' });

let folder: string;
let site: Site | undefined;
let port = 0;

/** Puts a release of some pages into a folder, in which each text of a game says its number. */
function writeRelease(number: number, gone: readonly string[] = []): string {
  const target = path.join(folder, String(number));
  const copy = (name: string): void => {
    cpSync(path.join(PUBLIC, name), path.join(target, name), { recursive: true });
  };
  const shared = ['search-index', 'item-cards', 'item-changes', 'reading-aids', 'hosting', 'icons'];
  const scripts = readdirSync(PUBLIC).filter((name) => name.endsWith('.js'));
  const files = [
    'index.html',
    '404.html',
    'sw.js',
    'offline.json',
    'manifest.webmanifest',
    'page-data/app-data.json',
  ];
  for (const name of [...shared, ...scripts, ...files]) copy(name);
  for (const page of PAGES.filter((each) => !gone.includes(each))) {
    for (const file of [`${page.slice(1)}index.html`, `page-data${page}page-data.json`]) {
      copy(file);
      const text = readFileSync(path.join(target, file), 'utf8');
      const name = NAMES[page];
      const marked = name === undefined ? text : text.replaceAll(name, `${name}${number}号`);
      writeFileSync(path.join(target, file), marked);
    }
  }
  const id = String(number).repeat(32);
  mkdirSync(path.join(target, 'builds', 'meta'), { recursive: true });
  writeFileSync(path.join(target, 'builds/latest.json'), JSON.stringify({ id }));
  writeFileSync(path.join(target, `builds/meta/${id}.json`), JSON.stringify({ id }));
  return target;
}

/** The worker of a build without one. */
async function removingWorker(): Promise<string> {
  const source = path.resolve('src/gatsby/browser/offline/self-removing-worker.ts');
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, write: false });
  return outputFiles[0]?.text ?? '';
}

async function takeDown(): Promise<void> {
  await site?.close();
  site = undefined;
}

async function show(publicDir: string): Promise<void> {
  await takeDown();
  site = await startSite({ publicDir, port, quiet: true });
  port = Number(new URL(site.url).port);
}

function at(address: string): string {
  return `http://localhost:${port}${address}`;
}

const indexSchema = z.object({ build: z.string(), pages: z.array(z.object({ path: z.string() })) });

/** Reads which builds the caches hold, and which pages of them. */
async function readKept(page: Page): Promise<Record<string, string[]>> {
  const found = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('youban-kept-'));
    return Promise.all(
      names.map(async (name) => {
        const index = await (await caches.open(name)).match('/.kept/index.json');
        const value: unknown = await index?.json();
        return value;
      }),
    );
  });
  const indexes = found.flatMap((each) => {
    const { success, data } = indexSchema.safeParse(each);
    return success ? [data] : [];
  });
  return Object.fromEntries(
    indexes.map(({ build, pages }) => [build.slice(0, 1), pages.map((each) => each.path).sort()]),
  );
}

/** Lists the addresses in the caches, and what in their texts should be in none. */
function readCaches(page: Page, secrets: readonly string[]) {
  return page.evaluate(async (words) => {
    const addresses: string[] = [];
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(request.url);
        const text = await (await cache.match(request))?.text();
        if (words.some((word) => text?.includes(word))) found.push(request.url);
      }
    }
    return { addresses, found };
  }, secrets);
}

/** Opens a game, lives through its hydration, and finds the number of one release in it. */
async function expectGame(page: Page, address: string, number: number): Promise<void> {
  await page.goto(at(address));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await page.locator('main').innerText();
  expect([...new Set(text.match(/\d号/g))]).toEqual([`${number}号`]);
}

test.beforeEach(async () => {
  folder = makeTempFolder();
  port = 0;
  await show(writeRelease(1));
});

test.afterEach(async () => {
  await takeDown();
  rmSync(folder, { recursive: true, force: true });
});

test('games that were read or are kept can be read without a network, each whole of one release', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await startLoggedIn(page, user);
  await page.goto(at(READ));
  await expect.poll(() => readKept(page)).toEqual({ 1: [READ] });
  const keep = page.getByRole('button', { name: /离线保存：万灯城/ });
  await keep.click();
  await page.getByRole('button', { name: /^已离线保存：万灯城1号，占 [\d.]+ MB$/ }).click();
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => readKept(page)).toEqual({ 1: [] });
  await page.goto(at(READ));
  await expect.poll(() => readKept(page)).toEqual({ 1: [READ] });
  await page.evaluate(() => {
    const favourite = { kind: 'game', id: 'iron-garden', name: '铁花园', lang: 'zh-CN', at: 1 };
    localStorage.setItem(
      'reading',
      JSON.stringify({ favourites: [favourite], recent: [], places: [] }),
    );
  });
  await page.goto(at(SHELF));
  await page.getByRole('button', { name: '离线保存收藏' }).click();
  await expect(page.getByText('已离线保存 1 个页面')).toBeVisible();

  await test.step('offline', async () => {
    await takeDown();
    await expectGame(page, READ, 1);
    await page.goto(at(SHELF));
    await page.getByRole('main').getByRole('link', { name: /铁/ }).first().click();
    await expect(page).toHaveURL(at(KEPT));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('铁花园1号');
    const search = page.getByRole('banner').locator('[name=searchValue]');
    await search.fill('铁');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  await test.step('a release later', async () => {
    await show(writeRelease(2));
    await expectGame(page, READ, 2);
    const all = [KEPT, READ, '/game-library/search/', SHELF].sort();
    await expect.poll(async () => (await readKept(page))[2]).toEqual(all);
    await takeDown();
    await expectGame(page, KEPT, 2);
    await expectGame(page, READ, 2);
  });

  await test.step('of two tabs each stays with its build when the server has another one', async () => {
    await show(writeRelease(3, [KEPT]));
    const other = await page.context().newPage();
    await expectGame(other, READ, 3);
    for (const [tab, number] of [
      [page, 2],
      [other, 3],
    ] as const) {
      const data = await tab.evaluate(
        async (address) => (await fetch(address)).text(),
        `/page-data${READ}page-data.json`,
      );
      expect([...new Set(data.match(/\d号/g))]).toEqual([`${number}号`]);
    }
    await other.close();
  });

  await test.step('two releases later a page is gone', async () => {
    await expectGame(page, READ, 3);
    await expect
      .poll(async () => (await readKept(page))[3])
      .toEqual([READ, '/game-library/search/', SHELF].sort());
    await takeDown();
    await expectGame(page, READ, 3);
    await expect(page.goto(at(KEPT))).rejects.toThrow();
    await page.waitForURL('chrome-error://chromewebdata/');
  });

  await test.step('nothing of the user is kept', async () => {
    await show(path.join(folder, '3'));
    await page.goto(at(READ));
    const { addresses, found } = await readCaches(page, [user.access_token, user.web_user_id]);
    expect(addresses.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
    const others = addresses.filter(
      (address) =>
        !/^http:\/\/localhost:\d+\/(?:game-library|page-data|static|search-index|item-cards|\.kept|[\w~-]+-[0-9a-f]{8}\.js$)/.test(
          address,
        ),
    );
    expect(others).toEqual([]);
  });

  await test.step('the operator switches it off by a file', async () => {
    writeFileSync(path.join(folder, '3', 'offline.json'), '{"enabled":false}');
    await page.goto(at(READ));
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const left = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(left).toBe(0);
  });
});

test('a release without a worker gets rid of one that answers nothing any more', async ({
  page,
}) => {
  await page.goto(at(READ));
  await expect.poll(() => readKept(page)).toEqual({ 1: [READ] });
  const broken = writeRelease(2);
  writeFileSync(
    path.join(broken, 'sw.js'),
    `addEventListener('install',()=>skipWaiting());addEventListener('fetch',(e)=>e.respondWith(Response.error()));`,
  );
  await show(broken);
  await page.goto(at(READ));
  await expect(async () => {
    await expect(page.goto(at(READ))).rejects.toThrow();
  }).toPass();
  const off = writeRelease(3);
  writeFileSync(path.join(off, 'sw.js'), await removingWorker());
  writeFileSync(path.join(off, 'offline.json'), '{"enabled":false}');
  await show(off);
  await expect(async () => {
    await page.goto(at(READ));
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  }).toPass();
});
