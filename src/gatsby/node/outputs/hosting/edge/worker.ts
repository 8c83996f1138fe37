import {
  isData,
  isHidden,
  NOT_FOUND_CACHE,
  NOT_FOUND_DOCUMENT,
  redirectFor,
  rewriteFor,
} from '../hosting-rules';
import { headersOf } from '../response-headers';
import { requestPath } from '../request-path';
import { openRelease, type LiveFolder } from './open-release';

/*
 * The edge worker: gives the answers of nginx and of our own server in front of a bucket. It is a module worker
 * (`export default { fetch }`), as Cloudflare, Deno and others run them, and needs nothing of theirs but the variable
 * ORIGIN. The build bundles this file into `hosting/worker.mjs`.
 */

interface WorkerEnvironment {
  /** Address of the bucket with the prefix of the site, such as `https://bucket.example/site`; it must be readable. */
  readonly ORIGIN: string;
}

/** Headers of a request that concern the object itself. Times do not: the two slots were written at different ones. */
const PASSED_ON = ['If-None-Match', 'If-Range', 'Range'];

/** Headers of an object that a visitor gets. */
const FILE_HEADERS = [
  ...['Content-Type', 'Cache-Control', 'Content-Length', 'Content-Encoding'],
  ...['ETag', 'Accept-Ranges', 'Content-Range'],
];

/** Headers of an object that a visitor gets with status 404. */
const ERROR_HEADERS = ['Content-Type', 'Content-Length', 'Content-Encoding'];

const METHODS = ['GET', 'HEAD'];

function textAnswer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': NOT_FOUND_CACHE,
      ...headers,
    },
  });
}

function picked(headers: Headers, names: readonly string[]): Headers {
  const chosen = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) chosen.set(name, value);
  }
  return chosen;
}

/**
 * The files that may answer an address. None is a folder and a file at once, so that their order changes no answer:
 * the likelier one is asked for first.
 */
function filesFor(address: string): readonly string[] {
  if (address.endsWith('/')) return [`${address}index.html`];
  const page = `${address}/index.html`;
  return /\.[^/]+$/.test(address) ? [address, page] : [page, address];
}

/** Answer of the worker, and the file that is sent with it. */
interface Answer {
  readonly response: Response;
  readonly file?: string;
}

async function sendFile(
  request: Request,
  folder: LiveFolder,
  files: readonly string[],
): Promise<Answer | undefined> {
  for (const file of files) {
    const object = await folder.ask(file, request.method, picked(request.headers, PASSED_ON));
    if (!object) continue;
    const { status, body, headers } = object;
    return {
      response: new Response(body, { status, headers: picked(headers, FILE_HEADERS) }),
      file,
    };
  }
  return undefined;
}

/** Sends a page, whole and with status 404. */
async function sendNotFound(request: Request, folder: LiveFolder, page: string): Promise<Answer> {
  const object = await folder.ask(page, request.method);
  if (!object) return { response: textAnswer(404, 'Not found') };
  const headers = picked(object.headers, ERROR_HEADERS);
  headers.set('Cache-Control', NOT_FOUND_CACHE);
  return { response: new Response(object.body, { status: 404, headers }), file: page };
}

/** Answers by the rules of `hosting-rules`, in the order in which our own server goes through them. */
async function answer(request: Request, url: URL, folder: LiveFolder): Promise<Answer> {
  const { rules } = folder;
  if (!METHODS.includes(request.method)) {
    const headers = { Allow: METHODS.join(', ') };
    return { response: textAnswer(405, 'Only GET and HEAD are answered here', headers) };
  }
  const address = requestPath(url.pathname);
  if (address === undefined) {
    return { response: textAnswer(400, 'The address is malformed') };
  }
  if (isHidden(address)) return sendNotFound(request, folder, NOT_FOUND_DOCUMENT);
  const redirect = redirectFor(address, rules.redirects);
  if (redirect) {
    const headers = { Location: `${redirect.to}${url.search}` };
    return { response: textAnswer(redirect.status, 'Moved', headers) };
  }
  const file = await sendFile(request, folder, filesFor(address));
  if (file) return file;
  if (isData(address)) return { response: textAnswer(404, 'Not found') };
  const shell = rewriteFor(address, rules.rewrites);
  const shown = shell?.isKnown ? await sendFile(request, folder, [shell.document]) : undefined;
  return shown ?? sendNotFound(request, folder, shell?.document ?? NOT_FOUND_DOCUMENT);
}

async function fetchAnswer(request: Request, environment: WorkerEnvironment): Promise<Response> {
  try {
    const folder = await openRelease(environment.ORIGIN.replace(/\/$/, ''));
    const { response, file } = await answer(request, new URL(request.url), folder);
    const { headers } = folder.rules;
    // An edge speaks TLS with visitors.
    const sent = [...headersOf(file, headers), ...headers.filter(({ scope }) => scope === 'tls')];
    for (const { name, value } of sent) response.headers.set(name, value);
    return response;
  } catch (error) {
    // eslint-disable-next-line no-console -- The log of a worker is all that its operator sees.
    console.error('[edge]', error);
    return textAnswer(503, 'The site cannot be reached at the moment', { 'Retry-After': '5' });
  }
}

export default { fetch: fetchAnswer };
