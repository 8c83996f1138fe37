import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import { examinePages } from './build-doctor';
import { keptPagesOf } from './page-facts-cache';

const COUNT = 120;
const siteUrl = 'https://www.example.com';

let publicDir: string;
let file: string;
let said: string[];

/** A page that search engines do not list, and that leads to the next one. */
function html(at: number, body = ''): string {
  const next = `/p${String((at + 1) % COUNT)}/`;
  return `<!DOCTYPE html><html lang="en"><head><title>Page ${String(at)}</title><meta name="robots" content="noindex"><script>a()</script></head><body><main id="m${String(at)}"><a href="${next}#m${String((at + 1) % COUNT)}">n</a>${body}</main></body></html>`;
}

function pageFile(at: number): string {
  return path.join(publicDir, `p${String(at)}`, 'index.html');
}

beforeEach(() => {
  publicDir = tempFolder();
  file = path.join(tempFolder(), 'examined', 'pages.txt');
  said = [];
  for (let at = 0; at < COUNT; at += 1) {
    writeFiles(publicDir, { [`p${String(at)}/index.html`]: html(at) });
  }
});

/** Runs the doctor as the next build does. */
async function examine(version = '1') {
  const { findings, ...rest } = await examinePages(
    { publicDir, siteUrl, locales: ['zh', 'en', 'ja'], rewrites: [] },
    { kept: { file, version }, warn: (message) => said.push(message) },
  );
  return { ...rest, faults: findings.map(({ where, what }) => `${where}: ${what}`) };
}

test('a page that is as it was is not read again, and all is found as if it were', async () => {
  expect(await examine()).toMatchObject({ count: COUNT, read: COUNT, faults: [] });
  const before = statSync(file).mtimeMs;
  expect(await examine()).toMatchObject({ count: COUNT, read: 0, faults: [] });
  // Nothing has changed, nothing is written.
  expect(statSync(file).mtimeMs).toBe(before);

  writeFileSync(pageFile(7), html(7, '<a href="/nothing/">x</a><script>b()</script>'));
  const changed = await examine();
  expect(changed).toMatchObject({
    read: 1,
    faults: ['/p7/index.html: leads to /nothing/, which is not there'],
  });
  expect(changed.scripts).toHaveLength(2);
  // The fault stays found, although its page is not read any more.
  expect(await examine()).toMatchObject({ read: 0, faults: changed.faults });

  // What another page does to an unchanged one is found on that.
  rmSync(path.dirname(pageFile(50)), { recursive: true });
  writeFileSync(pageFile(20), html(20).replace('id="m20"', 'id="other"'));
  expect(await examine()).toMatchObject({
    count: COUNT - 1,
    read: 1,
    faults: [
      '/p19/index.html: leads to /p20/#m20, where nothing has that id',
      '/p49/index.html: leads to /p50/#m50, which is not there',
      '/p7/index.html: leads to /nothing/, which is not there',
    ],
  });
  expect(said).toEqual([]);
});

test('facts of another version, or of a file that was cut off, are not taken', async () => {
  await examine();
  expect(await examine('2')).toMatchObject({ read: COUNT });
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, -200));
  expect(await examine('2')).toMatchObject({ read: COUNT });
  writeFileSync(file, whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1));
  expect(await examine('2')).toMatchObject({ read: COUNT });
  expect(await examine('2')).toMatchObject({ read: 0 });
});

test('a fault of the kept facts is found by pages that are read all the same, and throws them all away', async () => {
  await examine();
  // Wrong about every page, so that it does not matter which one is drawn.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"m', '"x'));
  expect(await examine()).toMatchObject({ read: COUNT, faults: [] });
  expect(said).toEqual([expect.stringContaining('all of them are read again')]);
  expect(await examine()).toMatchObject({ read: 0 });
});

test('in a hundred builds, a page that has changed without a new time is found', async () => {
  utimesSync(pageFile(3), 1_000, 1_000);
  await examine();
  writeFileSync(pageFile(3), html(3).replace('id="m3"', 'id="x3"'));
  utimesSync(pageFile(3), 1_000, 1_000);
  let builds = 0;
  while (said.length === 0 && builds < 2000) {
    await examine();
    builds += 1;
  }
  expect(said).toHaveLength(1);
  expect((await examine()).faults).toHaveLength(1);
});

test('links that no page has any more are forgotten before there are as many as others', async () => {
  await examine();
  let count = 0;
  for (let round = 0; count < COUNT && round < 5; round += 1) {
    const links = Array.from(
      { length: 40 },
      (_, at) => `<a href="/p1/?${String(round)}-${String(at)}">x</a>`,
    );
    writeFileSync(pageFile(0), html(0, links.join('')));
    const { read } = await examine();
    count = Math.max(count, read);
  }
  expect(count).toBe(COUNT);
});

test('facts follow from the code that reads pages and from the address of the site', async () => {
  const folder = tempFolder({ 'a.js': 'one', 'b.js': 'two' });
  const version = async (name: string, address: string) =>
    (await keptPagesOf(folder, path.join(folder, name), address))?.version;
  const one = await version('a.js', siteUrl);
  expect(await version('a.js', siteUrl)).toBe(one);
  expect(await version('b.js', siteUrl)).not.toBe(one);
  expect(await version('a.js', 'https://b.example')).not.toBe(one);
  expect(await version('none.js', siteUrl)).toBeUndefined();
  expect(existsSync(path.join(folder, 'examined'))).toBe(false);
});
