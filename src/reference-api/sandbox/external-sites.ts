import type { FastifyInstance } from 'fastify';
import send from 'send';
import * as z from 'zod/mini';
import { parseInput } from '../api/parse-input';

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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** A page that says which external site its link leads to in production. */
function placeholderPage(name: string): string {
  const title = escapeHtml(name);
  const site = escapeHtml(sites[name] ?? `the external site "${name}"`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · sandbox</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f1ea; color: #24303a; font: 16px/1.6 system-ui, sans-serif; }
main { margin: 16px; max-width: 34rem; padding: 40px; background: #fff; border-radius: 16px; box-shadow: 0 12px 40px rgb(36 48 58 / 12%); }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
p { margin: 8px 0 0; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>In production, ${site} stands here.</p>
<p>This page comes from the sandbox of the reference API: nothing has left this machine.</p>
</main>
</body>
</html>
`;
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
