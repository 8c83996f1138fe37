import type { FastifyInstance } from 'fastify';
import send from 'send';

/** `GET /sandbox/promo.mp4` stands in for the promo video on the CDN; in parts, so that a player can seek. */
export function registerPromo(app: FastifyInstance): void {
  app.get('/sandbox/promo.mp4', (request, reply) => {
    reply.hijack();
    send(request.raw, 'promo.mp4', { root: __dirname }).pipe(reply.raw);
  });
}
