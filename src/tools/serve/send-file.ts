import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControlOf, NOT_FOUND_CACHE } from '../../gatsby/node/outputs/hosting-rules';
import { contentTypeOf } from '../../gatsby/node/outputs/content-types';
import { acceptedEncodings } from './encodings';
import { findCopy, type FoundFile } from './find-file';

/** Sends a file that was found. */
export type SendFile = (
  req: IncomingMessage,
  res: ServerResponse,
  file: FoundFile,
) => Promise<void>;

/** Answers in plain text. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': NOT_FOUND_CACHE,
  });
  res.end(`${text}\n`);
}

/**
 * The one kind of range that sirv answers rightly, `bytes=from-to`, or undefined. HTTP allows every other
 * to be answered with the whole file. With If-Range it would have to compare first: whole as well.
 */
function plainRange(req: IncomingMessage, size: number): string | undefined {
  if (req.headers['if-range'] !== undefined) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  if (from === '')
    return to === '' ? undefined : `bytes=${String(Math.max(0, size - Number(to)))}-`;
  const badEnd = to !== '' && (Number(to) === 0 || Number(to) < Number(from));
  return badEnd ? undefined : `bytes=${from}-${to}`;
}

/** sirv pipes without listening: a file that a build removes in this moment would end the process. */
function guardStream(res: ServerResponse): void {
  res.once('pipe', (source) => {
    source.once('error', () => res.destroy());
    // And a visitor who leaves in the middle would leave the file open.
    res.once('close', () => source.destroy());
  });
}

/**
 * Sending by sirv: ETag, conditional requests, ranges, compressed copies. What is sent under an address is
 * decided before, so sirv is asked for exactly one file. It looks at the disk for each request (`dev`):
 * scanning would take seconds at 100,000 pages and go stale with the next build.
 */
export function createSendFile(publicDir: string): SendFile {
  const send = sirv(publicDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: [],
    onNoMatch: (_req, res) => {
      sendText(res, 404, 'Not found');
    },
  });
  return async (req, res, file) => {
    const range = plainRange(req, file.stats.size);
    // A range is a part of the file itself, not of a compressed copy.
    const accepted = range === undefined ? acceptedEncodings(req.headers['accept-encoding']) : [];
    const copy = await findCopy(publicDir, file, accepted);
    req.url = encodeURI(file.name);
    req.headers['accept-encoding'] = copy?.encoding.name ?? '';
    if (range === undefined) delete req.headers.range;
    else req.headers.range = range;
    res.setHeader('Cache-Control', cacheControlOf(file.name));
    res.setHeader('Content-Type', contentTypeOf(file.name));
    res.setHeader('Accept-Ranges', 'bytes');
    guardStream(res);
    send(req, res);
  };
}

/** Sends the error page with status 404; sirv knows no other status than 200. */
export async function sendNotFoundPage(
  req: IncomingMessage,
  res: ServerResponse,
  publicDir: string,
  page: FoundFile,
): Promise<void> {
  const copy = await findCopy(publicDir, page, acceptedEncodings(req.headers['accept-encoding']));
  const body = await readFile(path.join(publicDir, (copy ?? page).name));
  res.writeHead(404, {
    'Content-Type': contentTypeOf(page.name),
    'Content-Length': body.length,
    'Cache-Control': NOT_FOUND_CACHE,
    Vary: 'Accept-Encoding',
    ...(copy && { 'Content-Encoding': copy.encoding.name }),
  });
  res.end(body);
}
