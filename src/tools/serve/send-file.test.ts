import fs from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../node/temp-folder';
import { compressPublic } from '../../gatsby/node/outputs/compress/compress-public';
import { tempFolder } from '../../testing/temp-folder';
import { startSite, type Site } from './site-server';
import { rawRequest } from './testing/raw-request';
import {
  APP,
  makeSamplePublic,
  sampleFiles,
} from '../../gatsby/node/outputs/hosting/testing/sample-public';

let publicDir: string;
let site: Site;

beforeEach(async () => {
  publicDir = await makeSamplePublic(tempFolder());
  site = await startSite({ publicDir, port: 0, quiet: true });
});

afterEach(async () => {
  await site.close();
});

describe('headers', () => {
  test('HEAD has the headers of GET and no body', async () => {
    for (const target of ['/terms', '/nothing']) {
      const head = await rawRequest(site.url, target, { method: 'HEAD' });
      const get = await rawRequest(site.url, target);
      expect([head.status, head.text]).toEqual([get.status, '']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is 405', async (method) => {
    const answer = await rawRequest(site.url, '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('what a browser has already is not sent again', async () => {
    const { headers } = await rawRequest(site.url, '/terms/');
    const again = await rawRequest(site.url, '/terms', {
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  test('a range goes on only with the file that it began with', async () => {
    const { etag } = (await rawRequest(site.url, '/numbers.bin')).headers;
    const rest = { range: 'bytes=7-' };
    const same = await rawRequest(site.url, '/numbers.bin', {
      headers: { ...rest, 'if-range': etag },
    });
    expect([same.status, same.text]).toEqual([206, '789']);
    const other = await rawRequest(site.url, '/numbers.bin', {
      headers: { ...rest, 'if-range': '"other"' },
    });
    expect([other.status, other.text]).toEqual([200, '0123456789']);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-4', 206, '6789', 'bytes 6-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    // HTTP has these answered with the whole file.
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=1-2,4-5', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('range %s', async (range, status, text, contentRange) => {
    const answer = await rawRequest(site.url, '/numbers.bin', { headers: { range } });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });
});

describe('a file that cannot be sent after all', () => {
  test('is a plain 404 without headers of the file, and the server goes on', async () => {
    // `send` looks again, after the server has found the file: a build may remove it in between.
    const stat = jest.spyOn(fs, 'stat') as unknown as jest.SpyInstance;
    stat.mockImplementationOnce((_file: string, done: (error: Error) => void) => {
      done(Object.assign(new Error('gone'), { code: 'ENOENT' }));
    });
    const gone = await rawRequest(site.url, '/numbers.bin');
    expect([gone.status, gone.text]).toEqual([404, 'Not found\n']);
    expect([gone.headers['cache-control'], gone.headers['accept-ranges']]).toEqual([
      'no-cache',
      undefined,
    ]);
    expect((await rawRequest(site.url, '/numbers.bin')).status).toBe(200);
  });
});

describe('compressed copies', () => {
  const text = sampleFiles[APP] ?? '';

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0, *;q=0', undefined],
  ])('for "%s": %s', async (accepted, encoding) => {
    await compressPublic(publicDir);
    const { headers, body } = await rawRequest(site.url, `/${APP}`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
  });

  test('the error page is compressed too', async () => {
    writeFiles(publicDir, { '404.html': 'not found '.repeat(300) });
    await compressPublic(publicDir);
    const answer = await rawRequest(site.url, '/x', { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(answer.body).toString()).toMatch(/^not found/);
  });

  test('a copy of an older build is not sent', async () => {
    await compressPublic(publicDir);
    writeFiles(publicDir, { [APP]: 'new' });
    const answer = await rawRequest(site.url, `/${APP}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.text, answer.headers['content-encoding']]).toEqual(['new', undefined]);
  });

  test('a range is one of the file itself', async () => {
    await compressPublic(publicDir);
    const answer = await rawRequest(site.url, `/${APP}`, {
      headers: { 'accept-encoding': 'br', range: 'bytes=3-5' },
    });
    expect([answer.status, answer.text]).toEqual([206, text.slice(3, 6)]);
  });
});
