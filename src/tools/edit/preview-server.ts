import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentTypeOf } from '../../gatsby/node/outputs/hosting/content-types';
import { serviceDay } from '../../gatsby/node/sources/legal-versions';
import { startSite, type Site } from '../serve/site-server';
import { sendText } from '../serve/send-file';
import { contentPath } from './content-path';
import { languagesPage } from './languages-page';
import { isForThisMachine } from './own-requests';
import { ART_ADDRESS } from '../../gatsby/node/preview/own-markdown';
import type { PreviewSite } from '../../gatsby/node/preview/preview-site';

interface Options {
  readonly publicDir: string;
  /** Folder of the project. */
  readonly root: string;
  readonly port: number;
  readonly site: PreviewSite;
  /** Script of the strip at the lower edge. */
  readonly bar: string;
}

const DAY_COOKIE = 'edit-day';

function dayOf({ headers }: IncomingMessage): string {
  const day = new RegExp(`(?:^|;\\s*)${DAY_COOKIE}=(\\d{4}-\\d{2}-\\d{2})`).exec(
    headers.cookie ?? '',
  )?.[1];
  return day ?? serviceDay();
}

function send(res: ServerResponse, type: string, body: string | Uint8Array): true {
  res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(body);
  return true;
}

/** Address of the page whose data is asked for: `/page-data/en/terms/page-data.json` is of `/en/terms/`. */
function addressOfData(address: string): string | undefined {
  const name = /^\/page-data\/(.+)\/page-data\.json$/.exec(address)?.[1];
  if (name === undefined) return undefined;
  return name === 'index' ? '/' : `/${name}/`;
}

/** Address by which a page is known: decoded, and with a slash at its end. */
function pageAddress(pathname: string): string {
  return decodeURIComponent(pathname).replace(/\/?$/, '/');
}

/** Starts the site as it will be: pages of the last build with the texts of now, everything else from the build. */
export function startPreview(options: Options): Promise<Site> {
  const { publicDir, root, port, site, bar } = options;
  const withBar = (html: string, day: string, digest = ''): string =>
    html.replace(
      '</body>',
      `<script src="/__edit/bar.js" data-day="${day}" data-digest="${digest}"></script></body>`,
    );
  const sendPage = (res: ServerResponse, html: string): true => {
    res.setHeader(
      'Content-Security-Policy',
      "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
    );
    return send(res, 'text/html; charset=utf-8', html);
  };

  const sendEvents = async (req: IncomingMessage, res: ServerResponse, query: URLSearchParams) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.flushHeaders();
    const address = pageAddress(query.get('address') ?? '/');
    const place = { address, day: query.get('day') ?? dayOf(req) };
    const shown = query.get('digest') ?? '';
    const stop = await site.watch(place, shown === '' ? undefined : shown, (event, data) => {
      res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    });
    req.once('close', stop);
  };

  const answerOwn = async (
    req: IncomingMessage,
    res: ServerResponse,
    { pathname, searchParams }: URL,
  ): Promise<boolean> => {
    if (pathname === '/__edit/bar.js') return send(res, contentTypeOf('x.js'), bar);
    if (pathname === '/__edit/events') {
      await sendEvents(req, res, searchParams);
      return true;
    }
    if (pathname === '/__edit/open') {
      const { address, day } = await site.placeOf(searchParams.get('file') ?? '');
      res.writeHead(303, {
        Location: address,
        'Set-Cookie': `${DAY_COOKIE}=${day}; Path=/; SameSite=Strict`,
        'Cache-Control': 'no-store',
      });
      res.end();
      return true;
    }
    if (pathname === '/__edit/languages') {
      return sendPage(res, languagesPage(searchParams.get('address') ?? '/', dayOf(req)));
    }
    if (pathname.startsWith(ART_ADDRESS)) {
      const name = decodeURIComponent(pathname.slice(ART_ADDRESS.length));
      const file = await readFile(contentPath(root, `content/art/${name}`)).catch(() => undefined);
      if (file) return send(res, contentTypeOf(name), file);
    }
    sendText(res, 404, 'Not found');
    return true;
  };

  const answerFirst = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (!isForThisMachine(req)) {
      sendText(res, 403, 'This preview is for this machine alone');
      return true;
    }
    if (req.method !== 'GET') return false;
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/__edit/')) return answerOwn(req, res, url);
    const day = dayOf(req);
    const ofData = addressOfData(url.pathname);
    if (ofData !== undefined) {
      const data = await site.data({ address: decodeURIComponent(ofData), day });
      return data ? send(res, contentTypeOf('x.json'), JSON.stringify(data)) : false;
    }
    if (url.pathname.endsWith('.json')) {
      const json = await site.json(decodeURIComponent(url.pathname));
      return json === undefined ? false : send(res, contentTypeOf('x.json'), JSON.stringify(json));
    }
    if (/\.\w+$/.test(url.pathname) && !url.pathname.endsWith('.html')) return false;
    const address = decodeURIComponent(url.pathname);
    const page = await site.html({ address: pageAddress(url.pathname), day });
    if (page !== undefined) return sendPage(res, withBar(page.html, day, page.digest));
    const file = path.join(publicDir, path.normalize(address));
    const html = address.endsWith('.html') ? await readFile(file, 'utf8').catch(() => '') : '';
    return html === '' ? false : sendPage(res, withBar(html, day));
  };
  return startSite({ publicDir, port, quiet: true, answerFirst });
}
