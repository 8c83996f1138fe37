import { createServer } from 'node:http';
import fs, { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeHosting } from '../../gatsby/node/outputs/hosting/hosting';
import {
  APP,
  makeCompressedSample,
  makeSamplePublic,
  sampleFiles,
  sampleHeaders,
  samplePages,
} from '../../gatsby/node/outputs/hosting/testing/sample-public';
import { closeServer, listen } from '../../node/listen';
import { writeFiles } from '../../node/temp-folder';
import { tempFolder } from '../../testing/temp-folder';
import { startSite, type Site } from './site-server';
import { rawRequest, type RawResponse } from './testing/raw-request';

let publicDir: string;
let site: Site;

beforeEach(async () => {
  publicDir = await makeSamplePublic(tempFolder());
  site = await startSite({ publicDir, port: 0, quiet: true });
});

afterEach(async () => {
  await site.close();
});

describe('addresses', () => {
  test.each([
    '/%',
    '/%E7%A7',
    '/a%00b',
    '/../package.json',
    '/en/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cwindows',
    'nonsense',
  ])('%s is malformed', async (target) => {
    expect((await rawRequest(site.url, target)).status).toBe(400);
    expect((await rawRequest(site.url, '/')).status).toBe(200);
  });
});

describe('old addresses', () => {
  test('new redirects are picked up while it serves', async () => {
    const redirects = [{ from: '/later', to: '/terms/', status: 308 }];
    await writeHosting({ pages: samplePages, redirects, headers: sampleHeaders, publicDir });
    utimesSync(path.join(publicDir, 'hosting', 'redirects.json'), 1, 1);
    expect((await rawRequest(site.url, '/later')).status).toBe(308);
  });
});

describe('headers of a build', () => {
  const policy = (sent: RawResponse) => sent.headers['content-security-policy'];

  test.each([
    ['/terms', 200],
    ['/terms.html', 200],
    ['/nothing', 404],
    ['/game-partner/chat-12', 200],
    ['/game-partner/nothing', 404],
  ])('%s is a page, which has them all', async (target, status) => {
    const answer = await rawRequest(site.url, target);
    expect([answer.status, policy(answer)]).toEqual([status, sampleHeaders[1]?.value]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    // Browsers take no notice of it without TLS.
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test.each([
    [`/${APP}`, 200],
    ['/robots.txt', 200],
    ['/nothing.json', 404],
    ['/%', 400],
    ['/%E6%97%A7', 301],
  ])('%s is none, and has only those of every answer', async (target, status) => {
    const answer = await rawRequest(site.url, target);
    expect([answer.status, policy(answer)]).toEqual([status, undefined]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('are sent again with what a browser has already', async () => {
    const { headers } = await rawRequest(site.url, '/terms');
    const again = await rawRequest(site.url, '/terms', {
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.status, policy(again)]).toEqual([304, sampleHeaders[1]?.value]);
  });

  test('that are new are picked up while it serves', async () => {
    const headers = [{ name: 'X-New', value: 'a', scope: 'all', why: 'b' }] as const;
    await writeHosting({ pages: samplePages, redirects: [], headers, publicDir });
    utimesSync(path.join(publicDir, 'hosting', 'headers.json'), 1, 1);
    const answer = await rawRequest(site.url, '/terms');
    expect([answer.headers['x-new'], policy(answer)]).toEqual(['a', undefined]);
  });
});

describe('a rebuild while it serves', () => {
  test('new, changed and removed pages are picked up', async () => {
    expect((await rawRequest(site.url, '/new/')).status).toBe(404);
    writeFiles(publicDir, { 'new/index.html': 'new page', 'index.html': 'longer home page' });
    rmSync(path.join(publicDir, 'terms'), { recursive: true });
    expect((await rawRequest(site.url, '/new')).text).toBe('new page');
    expect((await rawRequest(site.url, '/')).text).toBe('longer home page');
    expect((await rawRequest(site.url, '/terms')).status).toBe(404);
  });

  test('new rewrites are picked up, broken ones are not', async () => {
    const rewrites = path.join(publicDir, 'hosting', 'rewrites.json');
    writeFiles(publicDir, { 'en/profile/index.html': 'profile en' });
    expect((await rawRequest(site.url, '/en/profile/removeAccount-1')).status).toBe(404);
    const pages = [...samplePages, { path: '/en/profile/', matchPath: '/en/profile/*' }];
    await writeHosting({ pages, redirects: [], headers: [], publicDir });
    utimesSync(rewrites, 1, 1);
    expect((await rawRequest(site.url, '/en/profile/removeAccount-1')).text).toBe('profile en');

    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFiles(publicDir, { 'hosting/rewrites.json': '[{' });
    expect((await rawRequest(site.url, '/en/profile/removeAccount-1')).text).toBe('profile en');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

describe('a link that a release switches', () => {
  let served: Site;
  afterEach(() => served.close());

  /**
   * Serves a link to the first of two releases; the second one is smaller, and has no compressed copies.
   * @returns what switches the link
   */
  async function serveLink(): Promise<() => void> {
    const folder = tempFolder();
    const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')];
    await makeCompressedSample(one);
    await makeSamplePublic(two);
    writeFiles(two, { [APP]: 'two', 'index.html': 'home two' });
    await writeHosting({ pages: samplePages, redirects: [], headers: [], publicDir: two });
    const current = path.join(folder, 'current');
    symlinkSync('one', current);
    served = await startSite({ publicDir: current, port: 0, quiet: true });
    return () => {
      symlinkSync('two', `${current}.next`);
      renameSync(`${current}.next`, current);
    };
  }

  test('is followed by each request, in files and rules', async () => {
    const switchNow = await serveLink();
    expect((await rawRequest(served.url, '/')).text).toBe('home zh');
    expect((await rawRequest(served.url, '/Lamp')).status).toBe(301);
    switchNow();
    expect((await rawRequest(served.url, '/')).text).toBe('home two');
    expect((await rawRequest(served.url, '/Lamp')).status).toBe(404);
  });

  test('is looked at once in a request: what began with one release ends with it', async () => {
    const switchNow = await serveLink();
    // `send` looks again, after the server has found the file and its copy.
    const look = fs.stat.bind(fs);
    const stat = jest.spyOn(fs, 'stat') as unknown as jest.SpyInstance;
    stat.mockImplementationOnce((...args: Parameters<typeof look>) => {
      switchNow();
      look(...args);
    });
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await rawRequest(served.url, `/${APP}`, { headers });
    stat.mockRestore();
    expect(gunzipSync(answer.body).toString()).toBe(sampleFiles[APP]);
    expect((await rawRequest(served.url, `/${APP}`, { headers })).text).toBe('two');
  });
});

test('the log names the path of a failure, never its query', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const loud = await startSite({ publicDir, port: 0 });
  await rawRequest(loud.url, '/nothing/?searchValue=secret');
  await rawRequest(loud.url, '/%?channel=secret');
  await loud.close();
  const lines = log.mock.calls.flat();
  log.mockRestore();
  expect(lines).toEqual(['[site] 404 GET /nothing/', '[site] 400 GET /%']);
});

describe('starting', () => {
  test('without a built site it says what to do', async () => {
    const empty = tempFolder();
    await expect(startSite({ publicDir: empty, port: 0 })).rejects.toThrow('npm run build');
    writeFiles(empty, { 'index.html': 'x' });
    await expect(startSite({ publicDir: empty, port: 0 })).rejects.toThrow(
      /no finished build.*npm run build/s,
    );
  });

  test('a taken port is named, with the option for another', async () => {
    const other = createServer();
    const port = await listen(other);
    await expect(startSite({ publicDir, port })).rejects.toThrow(
      new RegExp(`${String(port)} is in use.*--port`),
    );
    await closeServer(other);
  });

  test('it may be closed twice', async () => {
    await site.close();
    await expect(site.close()).resolves.toBeUndefined();
  });
});
