/** @jest-environment jest-fixed-jsdom */
import { queries } from './apollo/typed-documents';
import { inputs, ok, outcome, startClientKit, user } from './testing/client-kit';
import { send } from './testing/fake-api';

const kit = startClientKit();
const hit = { type: 'game', id: 'g', game_id: 'g', title: '茶', snippet: '', cover: '/c.png' };
const page = { list: [hit], total: 1, page: 1, page_size: 20 };
const found = ok(page);

describe('an answer', () => {
  it('is the payload as the contract parses it, without anything of GraphQL', async () => {
    kit.api.answer((response) => send(response, found));
    expect(await kit.call('knowledgeSearch', { search_value: '茶' })).toEqual({
      list: [{ ...hit, tags: [] }],
      total: 1,
      page: 1,
      page_size: 20,
    });
  });

  it('keeps what belongs to a thing as it came', async () => {
    const character = {
      id: 'c',
      name: '灵犀',
      avatar: '/a.png',
      tags: ['静'],
      game_ids: ['g'],
      i18n: { en: { name: 'Lingxi' } },
    };
    kit.api.answer((response) => send(response, ok({ list: [character] })));
    expect(await kit.call('indexCharacters', { limit: 1 })).toEqual({ list: [character] });
  });

  it('of login holds whatever else came', async () => {
    const answer = { ...user, extra: { deep: [1, null] } };
    kit.api.answer((response) => send(response, ok(answer)));
    expect(await kit.call('login', inputs.login)).toEqual(answer);
  });

  it('without fields is an empty payload', async () => {
    kit.api.answer((response) => send(response, ok({})));
    expect(await kit.call('sendCode', inputs.sendCode)).toEqual({});
  });
});

describe('the cache', () => {
  it('answers what everybody may see a second time', async () => {
    kit.api.answer((response) => send(response, found));
    const first = await kit.call('knowledgeSearch', { search_value: '茶' });
    expect(await kit.call('knowledgeSearch', { search_value: '茶' })).toEqual(first);
    expect(kit.api.seen).toHaveLength(1);
    await kit.call('knowledgeSearch', { search_value: '灯' });
    expect(kit.api.seen).toHaveLength(2);
  });

  it('is passed by where the answer may have changed, and learns it', async () => {
    kit.api.answer((response) => send(response, found));
    await kit.call('knowledgeSearch', { search_value: '茶' });
    const other = { ...hit, title: '茶山' };
    kit.api.answer((response) => send(response, ok({ ...page, list: [other] })));
    const fresh = await kit.call('knowledgeSearch', { search_value: '茶' }, { isFresh: true });
    expect(fresh).toMatchObject({ list: [{ title: '茶山' }] });
    expect(await kit.call('knowledgeSearch', { search_value: '茶' })).toEqual(fresh);
    expect(kit.api.seen).toHaveLength(2);
  });

  it('forgets what one visitor was told when the next one comes', async () => {
    kit.api.answer((response) => send(response, found));
    for (const change of [() => kit.logIn(user), kit.logOut]) {
      await kit.call('knowledgeSearch', { search_value: '茶' });
      change();
    }
    await kit.call('knowledgeSearch', { search_value: '茶' });
    expect(kit.api.seen).toHaveLength(3);
  });

  it('gets nothing of what a login brings, which is for its caller alone', async () => {
    kit.api.answer((response) => send(response, ok(user)));
    expect(await kit.call('login', inputs.login)).toEqual(user);
    expect(kit.apolloClient.cache.extract()).toEqual({});
  });

  it('sends the same question once when it is asked twice at a time', async () => {
    kit.api.answer((response) => send(response, found));
    await Promise.all([
      kit.call('knowledgeSearch', { search_value: '茶' }),
      kit.tryCall('knowledgeSearch'),
    ]);
    expect(kit.api.seen).toHaveLength(1);
  });

  it('asks again for what belongs to somebody, and after a failure', async () => {
    kit.logIn(user);
    const me = { web_user_id: '7', nickname: 'x', phone_masked: '', unread_count: 0 };
    kit.api.answer((response) => send(response, ok({ ...me, created_at: '2026-01-01T00:00:00Z' })));
    await kit.call('me', {});
    await kit.call('me', {});
    expect(kit.api.seen).toHaveLength(2);
    kit.api.answer((response) => send(response, 'gone', 502));
    expect(await kit.call('gameDetail', { id: 'a' })).toBeUndefined();
    await kit.call('gameDetail', { id: 'a' });
    expect(kit.api.seen).toHaveLength(4);
  });
});

describe('headers', () => {
  beforeEach(() => kit.api.answer((response) => send(response, ok({}))));

  it.each([
    ['/', false, 'web'],
    ['/', true, 'web'],
    ['/en/m/game-library/', false, 'mobile_web'],
    // A page without a twin has both frames, and the width shows one.
    ['/en/terms/', false, 'web'],
    ['/en/terms/', true, 'mobile_web'],
    ['/m/profile/removeAccount-7', false, 'mobile_web'],
  ])('of %s, narrow: %s, say %s and nothing of a user', async (address, matches, source) => {
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    window.history.replaceState(null, '', address);
    await kit.call('sendCode', inputs.sendCode);
    expect(kit.api.seen[0]?.headers).toMatchObject({
      area: 'cn',
      lan: 'zh',
      'app-platform': 'web',
      module: 'web',
      'platform-source': source,
    });
    expect(kit.api.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['', 'official-website'],
    ['?channel=bili-2.b', 'bili-2.b'],
    ['?channel=%3Cscript%3E', '%3Cscript%3E'],
    ['?channel=%E4%B8%AD%E6%96%87', '%E4%B8%AD%E6%96%87'],
    [`?channel=${'a'.repeat(65)}`, 'official-website'],
  ])('name the user, the device and, of %j, the channel %s', async (search, channel) => {
    window.history.replaceState(null, '', `/${search}`);
    kit.logIn(user);
    await kit.call('reportUserAction', inputs.reportUserAction);
    expect(kit.api.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      user_id: user.web_user_id,
      'device-identifier': expect.stringMatching(/^\d{1,16}$/) as string,
      'app-channel': channel,
    });
  });
});

describe('a signal', () => {
  it('ends a call at once, and nobody hears of it', async () => {
    const controller = new AbortController();
    const reason = new Error('the page was left');
    const closed = new Promise<void>((resolve) => {
      kit.api.answer((response) => {
        response.once('close', resolve);
        controller.abort(reason);
      });
    });
    const { signal } = controller;
    expect(await outcome(kit.call('gameDetail', { id: 'x' }, { signal }))).toEqual({
      error: reason,
    });
    await closed;
    expect(kit.shown).toEqual([]);
    expect(kit.logged).not.toHaveBeenCalled();
  });

  it('is not needed to end the request of a component that has gone', async () => {
    let reached: () => void = () => undefined;
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const closed = new Promise<void>((resolve) => {
      kit.api.answer((response) => {
        response.once('close', resolve);
        reached();
      });
    });
    const query = queries.gameDetail;
    const watched = kit.apolloClient.watchQuery({ query, variables: { id: 'x' } });
    const subscription = watched.subscribe({});
    await isReached;
    subscription.unsubscribe();
    await closed;
    expect(kit.logged).not.toHaveBeenCalled();
  });

  it('of one caller leaves the call of another alone', async () => {
    const controller = new AbortController();
    kit.api.answer((response) => {
      controller.abort();
      void left.then(() => send(response, found));
    });
    const left = outcome(
      kit.call('knowledgeSearch', { search_value: '茶' }, { signal: controller.signal }),
    );
    const stays = kit.call('knowledgeSearch', { search_value: '茶' });
    expect(await stays).toMatchObject({ total: 1 });
    expect(await left).toHaveProperty('error');
  });
});
