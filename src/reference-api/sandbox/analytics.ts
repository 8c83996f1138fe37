import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import { KEPT_EVENTS } from '../limits';

/** Greater than a JavaScript number can hold, as real web ids are. */
const FIRST_WEB_ID = 7_390_123_456_789_012_344n;

/** One event as it arrived, with what its batch says of the visitor. */
interface Entry {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly app_id: number;
  readonly web_id: string;
  /** The user's id; the web id for a visitor who is not logged in. */
  readonly user_id: string;
  readonly is_login: boolean;
  /** Address of the page that this visitor was last seen on; empty where that is not known. */
  readonly url: string;
}

function jsonText<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', message: 'expected JSON text', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );
}

const params = z.record(z.string(), z.unknown());
const webIdBody = z.object({ app_id: z.int(), url: z.string() });
const listBody = z.array(
  z.object({
    events: z.array(z.object({ event: z.string(), params: jsonText(params) })),
    user: z.object({ web_id: z.string(), user_unique_id: z.string() }),
    header: z.object({ app_id: z.int(), custom: jsonText(params) }),
  }),
);

function readBody<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  // The SDK's own beacon sends plain text, to do without a preflight.
  return parseInput(typeof given === 'string' ? jsonText(schema) : schema, given, 'body');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Replaces the analytics collector: answers the paths that the DataFinder SDK calls, and lists the events that have
 * arrived. The latest are kept in memory.
 */
export function registerAnalytics(app: FastifyInstance): void {
  let entries: Entry[] = [];
  let visitors = 0n;
  const pages = new Map<string, string>();
  const seeOn = (webId: string, url: string): void => {
    pages.delete(webId);
    pages.set(webId, url);
    const [oldest] = pages.keys();
    if (pages.size > KEPT_EVENTS && oldest !== undefined) pages.delete(oldest);
  };

  app.post('/sandbox/analytics/webid', (request) => {
    const { url } = readBody(webIdBody, request.body);
    visitors += 1n;
    // Odd, so that no number holds it exactly.
    const webId = String(FIRST_WEB_ID + visitors * 2n - 1n);
    seeOn(webId, url);
    return { e: 0, web_id: webId };
  });
  // Another id of the same visitor, which the SDK asks for along with the web id.
  app.post('/sandbox/analytics/tobid', () => ({ e: 0, tobid: 'sandbox' }));
  app.post('/sandbox/analytics/list', (request) => {
    for (const { events, user, header } of readBody(listBody, request.body)) {
      for (const { event, params } of events) {
        if (event === 'predefine_pageview') seeOn(user.web_id, textOf(params.url));
        entries.push({
          name: event,
          params,
          app_id: header.app_id,
          web_id: user.web_id,
          user_id: user.user_unique_id,
          is_login: header.custom.is_login === true,
          url: pages.get(user.web_id) ?? '',
        });
      }
    }
    entries = entries.slice(-KEPT_EVENTS);
    return { e: 0 };
  });
  app.get('/sandbox/analytics', () => succeeded({ list: entries }));
  app.delete('/sandbox/analytics', () => {
    entries = [];
    pages.clear();
    return succeeded({ list: [] });
  });
}
