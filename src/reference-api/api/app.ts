import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { ALLOWED_HEADERS, ERROR_CODE } from '../../contract';
import { EndpointError, serverFault } from './endpoint-error';
import { failed } from '../../contract/envelope';
import { UsageError } from '../../node/errors';
import { withoutQuery } from '../../node/without-query';
import type { Log } from './log';
import { BODY_BYTES, IM_FRAME_BYTES, PREFLIGHT_LIFETIME_S, RATE_WINDOW_MS } from '../limits';

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Makes the error that a client is told; one that is not foreseen is logged in full and told in general. */
function toApiError(error: unknown, where: string, log: Log): EndpointError {
  if (error instanceof EndpointError) {
    if (error.code === ERROR_CODE.serverFault) log.fault(where, error);
    return error;
  }
  // Fastify refuses a body that is too large, not JSON or cut short before any schema sees it.
  if (error instanceof Error && statusOf(error) < 500) {
    return new EndpointError(ERROR_CODE.invalidInput, `body: ${error.message}`);
  }
  log.fault(where, error);
  return serverFault('The server failed; its log says why');
}

function unknownPath(url: string): EndpointError {
  return new EndpointError(ERROR_CODE.unknownId, `There is nothing at ${withoutQuery(url)}`);
}

/** A proxy that is named wrong must stop the start: it would make all visitors one. */
function explainProxy(error: unknown, trustProxy: string | undefined): unknown {
  return trustProxy !== undefined && error instanceof TypeError
    ? new UsageError(`--trust-proxy: expected addresses or networks, got ${trustProxy}`)
    : error;
}

function createServer(trustProxy: string | undefined): FastifyInstance {
  try {
    return Fastify({
      logger: false,
      trustProxy: trustProxy ?? false,
      bodyLimit: BODY_BYTES,
      // A connection that hangs on purpose (sandbox) or is kept alive must not hold up the end.
      forceCloseConnections: true,
      routerOptions: { ignoreTrailingSlash: true },
      frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
        void reply.code(404).send(failed(unknownPath(request.url)));
      },
    });
  } catch (error) {
    throw explainProxy(error, trustProxy);
  }
}

/** Ad reports and `{}` endpoints may come with a JSON type and no body at all: that is an absent body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else void parseJson(request, text, done);
  });
}

/**
 * A server without routes: envelope for every error, CORS, and rate limits for the routes that ask for one.
 * HTTP status is 200 unless the path is unknown (contract, "Conventions").
 * @param trustProxy the proxies whose `x-forwarded-for` is believed; undefined: none
 * @throws UsageError when that is no list of addresses
 */
export async function createApp(
  log: Log,
  trustProxy: string | undefined,
): Promise<FastifyInstance> {
  const app = createServer(trustProxy);
  acceptEmptyJson(app);
  app.setErrorHandler((error, request, reply) => {
    const where = `${request.method} ${withoutQuery(request.url)}`;
    return reply.code(200).send(failed(toApiError(error, where, log)));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(failed(unknownPath(request.url))),
  );
  // No answer is anything else than its type says, a picture that somebody has put in the library least of all.
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: [...ALLOWED_HEADERS],
    maxAge: PREFLIGHT_LIFETIME_S,
  });
  await app.register(websocket, { options: { maxPayload: IM_FRAME_BYTES } });
  await app.register(rateLimit, {
    global: false,
    timeWindow: RATE_WINDOW_MS,
    errorResponseBuilder: (_request, { ttl }) =>
      new EndpointError(
        ERROR_CODE.rateLimit,
        `Too many calls: try again in ${String(Math.ceil(ttl / 1000))} s`,
      ),
  });
  return app;
}
