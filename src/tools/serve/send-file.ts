import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { contentTypeOf } from '../../gatsby/node/outputs/hosting/content-types';
import { cacheControlOf, NOT_FOUND_CACHE } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { errorCode } from '../../node/errors';
import { acceptedEncodings } from './encodings';
import { findCopy, type FoundFile } from './find-file';

/** Answers in plain text. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': NOT_FOUND_CACHE,
  });
  res.end(`${text}\n`);
}

/** Headers that `send` may have set before it found that the file cannot be sent. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'ETag',
  'Last-Modified',
];

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' ? error.status : 500;
}

/** Answers in place of a file that cannot be sent, such as one that a build has just removed. */
function sendFailure(res: ServerResponse, error: unknown): void {
  if (res.headersSent) {
    // The visitor must not take a part for the whole.
    res.destroy();
    return;
  }
  const status = statusOf(error);
  if (status === 416) {
    res.writeHead(status).end();
    return;
  }
  for (const name of FILE_HEADERS) res.removeHeader(name);
  if (status === 404) sendText(res, status, 'Not found');
  else if (status === 412) sendText(res, status, 'The file has changed');
  else {
    console.error(`[site] a file cannot be sent (${String(errorCode(error))}):`, error);
    sendText(res, 500, 'Internal server error');
  }
}

/**
 * The range that a request asks for, if it is a single one that HTTP allows, cut to the size of the file: `send` refuses
 * a suffix that is longer than the file. Every other range is to be ignored, so that the whole file is sent.
 * @param size in bytes
 */
function singleRange(header: string | undefined, size: number): string | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first !== '') return last !== '' && Number(last) < Number(first) ? undefined : header;
  return last === '' ? undefined : `bytes=-${String(Math.min(Number(last), size))}`;
}

interface Sending {
  /** Gatsby's `public`. */
  readonly publicDir: string;
  readonly file: FoundFile;
  readonly cacheControl: string;
  /** True when ranges and conditional requests are answered. */
  readonly partial: boolean;
}

/**
 * Sends a file that was found, or its compressed copy, with the headers of the file. `send` does ETag, conditional
 * requests, ranges and HEAD; it asks the disk each time, so that a rebuild is served at once.
 */
async function sendWith(
  req: IncomingMessage,
  res: ServerResponse,
  { publicDir, file, cacheControl, partial }: Sending,
): Promise<void> {
  const range = partial ? singleRange(req.headers.range, file.stats.size) : undefined;
  if (range !== undefined) req.headers.range = range;
  // A range is a part of the file itself, not of a compressed copy.
  const accepted = range === undefined ? acceptedEncodings(req.headers['accept-encoding']) : [];
  const copy = await findCopy(publicDir, file, accepted);
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('Content-Type', contentTypeOf(file.name));
  res.setHeader('Vary', 'Accept-Encoding');
  if (partial) res.setHeader('Accept-Ranges', 'bytes');
  if (copy) res.setHeader('Content-Encoding', copy.encoding.name);
  send(req, encodeURI((copy ?? file).name), {
    root: publicDir,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: range !== undefined,
    etag: partial,
    lastModified: partial,
  })
    .on('error', (error: unknown) => {
      sendFailure(res, error);
    })
    .pipe(res);
}

/** Sends a file of the site. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  publicDir: string,
  file: FoundFile,
): Promise<void> {
  return sendWith(req, res, {
    publicDir,
    file,
    cacheControl: cacheControlOf(file.name),
    partial: true,
  });
}

/** Sends the error page, whole and with status 404. */
export function sendNotFoundPage(
  req: IncomingMessage,
  res: ServerResponse,
  publicDir: string,
  page: FoundFile,
): Promise<void> {
  res.statusCode = 404;
  return sendWith(req, res, {
    publicDir,
    file: page,
    cacheControl: NOT_FOUND_CACHE,
    partial: false,
  });
}
