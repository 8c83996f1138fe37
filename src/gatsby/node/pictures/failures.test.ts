import { createServer } from 'node:net';
import { listen } from '../../../node/listen';
import { fastFolder } from '../../../testing/temp-folder';
import { pictureKey, type NeededPicture } from './picture-kinds';
import {
  answer,
  flatPicture,
  pixelBomb,
  startPictureServer,
  testOptions,
  type Handler,
  type PictureServer,
} from './testing/picture-server';
import { placeholder } from './placeholder';
import { resolvePictures, type ResolveOptions } from './resolve-pictures';

let server: PictureServer;
let storeDir: string;
let jpeg: Buffer;

beforeEach(async () => {
  server = await startPictureServer();
  storeDir = fastFolder();
  jpeg = await flatPicture(600, 400).jpeg().toBuffer();
});
afterEach(async () => {
  await server.close();
});

async function run(urls: readonly string[], extra: Partial<ResolveOptions> = {}) {
  const { options, warned } = testOptions(storeDir, [server.host]);
  const needed = urls.map((url): NeededPicture => ({ kind: 'cover', url }));
  const index = await resolvePictures(needed, { ...options, ...extra });
  return { pictures: needed.map((picture) => index.get(pictureKey(picture))), warned };
}

describe('a picture that cannot be had is a placeholder and one warning', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  const cases: [name: string, handler: () => Handler, reason: RegExp][] = [
    ['404', () => answer(404, 'no'), /the server answers 404$/],
    ['HTML', () => answer(200, '<!doctype html><p>Hello'), /no JPEG, PNG, WebP, AVIF or GIF/],
    ['HTML as image/png', () => answer(200, '<p>', { 'content-type': 'image/png' }), /no JPEG/],
    ['SVG', () => answer(200, svg, { 'content-type': 'image/svg+xml' }), /no JPEG/],
    ['nothing', () => answer(200, ''), /no JPEG/],
    ['half a file', () => answer(200, jpeg.subarray(0, jpeg.length / 2)), /cannot be decoded/],
    ['too many pixels', () => answer(200, pixelBomb()), /cannot be decoded \(.*pixel limit/],
    [
      'a redirect away',
      () => answer(302, '', { location: 'http://evil.example/x.png' }),
      /evil\.example is not among/,
    ],
    [
      'a redirect to a file',
      () => answer(302, '', { location: 'file:///etc/passwd' }),
      /file: is neither/,
    ],
    ['a redirect to nowhere', () => answer(302, ''), /redirects \(302\) to nowhere/],
    [
      'a redirect that is no address',
      () => answer(302, '', { location: 'http://[' }),
      /to nowhere/,
    ],
    ['a redirect to itself', () => answer(302, '', { location: '/x' }), /more than 5 times/],
    ['304 to nobody', () => answer(304, ''), /answers 304/],
  ];
  test.each(cases)('%s', async (_, handler, reason) => {
    server.on('/x', handler());
    server.serve('/good.jpg', jpeg);
    const { pictures, warned } = await run([server.url('/x'), server.url('/good.jpg')]);
    expect(pictures[0]).toEqual(placeholder('cover'));
    expect(pictures[1]?.srcSet).not.toBe('');
    expect(warned).toHaveLength(1);
    expect(warned[0]).toMatch(reason);
    expect(warned[0]).toContain(`Picture ${server.url('/x')} (cover) is replaced`);
  });

  test.each([
    ['javascript:alert(1)', /javascript: is neither http: nor https:/],
    ['data:image/png;base64,AAAA', /data: is neither/],
    ['/relative.png', /not an address/],
    ['http://other.example/x.png', /other\.example is not among the hosts/],
    ['http://127.0.0.1:1/x.png', /127\.0\.0\.1:1 is not among/],
  ])('%s', async (url, reason) => {
    const { pictures, warned } = await run([url]);
    expect(pictures).toEqual([placeholder('cover')]);
    expect(warned).toEqual([expect.stringMatching(reason)]);
  });

  test('a user name in the address', async () => {
    server.serve('/x', jpeg);
    const { warned } = await run([server.url('/x').replace('//', '//me@')]);
    expect(warned).toEqual([expect.stringContaining('user name')]);
    expect(server.asked).toEqual([]);
  });

  test('too large, whether it says so or not', async () => {
    const large = Buffer.alloc(300_000, jpeg);
    // Says so and then stalls: waiting for the body would end in another reason.
    server.on('/says', (_, response) => {
      response.writeHead(200, { 'content-length': String(large.length) });
      response.write(large.subarray(0, 100));
    });
    server.on('/flows', (_, response) => {
      response.write(large.subarray(0, 150_000));
      response.end(large.subarray(150_000));
    });
    const { pictures, warned } = await run([server.url('/says'), server.url('/flows')], {
      maxBytes: 200_000,
    });
    expect(pictures).toEqual([placeholder('cover'), placeholder('cover')]);
    expect(warned).toHaveLength(2);
    for (const line of warned) expect(line).toContain('larger than 0.2 MB');
  });

  test('a connection that breaks off, after two retries', async () => {
    server.on('/x', (_, response) => {
      response.writeHead(200, { 'content-length': String(jpeg.length) });
      response.write(jpeg.subarray(0, 100), () => response.destroy());
    });
    const { pictures, warned } = await run([server.url('/x')]);
    expect(pictures).toEqual([placeholder('cover')]);
    expect(server.asked).toEqual(['/x', '/x', '/x']);
    expect(warned).toEqual([expect.stringContaining('the server cannot be reached')]);
  });

  test('a server that hangs, before or within the body', async () => {
    server.on('/never', () => undefined);
    server.on('/stops', (_, response) => {
      response.write(jpeg.subarray(0, 100));
    });
    const { pictures, warned } = await run([server.url('/never'), server.url('/stops')], {
      timeoutMs: 100,
    });
    expect(pictures).toEqual([placeholder('cover'), placeholder('cover')]);
    expect(warned).toHaveLength(2);
    for (const line of warned) expect(line).toContain('no answer within 0.1 s');
  });
});

test('five redirects are followed', async () => {
  for (let at = 0; at < 5; at += 1) {
    server.on(`/${String(at)}`, answer(301, '', { location: `/${String(at + 1)}` }));
  }
  server.serve('/5', jpeg);
  const { pictures, warned } = await run([server.url('/0')]);
  expect(warned).toEqual([]);
  expect(pictures[0]?.srcSet).not.toBe('');
});

test('503 is tried again, 404 is not', async () => {
  let times = 0;
  server.on('/x', (_, response) => {
    times += 1;
    response.writeHead(times < 3 ? 503 : 200).end(times < 3 ? '' : jpeg);
  });
  const { pictures, warned } = await run([server.url('/x'), server.url('/404')]);
  expect(pictures[0]?.srcSet).not.toBe('');
  expect(server.asked.filter((route) => route === '/404')).toHaveLength(1);
  expect(warned).toHaveLength(1);
});

test('a host that does not answer is given up after five addresses', async () => {
  const hanging = createServer();
  const host = `127.0.0.1:${String(await listen(hanging))}`;
  let connections = 0;
  hanging.on('connection', (socket) => {
    connections += 1;
    socket.destroy();
  });
  const urls = Array.from({ length: 12 }, (_, at) => `http://${host}/${String(at)}`);
  const { pictures, warned } = await run(urls, { origins: [host], concurrency: 1 });
  await new Promise((closed) => hanging.close(closed));
  expect(connections).toBe(15);
  expect(pictures).toEqual(urls.map(() => placeholder('cover')));
  expect(warned[11]).toContain(`${host} is not asked any more`);
});

test('after 20 warnings the rest is one line, and no address breaks a line', async () => {
  const urls = Array.from({ length: 30 }, (_, at) => `ftp://x/${String(at)}\n${'y'.repeat(500)}`);
  const { warned } = await run(urls);
  expect(warned).toHaveLength(21);
  expect(warned[20]).toBe(
    '10 more pictures have trouble: 10 replaced by a placeholder, 0 stored copies',
  );
  for (const line of warned) {
    expect(line).not.toContain('\n');
    expect(line.length).toBeLessThan(300);
  }
});

test('one warning names every kind that wants the address', async () => {
  const { options, warned } = testOptions(storeDir, [server.host]);
  const url = server.url('/404');
  const kinds = ['cover', 'icon'] as const;
  const index = await resolvePictures(
    [...kinds, ...kinds].map((kind) => ({ kind, url })),
    options,
  );
  expect(warned).toEqual([expect.stringContaining('(cover, icon)')]);
  expect([...index.values()]).toEqual(kinds.map((kind) => placeholder(kind)));
});
