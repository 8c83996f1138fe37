import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  isData,
  isHidden,
  NOT_FOUND_DOCUMENT,
  redirectFor,
  type RedirectRule,
} from '../../gatsby/node/outputs/hosting/hosting-rules';
import { headersOf } from '../../gatsby/node/outputs/hosting/response-headers';
import { closeServer } from '../../node/listen';
import { UsageError } from '../../node/errors';
import { withoutQuery } from '../../node/without-query';
import { listenOrExplain } from '../ports';
import { findFile, findShell, firstFile, type FoundFile } from './find-file';
import { requestPath } from '../../gatsby/node/outputs/hosting/request-path';
import { sendFile, sendNotFoundPage, sendText } from './send-file';
import { watchHosting, type WatchedHosting } from './watch-hosting';

export interface SiteOptions {
  /** Gatsby's `public`, built and with its `hosting/rewrites.json`, or a link to it, such as `current` of a release. */
  readonly publicDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Default: this machine only. */
  readonly host?: string;
  /** No line for each request that failed. */
  readonly quiet?: boolean;
  /** Answers a request before anything else does, and says whether it has. */
  readonly answerFirst?: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
}

export interface Site {
  /** The origin, without a slash at its end. */
  readonly url: string;
  /** Ends all connections. May be called twice. */
  readonly close: () => Promise<void>;
}

interface Handling {
  /** The folder with the build, no link to it: all of a request is answered from one release. */
  readonly publicDir: string;
  readonly hosting: WatchedHosting;
}

const METHODS = ['GET', 'HEAD'];

/** Longer than clients and proxies keep an idle connection, so that none reuses one as it is being closed. */
const KEEP_ALIVE_MS = 65_000;

/** Sets the headers that the rules have for a file; for an answer of our own words where there is none. */
async function setHeaders(
  res: ServerResponse,
  { publicDir, hosting }: Handling,
  file?: FoundFile,
): Promise<void> {
  for (const { name, value } of headersOf(file?.name, await hosting.headers(publicDir))) {
    res.setHeader(name, value);
  }
}

async function notFound(
  req: IncomingMessage,
  res: ServerResponse,
  handling: Handling,
): Promise<void> {
  const { publicDir } = handling;
  const page = await firstFile(publicDir, [NOT_FOUND_DOCUMENT]);
  await setHeaders(res, handling, page);
  if (page) await sendNotFoundPage(req, res, publicDir, page);
  else sendText(res, 404, 'Not found');
}

/** Leads to the address of today, with the query that was asked for. */
function sendRedirect(
  req: IncomingMessage,
  res: ServerResponse,
  { to, status }: RedirectRule,
): void {
  const [, query] = (req.url ?? '').split('?');
  res.setHeader('Location', query === undefined ? to : `${to}?${query}`);
  sendText(res, status, 'Moved');
}

/** One request, by the rules of `hosting-rules`. */
async function handle(
  req: IncomingMessage,
  res: ServerResponse,
  handling: Handling,
): Promise<void> {
  const { publicDir, hosting } = handling;
  await setHeaders(res, handling);
  if (!METHODS.includes(req.method ?? '')) {
    res.setHeader('Allow', METHODS.join(', '));
    sendText(res, 405, 'Only GET and HEAD are answered here');
    return;
  }
  const address = requestPath(req.url ?? '/');
  if (address === undefined) {
    sendText(res, 400, 'The address is malformed');
    return;
  }
  if (isHidden(address)) {
    await notFound(req, res, handling);
    return;
  }
  const redirect = redirectFor(address, await hosting.redirects(publicDir));
  if (redirect) {
    sendRedirect(req, res, redirect);
    return;
  }
  const file = await findFile(publicDir, address);
  if (file) {
    await setHeaders(res, handling, file);
    await sendFile(req, res, publicDir, file);
  } else if (isData(address)) sendText(res, 404, 'Not found');
  else {
    const shell = await findShell(publicDir, address, await hosting.rewrites(publicDir));
    if (!shell) {
      await notFound(req, res, handling);
      return;
    }
    await setHeaders(res, handling, shell.file);
    if (shell.isKnown) await sendFile(req, res, publicDir, shell.file);
    else await sendNotFoundPage(req, res, publicDir, shell.file);
  }
}

/** A request as the log names it. */
function lineOf({ method, url }: IncomingMessage): string {
  return `${method ?? ''} ${withoutQuery(url ?? '')}`;
}

function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  console.error(`[site] ${lineOf(req)}:`, error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'Internal server error');
}

function logFailures(req: IncomingMessage, res: ServerResponse): void {
  const line = lineOf(req);
  res.once('finish', () => {
    if (res.statusCode >= 400) console.log(`[site] ${String(res.statusCode)} ${line}`);
  });
}

async function assertBuilt(publicDir: string): Promise<void> {
  if (await firstFile(publicDir, ['/index.html'])) return;
  throw new UsageError(`There is no built site in ${publicDir}: run npm run build first`);
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Serves a built site as the build's nginx configuration would: both spellings of an address without a
 * redirect, shells for client-only routes, compressed copies, a real 404. Nothing is kept in memory, so a
 * rebuild is served at once.
 * @throws UsageError when there is no built site or the port cannot be had
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port, host = '127.0.0.1', quiet = false } = options;
  const publicDir = path.resolve(options.publicDir);
  await assertBuilt(publicDir);
  // A release switches the link between one request and the next.
  const folderNow = (): Promise<string> => realpath(publicDir).catch(() => publicDir);
  const hosting = await watchHosting(await folderNow());
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if ((await options.answerFirst?.(req, res)) === true) return;
    await handle(req, res, { publicDir: await folderNow(), hosting });
  };
  const server = createServer((req, res) => {
    if (!quiet) logFailures(req, res);
    answer(req, res).catch((error: unknown) => {
      fail(req, res, error);
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const actualPort = await listenOrExplain(server, host, port);
  return {
    url: `http://${nameOf(host)}:${String(actualPort)}`,
    close: () => closeServer(server),
  };
}
