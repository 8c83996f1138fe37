import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { closeServer, listen } from '../../node/listen';
import type { BuildOrder } from './simulated-site';

/** Night that an API has, and the editions of its library. */
type Weather = Pick<BuildOrder, 'edition' | 'earlier' | 'night' | 'random'>;

/** Proxy in front of an API, which plays bad nights. */
export interface FaultyProxy {
  readonly url: string;
  /** Answers from now on as an API does in such a night. */
  readonly play: (weather: Weather) => void;
  readonly close: () => Promise<void>;
}

const SLOW_MS = 150;

/** When the first edition came; every further one came an hour later. */
const FIRST_EDITION_MS = Date.parse('2026-11-25T00:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

/** Games come first in this list, and the first of them is the one that changes. */
const GAME_LIST = '/api/visitor/game/list';
const GAME_DETAIL = '/api/visitor/game/detail';

const itemSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  summary: z.optional(z.string()),
});
type Item = z.infer<typeof itemSchema>;

const listSchema = z.looseObject({
  payload: z.looseObject({ list: z.array(itemSchema), total: z.optional(z.number()) }),
});
const detailSchema = z.looseObject({ payload: itemSchema });

/** Makes a game one of an edition: its text names it. */
function withEdition(item: Item, edition: number): Item {
  const time = new Date(FIRST_EDITION_MS + edition * HOUR_MS).toISOString();
  return { ...item, summary: `${item.summary ?? ''}（第${String(edition)}版）`, updated_at: time };
}

/** Changes what an API has answered. @param first the id of the game that changes, once it is known */
function changed(
  pathname: string,
  text: string,
  { edition, earlier, night }: Weather,
  first: { id?: Item['id'] },
): string {
  const { number } = night === 'old-replica' ? earlier : edition;
  if (pathname === GAME_DETAIL) {
    const answer = detailSchema.safeParse(JSON.parse(text));
    if (!answer.success || answer.data.payload.id !== first.id) return text;
    return JSON.stringify({ ...answer.data, payload: withEdition(answer.data.payload, number) });
  }
  const answer = listSchema.safeParse(JSON.parse(text));
  if (!answer.success) return text;
  const { payload } = answer.data;
  let { list, total } = payload;
  if (pathname === GAME_LIST) {
    first.id ??= list[0]?.id ?? '';
    list = list.map((item) => (item.id === first.id ? withEdition(item, number) : item));
  }
  if (night === 'half-empty') {
    list = list.slice(0, Math.ceil(list.length / 2));
    total = list.length;
  }
  if (night === 'wrong-types')
    list = list.map((item, at) => (at === 0 ? { ...item, name: 5 } : item));
  return JSON.stringify({ ...answer.data, payload: { ...payload, list, total } });
}

/** Starts the proxy on a free port. @param target the API's address, without a slash at its end */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let weather: Weather | undefined;
  const first: { id?: Item['id'] } = {};

  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(address, target);
    const isPicture = !pathname.startsWith('/api/');
    const { night, random } = weather ?? {};
    if (night === 'gone') {
      response.destroy();
      return;
    }
    const fails = night === 'flapping' && random?.int(0, 1) === 0;
    if (fails || (night === 'late-pictures' && isPicture)) {
      response.writeHead(fails ? 502 : 404).end();
      return;
    }
    if (night === 'slow') await wait(SLOW_MS);
    const own = await fetch(target + address);
    const body = Buffer.from(await own.arrayBuffer());
    const type = own.headers.get('content-type') ?? '';
    response.writeHead(own.status, { 'content-type': type });
    const isJson = type.includes('json');
    response.end(weather && isJson ? changed(pathname, body.toString(), weather, first) : body);
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    play: (next) => {
      weather = next;
    },
    close: () => closeServer(server),
  };
}
