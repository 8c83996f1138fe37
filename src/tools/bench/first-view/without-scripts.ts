import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { closeServer, listen } from '../../../node/listen';
import type { Site } from '../../serve/site-server';

/** Elements that run scripts or fetch them ahead. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g;

/** The page as a visitor would get it from a site without scripts. */
export function removeScripts(html: string): string {
  return html.replace(SCRIPTS, '');
}

interface BarePage {
  readonly status: number;
  readonly body: Buffer;
}

async function makeBare(site: string, address: string): Promise<BarePage> {
  const page = await fetch(site + address);
  return { status: page.status, body: brotliCompressSync(removeScripts(await page.text())) };
}

function sendBare(res: ServerResponse, { status, body }: BarePage): void {
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  });
  res.end(body);
}

function pass(site: string, req: IncomingMessage, res: ServerResponse): void {
  const onward = request(new URL(req.url ?? '/', site), { headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.destroy());
  onward.end();
}

/**
 * Serves the same site with the scripts of its pages taken out: what a first view costs at least.
 * @param site the address of the served site
 */
export async function serveWithoutScripts(site: string): Promise<Site> {
  // Made once: a site without scripts would have them compressed as well.
  const pages = new Map<string, Promise<BarePage>>();
  const server = createServer((req, res) => {
    const { url = '/' } = req;
    if (req.headers.accept?.startsWith('text/html') === true) {
      const page = pages.get(url) ?? makeBare(site, url);
      pages.set(url, page);
      page.then(
        (made) => {
          sendBare(res, made);
        },
        () => res.destroy(),
      );
    } else pass(site, req, res);
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://localhost:${String(port)}`, close: () => closeServer(server) };
}
