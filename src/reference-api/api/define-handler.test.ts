import { endpoints, ERROR_CODE } from '../../contract';
import { ChatTurns } from '../chat/chat-turns';
import { ImHub } from '../chat/im-hub';
import { openDatabase, type LibraryDatabase } from '../database/open-database';
import { dataFolder } from '../testing/test-api';
import { DEFAULT_CODE_LIMITS } from '../limits';
import type { ClientInfo } from './client-info';
import type { Context } from './context';
import { defineHandler } from './define-handler';

const caller: ClientInfo = {
  address: '127.0.0.1',
  locale: 'zh',
  authorization: undefined,
  userId: undefined,
  deviceIdentifier: undefined,
};

let db: LibraryDatabase;
let context: Context;
beforeAll(async () => {
  db = await openDatabase(`${dataFolder()}/data.sqlite`);
  const hub = new ImHub();
  const now = () => new Date();
  const companion = { reply: () => Promise.reject(new Error('Nobody talks here')) };
  const { signal } = new AbortController();
  context = {
    db,
    now,
    sms: { send: () => {} },
    codeLimits: DEFAULT_CODE_LIMITS,
    hub,
    imPingMs: 1000,
    chat: new ChatTurns({ db, now, hub, companion, signal }),
    voices: { voiceOf: () => undefined },
  };
});
afterAll(() => db.destroy());

test('defaults are applied before the handler sees the input', async () => {
  const seen = defineHandler(endpoints.gameList, ({ page, page_size }) =>
    Promise.resolve({ list: [], total: 0, page, page_size }),
  );
  expect(await seen.answer({ page: '3' }, context, caller)).toEqual({
    list: [],
    total: 0,
    page: 3,
    page_size: 20,
  });
});

test('a payload that breaks the contract is 50000 and names endpoint and field', async () => {
  const broken = defineHandler(endpoints.indexCharacters, () =>
    Promise.resolve({ list: [{ id: 'a', name: '', avatar: '/a.webp' }] }),
  );
  await expect(broken.answer({}, context, caller)).rejects.toMatchObject({
    code: ERROR_CODE.serverFault,
    message: expect.stringMatching(
      /^\/api\/visitor\/web\/index\/characters .*list\.0\.name: /,
    ) as string,
  });
});

test('what the contract does not name never reaches the client', async () => {
  const item = { id: 'a', name: 'A', avatar: '/a.webp', secret: 'x' };
  const loose = defineHandler(endpoints.indexCharacters, () => Promise.resolve({ list: [item] }));
  expect(JSON.stringify(await loose.answer({}, context, caller))).not.toContain('secret');
});
