import { readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { closeServer, listen } from '../../../../node/listen';
import { fastFolder } from '../../../../testing/temp-folder';
import { pictureKey, type Picture, type PictureIndex, type NeededPicture } from '../picture-kinds';
import { PICTURES_PATH } from '../../../../routes/pictures-path';
import { resolvePictures, type ResolveOptions } from '../resolve-pictures';
import { encodedDir, storedFile } from '../picture-store';

/** Answers a request of the test. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers every request alike. */
export function answer(
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Handler {
  return (_, response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** A real server for the tests: what each path answers may change while it runs. */
export async function startPictureServer() {
  const handlers = new Map<string, Handler>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const handler = handlers.get(url);
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  const host = `127.0.0.1:${String(await listen(server))}`;
  return {
    host,
    /** Paths in the order in which they were asked for. */
    asked,
    url: (route: string) => `http://${host}${route}`,
    on: (route: string, handler: Handler) => handlers.set(route, handler),
    serve: (route: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
      handlers.set(route, (request, response) => {
        const { etag } = headers;
        if (etag !== undefined && request.headers['if-none-match'] === etag) {
          response.writeHead(304, headers).end();
        } else {
          response.writeHead(200, headers).end(bytes);
        }
      }),
    close: () => closeServer(server),
  };
}

/** A running test server. */
export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>;

/** Options that do not wait long before another try, and the warnings and notes that came. */
export function testOptions(storeDir: string, origins: readonly string[]) {
  const warned: string[] = [];
  const told: string[] = [];
  const options: ResolveOptions = {
    mode: 'build',
    origins,
    storeDir,
    log: { warn: (line) => warned.push(line), info: (line) => told.push(line) },
    retryDelayMs: 5,
    timeoutMs: 60_000,
  };
  return { options, warned, told };
}

/** A picture of one colour. */
export function flatPicture(width: number, height: number, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 4, background } });
}

/** A server and an empty store, and what a test does with them. */
export async function pictureBench() {
  const server = await startPictureServer();
  const storeDir = fastFolder();
  return {
    ...server,
    storeDir,
    removeStore: () => rm(storeDir, { recursive: true, force: true }),
    cover: (route: string): NeededPicture => ({ kind: 'cover', url: server.url(route) }),
    run: async (needed: readonly NeededPicture[], extra: Partial<ResolveOptions> = {}) => {
      const { options, warned, told } = testOptions(storeDir, [server.host]);
      server.asked.length = 0;
      const index = await resolvePictures(needed, { ...options, ...extra });
      const encoded = Number(/(\d+) files encoded/.exec(told[0] ?? '')?.[1]);
      return { index, warned, told, encoded, asked: [...server.asked] };
    },
    encodedFiles: async () =>
      (await readdir(encodedDir(storeDir))).filter((name) => name.endsWith('.webp')),
    fileBehind: (address: string): string => {
      const file = storedFile(storeDir, address.replace(PICTURES_PATH, ''));
      if (file === undefined) throw new Error(`${address} is not ours`);
      return file;
    },
  };
}

/** The picture of one that is needed. */
export function resolvedPicture(index: PictureIndex, needed: NeededPicture): Picture {
  const picture = index.get(pictureKey(needed));
  if (!picture) throw new Error(`No picture for ${pictureKey(needed)}`);
  return picture;
}

/** The addresses of a srcSet with their widths. */
export function candidates(picture: Picture) {
  return picture.srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number(width.slice(0, -1)) };
  });
}

/** A PNG of 200 bytes that says that it is 30,000 pixels wide and high. */
export function pixelBomb(): Buffer {
  const crc = (data: Buffer): Buffer => {
    let value = ~0;
    for (const byte of data) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    }
    const result = Buffer.alloc(4);
    result.writeUInt32BE(~value >>> 0);
    return result;
  };
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const named = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([length, named, crc(named)]);
  };
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
