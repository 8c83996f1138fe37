import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { closeServer, listen } from '../../../../node/listen';
import { smallLibrary, type Item, type SmallLibrary } from './small-library';

/** A request as the API saw it. */
export interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** How often this very address has been asked for, from 1. */
  readonly times: number;
}

/** How a request is answered instead of properly. */
export type Misbehaviour =
  | { readonly status: number; readonly body?: string; readonly location?: string }
  | { readonly body: string }
  | { readonly envelope: unknown }
  | { readonly payload: unknown }
  | 'hang'
  /** Answers without an end, in pieces of 64 kB. */
  | 'flood'
  /** Begins to answer and stops in the middle. */
  | 'stall'
  | 'reset';

type Rule = (call: Call) => Misbehaviour | undefined;

/** A little API on a real port that can be told to misbehave. */
export interface FaultyApi {
  readonly baseUrl: string;
  /** Library that it serves; changes show at the next request. */
  library: SmallLibrary;
  readonly calls: Call[];
  /** Keeps back the answers of requests that fit, until the returned function is called. */
  readonly hold: (fits?: (call: Call) => boolean) => () => void;
  /** How many requests wait for their answer by {@link hold}. */
  readonly held: () => number;
  /** How many requests have no answer yet and are still wanted by their sender. */
  readonly open: () => number;
  /** Resolves as soon as a condition holds; it is looked at whenever a request comes or ends. */
  readonly until: (holds: () => boolean) => Promise<void>;
  /** Adds a rule; the first that gives an answer wins. */
  readonly misbehave: (rule: Rule) => void;
  /** How many calls went to a path. */
  readonly count: (path: string) => number;
  readonly close: () => Promise<void>;
}

export const GAME_LIST = '/api/visitor/game/list';
export const GAME_DETAIL = '/api/visitor/game/detail';
export const ROLE_LIST = '/api/visitor/game/entity/list';
export const ROLE_DETAIL = '/api/visitor/game/entity/detail';
export const CHARACTERS = '/api/character/get_official_character_list';
export const HOME_CHARACTERS = '/api/visitor/web/index/characters';
export const ACTIVITIES = '/api/visitor/web/activity/index';

const SUMMARY_FIELDS = new Set([
  ...['id', 'game_id', 'name', 'title', 'cover', 'icon', 'avatar', 'tags', 'summary'],
  ...['role_count', 'updated_at', 'i18n'],
]);

function toSummary(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([key]) => SUMMARY_FIELDS.has(key)));
}

function pageOf(items: readonly Item[], query: URLSearchParams): Item {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  const list = items.slice((page - 1) * size, page * size);
  return { list, total: items.length, page, page_size: size };
}

function byId(items: readonly Item[], query: URLSearchParams): Item | undefined {
  return items.find(({ id }) => String(id) === query.get('id'));
}

function payloadOf(library: SmallLibrary, { path, query }: Call): Item | undefined {
  switch (path) {
    case GAME_LIST:
      return pageOf(library.games.map(toSummary), query);
    case ROLE_LIST:
      return pageOf(library.roles.map(toSummary), query);
    case CHARACTERS:
      return pageOf(library.characters, query);
    case HOME_CHARACTERS:
      return { list: library.homeCharacters };
    case GAME_DETAIL:
      return byId(library.games, query);
    case ROLE_DETAIL:
      return byId(library.roles, query);
    case ACTIVITIES:
      return { banners: library.banners, list: library.activities };
    default:
      return undefined;
  }
}

function properEnvelope(payload: Item | undefined): Item {
  return payload
    ? { error_code: 0, error_message: '', payload }
    : { error_code: 40400, error_message: 'unknown id' };
}

function* endlessly(): Generator<Buffer> {
  const piece = Buffer.alloc(2 ** 16, ' ');
  for (;;) yield piece;
}

function respond(response: ServerResponse, answer: Misbehaviour): void {
  if (answer === 'hang') return;
  if (answer === 'reset') {
    response.socket?.destroy();
    return;
  }
  if (answer === 'stall') {
    response.write('{"error_code":');
    return;
  }
  if (answer === 'flood') {
    Readable.from(endlessly()).pipe(response);
    return;
  }
  const json = 'envelope' in answer || 'payload' in answer;
  response.writeHead('status' in answer ? answer.status : 200, {
    'content-type': json ? 'application/json' : 'text/html',
    ...('location' in answer && { location: answer.location }),
  });
  if ('envelope' in answer) response.end(JSON.stringify(answer.envelope));
  else if ('payload' in answer) {
    response.end(JSON.stringify({ error_code: 0, error_message: '', payload: answer.payload }));
  } else response.end(answer.body ?? '');
}

/** Starts the API on a free port. */
export async function startFaultyApi(library = smallLibrary()): Promise<FaultyApi> {
  const calls: Call[] = [];
  const rules: Rule[] = [];
  const asked = new Map<string, number>();
  const held: (() => void)[] = [];
  const watchers = new Set<() => void>();
  let isHeld: (call: Call) => boolean = () => false;
  let open = 0;
  const tellWatchers = (): void => {
    for (const look of watchers) look();
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const address = url.pathname + url.search;
    const times = (asked.get(address) ?? 0) + 1;
    asked.set(address, times);
    const call = {
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      times,
    };
    calls.push(call);
    open += 1;
    response.on('close', () => {
      open -= 1;
      tellWatchers();
    });
    const answer = rules.map((rule) => rule(call)).find((each) => each !== undefined) ?? {
      envelope: properEnvelope(payloadOf(api.library, call)),
    };
    if (isHeld(call)) held.push(() => respond(response, answer));
    else respond(response, answer);
    tellWatchers();
  });

  const port = await listen(server);

  const api: FaultyApi = {
    baseUrl: `http://127.0.0.1:${String(port)}`,
    library,
    calls,
    hold: (fits = () => true) => {
      isHeld = fits;
      return () => {
        isHeld = () => false;
        for (const answerNow of held.splice(0)) answerNow();
      };
    },
    held: () => held.length,
    open: () => open,
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    misbehave: (rule) => {
      rules.push(rule);
    },
    count: (path) => calls.filter((call) => call.path === path).length,
    close: () => closeServer(server),
  };
  return api;
}
