import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { closeServer, listen } from '../node/listen';

const PIECE_BYTES = 2048;

export interface SlowSite {
  /** Opens a page of the site; its HTML comes piece by piece, the next when the one before has been drawn. */
  readonly open: (page: Page, address: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Waits until the page has drawn what it has. One that puts off its first paint draws nothing for the time being. */
function waitUntilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}

/** Serves the site at `origin` once more, as over a line that is so slow that every piece of a page is seen to come. */
export async function startSlowSite(origin: string): Promise<SlowSite> {
  let html: { readonly bytes: Buffer; readonly response: ServerResponse } | undefined;
  const server = createServer((request, response) => {
    const answerIt = async (): Promise<void> => {
      const answer = await fetch(origin + (request.url ?? '/'));
      const type = answer.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) response.end(bytes);
      else {
        const head = bytes.indexOf('<body');
        response.write(bytes.subarray(0, head));
        html = { bytes: bytes.subarray(head), response };
      }
    };
    answerIt().catch(() => response.destroy());
  });
  const url = `http://localhost:${String(await listen(server))}`;
  return {
    open: async (page, address) => {
      await page.goto(url + address, { waitUntil: 'commit' });
      if (!html) throw new Error(`${address} is no page`);
      const { bytes, response } = html;
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        response.write(bytes.subarray(at, at + PIECE_BYTES));
        await waitUntilDrawn(page);
      }
      response.end();
    },
    close: () => closeServer(server),
  };
}
