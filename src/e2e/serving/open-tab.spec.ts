import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, type Page } from '@playwright/test';
import { makeTempFolder } from '../../node/temp-folder';
import { blockedScripts } from '../../tools/release-load/blocked-scripts';
import { DerivedBuilds } from '../../tools/release-load/derived-builds';
import { releaseNow } from '../../tools/release-load/release-load';
import { ReleaseStore } from '../../tools/release/release-store';
import { startNginx, type Nginx } from '../../tools/web-servers/nginx';
import { waitForHydration, watchDocuments, watchProblems } from '../page-monitor';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2026-10-01T00:00:00Z');

let folder: string;
let builds: DerivedBuilds;
let store: ReleaseStore;
let nginx: Nginx;

/**
 * Releases the build of a day, whose data are new.
 * @param scripts number of its scripts, all of which have other names than those of another number
 */
async function releaseOfDay(
  day: number,
  scripts = day,
  reload = () => nginx.reload(),
): Promise<void> {
  await builds.write(scripts, day);
  await releaseNow(store, builds.folder, { now: new Date(FIRST_DAY + day * DAY_MS), reload });
}

test.beforeEach(async () => {
  folder = makeTempFolder();
  builds = new DerivedBuilds(path.resolve('public'), path.join(folder, 'build'));
  store = new ReleaseStore(path.join(folder, 'site'));
  await releaseOfDay(0, 0, () => Promise.resolve());
  nginx = await startNginx({ root: store.current, rules: store.hostingFolder });
});

test.afterEach(async () => {
  await nginx.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page and waits until nothing of it is still to come but what a visitor asks for. */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(nginx.url + address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return watchDocuments(page);
}

/** Lists the numbers of the scripts that have run in the page as it is now. */
function ranScripts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const ran: unknown = Reflect.get(window, 'ranScripts');
    return Array.isArray(ran) ? [...new Set(ran.filter((each) => typeof each === 'number'))] : [];
  });
}

async function follow(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(nginx.url + address);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the login, whose code comes when it is first wanted, and what is typed there. */
async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('手机号').fill('13800138000');
}

async function closeLogin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
}

test('an open tab goes on over three releases: nothing fails, and no page runs scripts of two builds', async ({
  page,
}) => {
  const check = watchProblems(page);
  const documents = await open(page, '/about-us/?channel=a');
  await releaseOfDay(1);
  // The code of the login is that of the tab's own build, which the newer release still has.
  await openLogin(page);
  expect(await ranScripts(page)).toEqual([0]);
  await closeLogin(page);
  await releaseOfDay(2);
  // A page that the tab has no data of: it is told of the other build, and the click loads the page anew.
  await follow(page, '活动', '/activity/?channel=a');
  expect(documents).toEqual(['/activity/?channel=a']);
  expect(await ranScripts(page)).toEqual([2]);
  await releaseOfDay(3);
  await openLogin(page);
  await closeLogin(page);
  expect(await ranScripts(page)).toEqual([2]);
  await follow(page, '游戏搭子', '/game-partner/?channel=a');
  // The link is in sight: where the tab has fetched its page before the release, it goes on with its own build.
  const [, reloaded] = documents;
  expect([undefined, '/game-partner/?channel=a']).toContain(reloaded);
  expect(await ranScripts(page)).toEqual([reloaded === undefined ? 2 : 3]);
  check();
});

test('a connection that is opened before a release, and asks behind it, gets no page whose scripts the old rules block', async () => {
  const socket = connect({ host: 'localhost', port: Number(new URL(nginx.url).port) });
  await once(socket, 'connect');
  await releaseOfDay(1);
  const answered = text(socket).catch(() => '');
  socket.end('GET /activity/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answer = await answered;
  // A browser opens another one where it was closed.
  if (answer === '') return;
  const [head = '', html = ''] = answer.split('\r\n\r\n');
  expect(blockedScripts(head, html)).toEqual([]);
});

test('a tab that is thirty releases old still works, and one whose files are gone loads once anew', async ({
  page,
  browser,
}) => {
  const check = watchProblems(page);
  const documents = await open(page, '/about-us/?channel=a');
  // With a cache of its own, which has nothing of what the first tab has fetched.
  const other = await (await browser.newContext()).newPage();
  const otherDocuments = await open(other, '/about-us/?channel=b#main');
  // Other scripts on the first day and on the last, other data on all: a nightly build of a site whose code seldom changes.
  await releaseOfDay(1);
  for (let day = 2; day < 30; day += 1) await releaseOfDay(day, 1, () => Promise.resolve());
  await releaseOfDay(30);
  // Its own release is long removed; only its hashed files are still there.
  expect(store.list()).toHaveLength(5);
  await openLogin(page);
  expect(await ranScripts(page)).toEqual([0]);
  expect(documents).toEqual([]);
  await closeLogin(page);
  await follow(page, '活动', '/activity/?channel=a');
  expect(documents).toEqual(['/activity/?channel=a']);
  expect(await ranScripts(page)).toEqual([30]);
  check();

  // Named last by the release of day 0, and missing since day 1: gone after 30 days more.
  for (const day of [31, 32]) await releaseOfDay(day);
  await other.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
  await expect(other.getByRole('dialog', { name: '登录' })).toBeVisible();
  await expect(other).toHaveURL(`${nginx.url}/about-us/?channel=b#main`);
  expect(otherDocuments).toEqual(['/about-us/?channel=b']);
  expect(await ranScripts(other)).toEqual([32]);
  await other.context().close();
});
