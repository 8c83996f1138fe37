import type { FastifyInstance } from 'fastify';
import send from 'send';
import * as z from 'zod/mini';
import { parseInput } from '../api/parse-input';
import { escapeHtml, htmlPage } from './html-page';

const nameParams = z.object({ name: z.string() });
const fileParams = z.object({ '*': z.string() });

/** The external sites that a page of the sandbox replaces (see `.env.sandbox`). */
const sites: Readonly<Record<string, string>> = {
  amd: 'the download page for AMD machines',
  'ai-pc': 'the download page for AI PCs',
  douyin: 'the Douyin account',
  bilibili: 'the bilibili account',
  qq: 'the QQ group',
  wechat: 'the WeChat account',
};

/** A page that says which external site its link leads to in production. */
function placeholderPage(name: string): string {
  const site = escapeHtml(sites[name] ?? `the external site "${name}"`);
  return htmlPage(
    name,
    `body { display: grid; place-items: center; }
main { max-width: 34rem; padding: 40px; background: #fff; border-radius: 16px; box-shadow: 0 12px 40px rgb(36 48 58 / 12%); }
p { margin: 8px 0 0; }`,
    `<p>In production, ${site} stands here.</p>
<p>This page comes from the sandbox of the reference API: nothing has left this machine.</p>`,
  );
}

/** A name that a download may be saved under: no path, nothing that a header cannot hold. */
function fileName(path: string): string {
  return (path.split('/').pop() ?? '').replace(/[^\w.-]+/g, '_') || 'download';
}

/** Replaces the external services that the site links to: pages, downloads, the promo video, the IP lookup. */
export function registerExternalSites(app: FastifyInstance): void {
  // The shape of a public IP-lookup service, not an envelope (specification, section 7.3).
  app.get('/sandbox/ip', ({ ip }) => ({ ip }));
  app.get('/sandbox/pages/:name', ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(placeholderPage(parseInput(nameParams, params).name)),
  );
  app.get('/sandbox/download/*', ({ params }, reply) => {
    const name = fileName(parseInput(fileParams, params)['*']);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(`${name}: a stand-in from the sandbox, not a program\n`));
  });
  // `send` answers range requests, so that a player can seek.
  app.get('/sandbox/promo.mp4', (request, reply) => {
    reply.hijack();
    send(request.raw, 'promo.mp4', { root: __dirname }).pipe(reply.raw);
  });
}
