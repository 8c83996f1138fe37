import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { logIn } from '../../../api-client/session/log-in';
import { logOut, useSession } from '../../../api-client/session/session';
import { offline, ok, refusal, startMockApi } from '../../../api-client/testing/mock-api';
import { ERROR_CODE } from '../../../contract';
import { wireExamples } from '../../../contract/testing/wire-examples';
import type { OutboxEntry } from '../../../platform/chats/unsent-database';
import { Outbox } from './outbox';
import { OutboxStorage } from './outbox-storage';
import { installTestChannels, TestChannel } from './testing/broadcast-channel';

const api = startMockApi();
installTestChannels();

const ID = '7:p1';
const QUICK = { baseMs: 1, capMs: 2, jitter: 0 };
const SLOW = { baseMs: 600_000, capMs: 600_000, jitter: 0 };

let ending: AbortController;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  ending = new AbortController();
  logIn({ access_token: 't', web_user_id: '7' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  ending.abort();
  logOut();
});

function open(backoff = SLOW) {
  const storage = new OutboxStorage(60_000);
  const outbox = new Outbox({ userId: '7', storage, backoff, signal: ending.signal });
  const [onAnswer, onChange, onClear] = [jest.fn(), jest.fn(), jest.fn()];
  outbox.listen(ID, { onChange, onAnswer, onClear });
  const [channel] = TestChannel.all;
  return {
    ...{ outbox, storage, onAnswer, onClear, channel },
    hear: (data: unknown) => channel?.onmessage?.({ data }),
    add: (content: string) => outbox.add({ characterId: 'p1', content, locale: 'zh' }),
    contents: () => outbox.of(ID).map(({ content }) => content),
    failures: () => outbox.of(ID).map(({ failure }) => failure?.kind),
  };
}

function contentOf(input: unknown): string {
  return (input as { content: string }).content;
}

function sent(): string[] {
  return api.asked('chatRespond').map(contentOf);
}

const elsewhere: OutboxEntry = {
  ...{ clientMessageId: 'c9', userId: '7', characterId: 'p1', content: '别处写的' },
  ...{ locale: 'zh', writtenAt: '2026-11-21T08:00:00Z' },
};

test('only what would be sent if it could waits, and what was refused does not', async () => {
  api.answer('chatRespond', (input) =>
    contentOf(input) === '不行' ? refusal(ERROR_CODE.invalidInput) : offline,
  );
  const { outbox, add, failures } = open();
  expect(outbox.isWaiting).toBe(false);
  await add('不行');
  await waitFor(() => expect(failures()).toEqual(['refused']));
  expect(outbox.isWaiting).toBe(false);
  await add('在吗');
  expect(outbox.isWaiting).toBe(true);
});

test('what was answered is told to the other tabs, and is stored no more', async () => {
  api.answer('chatRespond', () => ok(wireExamples.reply));
  const { outbox, storage, add, channel, onAnswer } = open();
  await add('在吗');
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  const [clientMessageId] = onAnswer.mock.calls[0] as [string];
  const answer = expect.objectContaining({ suggestions: wireExamples.reply.suggestions }) as object;
  expect(channel?.sent).toEqual([
    { kind: 'outbox' },
    { kind: 'answer', conversationId: ID, clientMessageId, content: '在吗', answer },
  ]);
  await waitFor(async () => expect(await storage.list('7')).toEqual([]));
  expect([outbox.of(ID), outbox.isUnderWay(clientMessageId)]).toEqual([[], false]);
});

test('what another tab has stored is sent here, because that tab may be gone', async () => {
  api.answer('chatRespond', () => ok(wireExamples.reply));
  const { hear, onAnswer } = open();
  await new OutboxStorage(60_000).put(elsewhere);
  hear({ kind: 'outbox' });
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual(['别处写的']);
});

test('what one tab throws away goes from the others too', async () => {
  api.answer('chatRespond', () => offline);
  const { outbox, add, hear, contents, channel } = open();
  await add('一');
  await add('二');
  const [one, two] = outbox.of(ID).map(({ clientMessageId }) => clientMessageId);
  await outbox.discard(one ?? '');
  expect(contents()).toEqual(['二']);
  expect(channel?.sent).toContainEqual({ kind: 'outbox', discarded: one });
  await new OutboxStorage(60_000).remove(two ?? '');
  hear({ kind: 'outbox', discarded: two });
  await waitFor(() => expect(contents()).toEqual([]));
});

test('words are sent for their own user only', async () => {
  const users: unknown[] = [];
  api.answer('chatRespond', () => {
    users.push(useSession.getState().userInfo?.web_user_id);
    return ok(wireExamples.reply);
  });
  const { outbox, storage, add, onAnswer } = open();
  const found = jest.spyOn(storage, 'find');
  logIn({ access_token: 'u', web_user_id: '8' });
  await add('在吗');
  await waitFor(() => expect(found).toHaveBeenCalledTimes(1));
  await found.mock.results[0]?.value;
  expect(outbox.sending.size).toBe(0);
  logIn({ access_token: 't', web_user_id: '7' });
  await outbox.drain();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(users).toEqual(['7']);
});

test('what is sent again by hand gets as many tries as before', async () => {
  api.answer('chatRespond', () => refusal(ERROR_CODE.serverFault));
  const { outbox, add, failures } = open(QUICK);
  await add('在吗');
  await waitFor(() => expect(failures()).toEqual(['server']));
  expect(sent()).toHaveLength(5);
  await outbox.retry(outbox.of(ID)[0]?.clientMessageId ?? '');
  expect(failures()).toEqual([undefined]);
  await waitFor(() => expect(failures()).toEqual(['server']));
  expect(sent()).toHaveLength(10);
});

test('a message goes on trying as long as the API is busy', async () => {
  let left = 7;
  api.answer('chatRespond', () => {
    left -= 1;
    return left < 0 ? ok(wireExamples.reply) : refusal(ERROR_CODE.rateLimit);
  });
  const { add, onAnswer } = open(QUICK);
  await add('在吗');
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(sent()).toHaveLength(8);
});

test('what waits is sent as soon as the browser is online, until its user has gone', async () => {
  api.answer('chatRespond', () => offline);
  const { storage, outbox, add, onAnswer } = open();
  await add('在吗');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(outbox.sending.size).toBe(0));
  api.answer('chatRespond', () => ok(wireExamples.reply));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  ending.abort();
  const list = jest.spyOn(storage, 'list');
  window.dispatchEvent(new Event('online'));
  expect(list).not.toHaveBeenCalled();
});

test('what was written before the login is taken over by its user, and the tabs hear of it', async () => {
  const { outbox, storage, channel } = open();
  expect(await outbox.adopt([])).toEqual([]);
  expect(channel?.sent).toEqual([]);
  const { userId: _nobody, ...words } = elsewhere;
  expect(await outbox.adopt([words])).toEqual([words]);
  expect(channel?.sent).toEqual([{ kind: 'outbox' }]);
  expect(await storage.list('7')).toEqual([elsewhere]);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  // The tab that held them goes on holding them.
  expect(await outbox.adopt([{ ...words, clientMessageId: 'c10' }])).toEqual([]);
});

test('clearing throws away what waits, and not what is being sent', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer('chatRespond', async () => {
    await answered;
    return ok(wireExamples.reply);
  });
  const { outbox, add, contents, onAnswer, onClear } = open();
  await add('一');
  await waitFor(() => expect(sent()).toEqual(['一']));
  await add('二');
  await outbox.clear();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(contents()).toEqual(['一']);
  answer();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual(['一']);
});
