import type { FastifyInstance } from 'fastify';
import { endpoints, type Endpoint, type EndpointName } from '../../contract';
import { succeeded } from '../../contract/envelope';
import { optionalEndpoints, type OptionalEndpointName } from '../../contract/optional-endpoints';
import { handlers } from '../handlers';
import { companionMemoryHandlers } from '../handlers/companion-memory';
import { ENDPOINT_BODY_BYTES, type RateLimits } from '../limits';
import { readClientInfo } from './client-info';
import type { Context } from './context';
import { defineHandler, type Handlers, type OptionalHandlers } from './define-handler';

/** These are POST only because their filters go in a body. */
const readsByPost: readonly Endpoint[] = [endpoints.characterSquare, endpoints.historyMessages];

/** Tells which of the limits an endpoint falls under. */
export function rateGroupOf(endpoint: Endpoint): keyof RateLimits {
  if (endpoint === endpoints.knowledgeSearch) return 'search';
  // It is GET by the specification, and stores a token all the same.
  if (endpoint === endpoints.imToken) return 'write';
  return endpoint.method === 'GET' || readsByPost.includes(endpoint) ? 'read' : 'write';
}

/** True for a call whose answer may tell of a visitor: no browser and no proxy may keep it. */
function isPersonal(endpoint: Endpoint, authorization: string | undefined): boolean {
  return authorization !== undefined || endpoint.token !== 'none' || endpoint === endpoints.login;
}

function isEndpointName(name: string): name is EndpointName {
  return name in endpoints;
}

function answerOf<N extends EndpointName>(name: N, handler: Handlers[N]) {
  return defineHandler<(typeof endpoints)[N]>(endpoints[name], handler).answer;
}

function isOptionalName(name: string): name is OptionalEndpointName {
  return name in optionalEndpoints;
}

function optionalAnswerOf<N extends OptionalEndpointName>(name: N, handler: OptionalHandlers[N]) {
  return defineHandler<(typeof optionalEndpoints)[N]>(optionalEndpoints[name], handler).answer;
}

/** Makes one route of each row of the contract's endpoint table, and of those beyond the specification. */
export function registerEndpoints(
  app: FastifyInstance,
  context: Context,
  limits: RateLimits,
): void {
  const register = (
    endpoint: Endpoint,
    answer: ReturnType<typeof defineHandler>['answer'],
  ): void => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: ENDPOINT_BODY_BYTES,
      config: { rateLimit: { max: limits[rateGroupOf(endpoint)] } },
      onRequest: ({ headers }, reply, done) => {
        if (isPersonal(endpoint, headers.authorization)) {
          void reply.header('cache-control', 'no-store');
        }
        done();
      },
      handler: async (request) => {
        const received = endpoint.sends === 'query' ? request.query : request.body;
        return succeeded(await answer(received, context, readClientInfo(request)));
      },
    });
  };
  for (const name of Object.keys(endpoints).filter(isEndpointName)) {
    register(endpoints[name], answerOf(name, handlers[name]));
  }
  for (const name of Object.keys(optionalEndpoints).filter(isOptionalName)) {
    register(optionalEndpoints[name], optionalAnswerOf(name, companionMemoryHandlers[name]));
  }
}
