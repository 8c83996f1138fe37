/** @jest-environment jest-fixed-jsdom */
import { API_TIMEOUT_MS } from '../config/times';
import { endpoints, ERROR_CODE, type EndpointName } from '../contract';
import { emptySchema } from '../contract/primitives';
import { TransportError } from './errors';
import type { Failure } from './failure-events';
import { inputs, ok, outcome, refusal, startClientKit, user } from './testing/client-kit';
import { send } from './testing/fake-api';

const kit = startClientKit();

/** Message that a visitor gets for each failure; the rows of the specification's section 8. */
const failures: readonly (readonly [string, Failure['kind'], () => void])[] = [
  [
    'an HTTP status of 500',
    'server',
    () => kit.api.answer((response) => send(response, '{}', 500)),
  ],
  ['HTML', 'server', () => kit.api.answer((response) => send(response, '<!doctype html>'))],
  ['another shape', 'server', () => kit.api.answer((response) => send(response, ok({ list: 7 })))],
  ['no connection', 'offline', () => kit.api.answer((response) => response.destroy())],
  [
    'invalid input',
    'refused',
    () => kit.api.answer((response) => send(response, refusal(ERROR_CODE.invalidInput))),
  ],
  [
    'a rate limit',
    'busy',
    () => kit.api.answer((response) => send(response, refusal(ERROR_CODE.rateLimit))),
  ],
  [
    'a fault of the API',
    'server',
    () => kit.api.answer((response) => send(response, refusal(ERROR_CODE.serverFault))),
  ],
];

const names = Object.keys(endpoints) as EndpointName[];
/** The token of the instant messages has a way of its own. */
const viaApollo = names.filter((name) => endpoints[name].failure !== 'retry');

describe('a failure', () => {
  beforeEach(() => kit.logIn(user));

  describe.each(failures)('by %s', (what, kind, arrange) => {
    beforeEach(arrange);

    it.each(viaApollo)('is treated as the row of %s says', async (name) => {
      const { failure, path, payload } = endpoints[name];
      // What an endpoint without fields answers is right in any shape.
      const result = await kit.tryCall(name);
      if ('value' in result && result.value !== undefined) {
        expect([what, payload]).toEqual(['another shape', emptySchema]);
        return;
      }
      const resolves = failure === 'toast' || failure === 'log';
      expect('value' in result).toBe(resolves);
      expect(kit.shown.map((each) => each.kind)).toEqual(failure === 'toast' ? [kind] : []);
      expect(kit.logged).toHaveBeenCalledTimes(1);
      expect(kit.logged).toHaveBeenCalledWith(
        path,
        expect.objectContaining({ message: expect.any(String) as string }),
      );
    });
  });

  it.each(viaApollo)('41001 of %s logs out, says so and rejects with its message', async (name) => {
    kit.api.answer((response) => send(response, refusal(ERROR_CODE.sessionInvalid)));
    expect(await kit.tryCall(name)).toMatchObject({
      error: { name: 'ApiError', code: 41001, message: '不行' },
    });
    expect(kit.useSession.getState()).toMatchObject({ isLoggedIn: false, userInfo: null });
    expect(kit.shown).toEqual([{ kind: 'session', message: '' }]);
  });

  it.each(viaApollo.flatMap((name) => [41907, 41912].map((code) => [name, code] as const)))(
    'of %s by %d goes to the caller with the whole response',
    async (name, code) => {
      const envelope = refusal(code, { retry_after: 30 });
      kit.api.answer((response) => send(response, envelope));
      const result = await kit.tryCall(name);
      expect(result).toMatchObject({ error: { code, message: '不行', envelope } });
      expect(kit.shown).toEqual([]);
      expect(kit.logged).toHaveBeenCalledTimes(1);
    },
  );

  it('that the caller expects goes to the caller, and is neither logged nor shown', async () => {
    kit.api.answer((response) => send(response, refusal(ERROR_CODE.unknownId)));
    const handles = [ERROR_CODE.unknownId];
    const result = await outcome(kit.call('gameDetail', { id: 'x' }, { handles }));
    expect(result).toMatchObject({ error: { code: ERROR_CODE.unknownId } });
    expect(kit.shown).toEqual([]);
    expect(kit.logged).not.toHaveBeenCalled();
  });

  it('of the transport is passed through unchanged', async () => {
    kit.api.answer((response) => send(response, 'bad gateway', 502));
    const result = await outcome(kit.call('storyScenes', inputs.storyScenes));
    expect('error' in result && result.error).toBeInstanceOf(TransportError);
    kit.api.answer((response) => response.destroy());
    expect(await outcome(kit.call('storyScenes', { character_id: 'y' }))).toMatchObject({
      error: { name: 'TypeError', message: 'fetch failed' },
    });
  });
});

it.each(viaApollo.filter((name) => endpoints[name].token === 'required'))(
  '%s is not even sent when nobody is logged in',
  async (name) => {
    const result = await kit.tryCall(name);
    expect(result).toMatchObject({ error: { code: ERROR_CODE.sessionInvalid } });
    expect(kit.api.seen).toEqual([]);
    expect(kit.shown).toEqual([]);
    expect(kit.logged).not.toHaveBeenCalled();
  },
);

it('41001 to somebody who is not logged in is logged and said, as the row of a public call says', async () => {
  kit.api.answer((response) => send(response, refusal(ERROR_CODE.sessionInvalid)));
  const result = await kit.tryCall('knowledgeSearch');
  expect(result).toMatchObject({ error: { code: ERROR_CODE.sessionInvalid } });
  expect(kit.logged).toHaveBeenCalledTimes(1);
  expect(kit.shown).toHaveLength(1);
});

it('an old session that is over does not end the one that has begun since', async () => {
  kit.logIn(user);
  kit.api.answer((response) => {
    kit.logIn({ access_token: 'token-2', web_user_id: '8' });
    send(response, refusal(ERROR_CODE.sessionInvalid));
  });
  await kit.tryCall('me');
  expect(kit.useSession.getState().userInfo?.access_token).toBe('token-2');
  expect(kit.shown).toEqual([]);
});

describe('time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  it('is up after ten seconds, and a visitor is told that it took too long', async () => {
    const reached = new Promise<void>((resolve) => kit.api.answer(() => resolve()));
    const calling = kit.tryCall('gameDetail');
    await reached;
    jest.advanceTimersByTime(API_TIMEOUT_MS);
    expect(await calling).toEqual({ value: undefined });
    expect(kit.shown).toEqual([{ kind: 'slow', message: '' }]);
  });
});
