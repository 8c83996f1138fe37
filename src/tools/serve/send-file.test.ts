/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPublic } from '../compress';
import { startSite, type Site } from './site-server';
import { rawRequest } from './testing/raw-request';
import {
  APP,
  makeSamplePublic,
  sampleFiles,
  writeFiles,
  type TestFolder,
} from './testing/sample-public';

let made: TestFolder;
let site: Site;

beforeEach(async () => {
  made = await makeSamplePublic();
  site = await startSite({ publicDir: made.folder, port: 0, quiet: true });
});

afterEach(async () => {
  await site.close();
  made.remove();
});

describe('headers', () => {
  const forEver = 'public, max-age=31536000, immutable';
  const anHour = 'public, max-age=3600';
  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/terms.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/game-partner/chat-1', 'no-cache', 'text/html; charset=utf-8'],
    ['/page-data/index/page-data.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/page-data/app-data.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/builds/latest.json', 'no-cache', 'application/json; charset=utf-8'],
    [`/${APP}`, forEver, 'text/javascript; charset=utf-8'],
    ['/styles.0123456789abcdef0123.css', forEver, 'text/css; charset=utf-8'],
    ['/static/pictures/0123456789abcdef-320.webp', forEver, 'image/webp'],
    ['/plain.js', anHour, 'text/javascript; charset=utf-8'],
    ['/robots.txt', anHour, 'text/plain; charset=utf-8'],
    ['/sitemap.xml', anHour, 'application/xml; charset=utf-8'],
    ['/favicon.ico', anHour, 'image/x-icon'],
    ['/CNAME', anHour, 'application/octet-stream'],
  ])('%s: %s, %s', async (target, cache, type) => {
    const { headers } = await rawRequest(site.url, target);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

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

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-4', 206, '6789', 'bytes 6-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    // The whole file is a right answer to these too.
    ['bytes=0-0', 200, '0123456789', undefined],
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
    await compressPublic(made.folder);
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
    writeFiles(made.folder, { '404.html': 'not found '.repeat(300) });
    await compressPublic(made.folder);
    const answer = await rawRequest(site.url, '/x', { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(answer.body).toString()).toMatch(/^not found/);
  });

  test('a copy of an older build is not sent', async () => {
    await compressPublic(made.folder);
    writeFiles(made.folder, { [APP]: 'new' });
    const answer = await rawRequest(site.url, `/${APP}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.text, answer.headers['content-encoding']]).toEqual(['new', undefined]);
  });

  test('a range is one of the file itself', async () => {
    await compressPublic(made.folder);
    const answer = await rawRequest(site.url, `/${APP}`, {
      headers: { 'accept-encoding': 'br', range: 'bytes=3-5' },
    });
    expect([answer.status, answer.text]).toEqual([206, text.slice(3, 6)]);
  });
});
