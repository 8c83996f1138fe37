import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type * as z from 'zod/mini';
import { appConfig } from '../../../config/app';
import { API_TIMEOUT_MS } from '../../../config/times';
import {
  endpoints,
  FIXED_HEADERS,
  payloadSchemaOf,
  PLATFORM_SOURCE,
  toRequest,
  type InputOf,
  type PayloadOf,
} from '../../../contract';
import { AnswerFault, fetchAnswer, type FetchedAnswer } from './fetch-answer';
import { readPayload } from './read-payload';
import { callName, ReadFaults, ReadStopped } from './wire-faults';

/** The endpoints that the build reads, all of them GET and without a token. */
export type PulledEndpoint =
  | 'gameList'
  | 'gameDetail'
  | 'entityList'
  | 'entityDetail'
  | 'officialCharacters'
  | 'indexCharacters'
  | 'activityIndex';

/** Lets so many calls be under way at the same time. */
type CallLimit = ReturnType<typeof pLimit>;

/** Calls under way at the same time, where nothing else is said. */
const CONCURRENCY = 8;

/** Makes the limit of several readers of one API. */
export function callLimit(concurrency = CONCURRENCY): CallLimit {
  return pLimit(concurrency);
}

export interface ReaderOptions {
  readonly baseUrl: string;
  /** Calls under way at the same time. */
  readonly concurrency?: number | undefined;
  /** Limit that several readers share, in place of `concurrency`. */
  readonly limit?: CallLimit | undefined;
  /** Time limit of each try, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Further tries after the first, for transport faults and HTTP 5xx only. */
  readonly retries?: number | undefined;
  /** Shortest wait before the first retry, in milliseconds; it doubles with each one. */
  readonly backoffMs?: number | undefined;
  /** How long a list that changes is left alone before it is read again, in milliseconds. */
  readonly restMs?: number | undefined;
  /** The longest answer that is read. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ApiReader {
  /** Calls an endpoint and parses its payload with the schema of the contract. */
  readonly read: <N extends PulledEndpoint>(name: N, input: InputOf<N>) => Promise<PayloadOf<N>>;
  /** The same with another schema: lists check their items one by one, details are kept as they came. */
  readonly readAs: <N extends PulledEndpoint, S extends z.ZodMiniType>(
    name: N,
    input: InputOf<N>,
    schema: S,
  ) => Promise<z.output<S>>;
  /** Waits until a list that changes may have come to rest. */
  readonly rest: () => Promise<void>;
}

/** An editor's import may be under way. */
const REST_MS = 10_000;

/** Number of calls without a usable answer, in spite of their retries, after which the rest is not tried. */
const MOST_LOST = 8;

/** A hundred items are far below it; what is longer would only fill the memory. */
const MAX_BYTES = 32 * 2 ** 20;

const HEADERS = {
  ...FIXED_HEADERS,
  'platform-source': PLATFORM_SOURCE.pc,
  'user-agent': `youban-build/${appConfig.version} (${appConfig.environment}; ${appConfig.platform})`,
};

/** A failed try that is worth repeating. */
class TransientError extends Error {}

/** An API's base address without a user name and password: fetch refuses them, and messages must not show them. */
export function apiAddress(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.username = '';
  url.password = '';
  return url.href.replace(/\/+$/, '');
}

/** Finds the system's name of a failed connection: `ECONNREFUSED`, somewhere below fetch's "fetch failed". */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  return 'message' in error ? String(error.message) : 'no reason given';
}

/**
 * Makes the build's reader of the API: bounded concurrency, a time limit per try, retries with
 * exponential backoff and jitter. Its calls reject with ReadFaults, which name the call, what was
 * expected and what came. When nothing at all can be reached, or too many calls are lost, every
 * other call rejects with ReadStopped at once; when `signal` is aborted, with its reason.
 */
export function createApiReader({
  baseUrl,
  concurrency,
  limit = callLimit(concurrency),
  timeoutMs = API_TIMEOUT_MS,
  retries = 3,
  backoffMs = 500,
  restMs = REST_MS,
  maxBytes = MAX_BYTES,
  signal,
}: ReaderOptions): ApiReader {
  const root = apiAddress(baseUrl);
  /** Aborted with ReadStopped when it makes no sense to go on. */
  const stop = new AbortController();
  const ended = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal;
  let answered = false;
  let lost = 0;

  const fetchOnce = async (url: string): Promise<FetchedAnswer> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await fetchAnswer(url, {
        headers: HEADERS,
        signal: AbortSignal.any([ended, timeout]),
        maxBytes,
        onAnswered: () => {
          answered = true;
        },
      });
    } catch (error) {
      if (error instanceof AnswerFault) throw error;
      const reason = timeout.aborted
        ? `no answer within ${String(timeoutMs / 1000)} s`
        : reasonOf(error);
      throw new TransientError(`could not be reached at ${root} (${reason})`);
    }
  };

  const tryOnce = async (url: string): Promise<string> => {
    const { status, text } = await fetchOnce(url);
    if (status >= 500) throw new TransientError(`answered HTTP ${String(status)}`);
    if (status < 200 || status > 299) throw new AnswerFault(`answered HTTP ${String(status)}`);
    return text;
  };

  /** Waits twice as long before each further try, and up to twice that again, so that calls do not come together. */
  const tryAll = async (url: string): Promise<string> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryOnce(url);
      } catch (error) {
        ended.throwIfAborted();
        if (!(error instanceof TransientError) || tries > retries) throw error;
      }
      const delay = backoffMs * 2 ** (tries - 1) * (1 + Math.random());
      await wait(delay, undefined, { signal: ended });
    }
  };

  const readText = async (url: string, where: string): Promise<string> => {
    ended.throwIfAborted();
    try {
      return await tryAll(url);
    } catch (error) {
      // Another call may have ended them all while this one waited.
      ended.throwIfAborted();
      if (error instanceof AnswerFault) throw new ReadFaults([{ where, what: error.message }]);
      if (!(error instanceof TransientError)) throw error;
      lost += 1;
      if (!answered) stop.abort(new ReadStopped());
      else if (lost === MOST_LOST) {
        const what = `gave up, because ${String(lost)} calls got no usable answer`;
        stop.abort(new ReadStopped([{ where: root, what }]));
      }
      const tries = retries === 0 ? '1 try' : `${String(retries + 1)} tries`;
      throw new ReadFaults([{ where, what: `${error.message} after ${tries}` }]);
    }
  };

  const readAs: ApiReader['readAs'] = async (name, input, schema) => {
    const where = callName(name, input);
    const url = root + toRequest(endpoints[name], input).path;
    const text = await limit(() => readText(url, where));
    return readPayload(text, schema, where);
  };

  const rest = async (): Promise<void> => {
    await wait(restMs, undefined, { signal: ended }).catch(() => {
      ended.throwIfAborted();
    });
  };

  return {
    rest,
    readAs,
    read: <N extends PulledEndpoint>(name: N, input: InputOf<N>) =>
      readAs<N, z.ZodMiniType<PayloadOf<N>>>(name, input, payloadSchemaOf(name)),
  };
}
