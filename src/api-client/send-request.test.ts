import { getEventListeners } from 'node:events';
import { API_TIMEOUT_MS } from '../config/times';
import type { RequestIdentity } from './sender-headers';
import type * as transport from './send-request';
import type * as faults from './errors';
import { send, startFakeApi, type FakeApi } from './testing/fake-api';

let api: FakeApi;
let sendRequest: typeof transport.sendRequest;
let errors: typeof faults;

const pc: RequestIdentity = { variant: 'pc', channel: 'official-website', deviceIdentifier: '42' };
function ok(payload: unknown) {
  return { error_code: 0, error_message: '', payload };
}
const emptyPage = { list: [], total: 0, page: 1, page_size: 20 };

function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('expected a rejection');
    },
    (error: unknown) => error,
  );
}

beforeAll(async () => {
  api = await startFakeApi();
  // The base address is read when the module is: set it first.
  process.env.GATSBY_API_BASE_URL = `${api.baseUrl}/`;
  errors = await import('./errors');
  ({ sendRequest } = await import('./send-request'));
});

beforeEach(() => {
  api.seen.length = 0;
});

afterAll(() => api.close());

describe('what is sent', () => {
  it('puts a GET into the query and leaves out what is undefined', async () => {
    api.answer((response) => {
      send(response, ok(emptyPage));
    });
    await sendRequest('knowledgeSearch', { search_value: '茶 & 灯', type: undefined, page: 2 }, pc);
    expect(api.seen).toHaveLength(1);
    const [request] = api.seen;
    const url = new URL(request?.url ?? '', api.baseUrl);
    expect(request?.method).toBe('GET');
    expect(url.pathname).toBe('/api/visitor/game/knowledge/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({ search_value: '茶 & 灯', page: '2' });
    expect(request?.headers['content-type']).toBeUndefined();
  });

  it('puts a POST into a JSON body', async () => {
    api.answer((response) => {
      send(response, ok(emptyPage));
    });
    await sendRequest('characterSquare', { keyword: '猫' }, pc);
    expect(api.seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/character/legion_zone/pc_character_square',
      body: '{"keyword":"猫"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it.each([
    ['pc', 'web'],
    ['m', 'mobile_web'],
  ] as const)('sends the platform headers of %s and no identity', async (variant, source) => {
    api.answer((response) => {
      send(response, ok(emptyPage));
    });
    await sendRequest('gameList', {}, { ...pc, variant });
    const headers = api.seen[0]?.headers;
    expect(headers).toMatchObject({
      area: 'cn',
      lan: 'zh',
      'app-platform': 'web',
      module: 'web',
      'platform-source': source,
    });
    for (const name of ['authorization', 'user_id', 'device-identifier', 'app-channel', 'cookie']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('sends the identity of a session when there is one', async () => {
    api.answer((response) => {
      send(response, ok(emptyPage));
    });
    const user = { accessToken: 'secret', webUserId: '9007199254740993' };
    await sendRequest('gameList', {}, { ...pc, channel: 'bili-1', user });
    expect(api.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      user_id: '9007199254740993',
      'device-identifier': '42',
      'app-channel': 'bili-1',
    });
  });

  it('names the device at login, though nobody is logged in', async () => {
    const sessionUser = { access_token: 't', web_user_id: '7' };
    api.answer((response) => {
      send(response, ok(sessionUser));
    });
    const login = {
      country_code: 86,
      phone: '13800000000',
      phone_verify_code: '123456',
      source: 'bili-1',
    } as const;
    expect(await sendRequest('login', login, pc)).toEqual(sessionUser);
    const [request] = api.seen;
    expect(request?.headers).toMatchObject({ 'device-identifier': '42', 'app-platform': 'web' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(JSON.parse(request?.body ?? '')).toEqual(login);
  });
});

describe('what comes back', () => {
  it('is the parsed payload: defaults filled in, unknown fields dropped, numbers as ids', async () => {
    const character = { id: 7, name: '灵犀', avatar: '/a.png', mood: 'calm' };
    api.answer((response) => {
      send(response, ok({ ...emptyPage, list: [character], total: 1 }));
    });
    const { list } = await sendRequest('officialCharacters', {}, pc);
    expect(list).toEqual([{ id: '7', name: '灵犀', avatar: '/a.png', tags: [], game_ids: [] }]);
  });

  it('is an ApiError with the whole response for an error code', async () => {
    const envelope = { error_code: 41912, error_message: '太频繁', payload: { retry_after: 30 } };
    api.answer((response) => {
      send(response, envelope);
    });
    const error = await failure(sendRequest('gameDetail', { id: 'x' }, pc));
    expect(error).toBeInstanceOf(errors.ApiError);
    expect(error).toMatchObject({ code: 41912, message: '太频繁', envelope });
    expect(errors.isApiError(error, 41912)).toBe(true);
    expect(errors.isApiError(error, 41001)).toBe(false);
  });

  it('is a ContractError that names endpoint, item and field', async () => {
    api.answer((response) => {
      send(response, ok({ list: [{ id: 'f', character_id: 'c', image: 'i', is_default: true }] }));
    });
    const error = await failure(sendRequest('characterFigures', { character_id: 'c' }, pc));
    expect(error).toBeInstanceOf(errors.ContractError);
    expect(String(error)).toContain('/api/character/legion_zone/pc_character_figures');
    expect(String(error)).toContain('payload.list.0.name');
  });

  it.each([
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['another envelope', '{"code":0,"data":{}}'],
    ['no payload', '{"error_code":0}'],
  ])('is a ContractError for %s', async (_, body) => {
    api.answer((response) => {
      send(response, body);
    });
    expect(await failure(sendRequest('gameList', {}, pc))).toBeInstanceOf(errors.ContractError);
  });

  it('is a TransportError for an HTTP status other than 2xx, whatever its body', async () => {
    api.answer((response) => {
      send(response, ok(emptyPage), 502);
    });
    const error = await failure(sendRequest('gameList', {}, pc));
    expect(error).toBeInstanceOf(errors.TransportError);
    expect(error).toMatchObject({ status: 502, endpoint: '/api/visitor/game/list' });
  });
});

describe('what ends a call', () => {
  it('passes a broken connection through unchanged', async () => {
    api.answer((response) => {
      response.destroy();
    });
    const error = await failure(sendRequest('gameList', {}, pc));
    expect(error).toMatchObject({ name: 'TypeError', message: 'fetch failed' });
  });

  it('passes the reason of the caller’s signal on', async () => {
    const controller = new AbortController();
    const reason = new Error('the page was left');
    api.answer(() => {
      controller.abort(reason);
    });
    const call = sendRequest('gameList', {}, pc, controller.signal);
    expect(await failure(call)).toBe(reason);
  });

  it('does not call at all when the signal has fired already', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await failure(sendRequest('gameList', {}, pc, signal));
    expect(api.seen).toHaveLength(0);
  });

  it.each([
    ['has its answer', 200],
    ['has failed', 502],
  ])('leaves nothing behind on a signal that goes on, when the call %s', async (_, status) => {
    const { signal } = new AbortController();
    let held = 0;
    api.answer((response) => {
      held = getEventListeners(signal, 'abort').length;
      send(response, ok(emptyPage), status);
    });
    await sendRequest('gameList', {}, pc, signal).catch(() => undefined);
    expect([held, getEventListeners(signal, 'abort').length]).toEqual([1, 0]);
  });

  describe('time', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      ['before it answers', undefined],
      ['in the middle of its answer', '{"error_code":0,'],
    ])('is up after 10 seconds when the API stalls %s', async (_, beginning) => {
      const stalled = new Promise<void>((resolve) => {
        api.answer((response) => {
          if (beginning !== undefined) response.write(beginning);
          resolve();
        });
      });
      const ended = failure(sendRequest('gameList', {}, pc));
      await stalled;
      jest.advanceTimersByTime(API_TIMEOUT_MS - 1);
      await new Promise(setImmediate);
      const early = await Promise.race([ended, new Promise((resolve) => setImmediate(resolve))]);
      expect(early).toBeUndefined();
      jest.advanceTimersByTime(1);
      expect(await ended).toMatchObject({ name: 'TimeoutError' });
    });
  });
});
