import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { byteRange } from './byte-range';

const FILE = join(__dirname, 'promo.mp4');

/** `GET /sandbox/promo.mp4` stands in for the promo video on the CDN; in parts, so that a player can seek. */
export function registerPromo(app: FastifyInstance): void {
  app.get('/sandbox/promo.mp4', async ({ headers }, reply) => {
    const { size } = await stat(FILE);
    // With If-Range the versions would have to be compared first: whole then, as HTTP allows.
    const range = byteRange(headers['if-range'] === undefined ? headers.range : undefined, size);
    void reply.type('video/mp4').header('accept-ranges', 'bytes');
    if (range === 'none') {
      return reply
        .code(416)
        .header('content-range', `bytes */${String(size)}`)
        .send('');
    }
    if (range === undefined) {
      return reply.header('content-length', size).send(createReadStream(FILE));
    }
    const { from, to } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${String(from)}-${String(to)}/${String(size)}`)
      .header('content-length', to - from + 1)
      .send(createReadStream(FILE, { start: from, end: to }));
  });
}
