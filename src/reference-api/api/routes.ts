import type { FastifyInstance } from 'fastify';
import { handlers } from '../handlers';
import { readClientInfo } from './client-info';
import type { Context } from './context';
import { succeeded } from '../../contract/envelope';
import { ENDPOINT_BODY_BYTES, type RateLimits } from '../limits';
import { rateGroupOf } from './rate-limits';

/** Makes one route of each row of the contract's endpoint table. */
export function registerEndpoints(
  app: FastifyInstance,
  context: Context,
  limits: RateLimits,
): void {
  for (const { endpoint, answer } of Object.values(handlers)) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: ENDPOINT_BODY_BYTES,
      config: { rateLimit: { max: limits[rateGroupOf(endpoint)] } },
      handler: async (request) => {
        const given = endpoint.sends === 'query' ? request.query : request.body;
        return succeeded(await answer(given, context, readClientInfo(request)));
      },
    });
  }
}
