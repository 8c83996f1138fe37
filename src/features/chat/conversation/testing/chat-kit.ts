import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Chat } from '../chat';
import type { ConversationHandle, ConversationState } from '../conversation';
import type { Where } from '../conversation';
import { createEcho } from '../../../../reference-api/chat/testing/echo-companion';
import type { ReferenceApiOptions } from '../../../../reference-api/server';
import { startTestApi, type TestApi } from '../../../../reference-api/testing/test-api';
import { logInVisitor, type Visitor } from '../../../../reference-api/testing/visitor';
import { installWebLocks } from '../../../../testing/web-locks';
import type { ChatTimes, ImTimes } from '../../../../config/chat-limits';

const quick = { baseMs: 5, capMs: 40, jitter: 0.25 };

const TIMES: ImTimes & ChatTimes = {
  token: quick,
  tokenRounds: quick,
  reconnect: quick,
  send: quick,
  openMs: 60_000,
  silenceMs: 60_000,
  pollMs: 40,
  beatMs: 60_000,
  missedBeats: 4,
  storageMs: 60_000,
  replyMs: 60_000,
  drawMs: 0,
  readMs: 0,
  lingerMs: 0,
  unaskedMs: 60_000,
};

/** Resolves when a conversation is as expected. */
export function until(
  { store }: ConversationHandle,
  fits: (state: ConversationState) => boolean,
): Promise<ConversationState> {
  return new Promise((resolve) => {
    const look = (state: ConversationState): void => {
      if (!fits(state)) return;
      leave();
      resolve(state);
    };
    const leave = store.subscribe(look);
    look(store.getState());
  });
}

/** True when all of these were sent and answered by the echo. */
export function hasAnswers(contents: readonly string[]) {
  return ({ messages }: ConversationState): boolean => {
    if (messages.length < contents.length * 2) return false;
    const known = new Set(
      messages.flatMap(({ content, delivery, id }) =>
        delivery === 'sent' && id !== undefined ? [content] : [],
      ),
    );
    return contents.every((each) => known.has(each) && known.has(`You said: ${each}`));
  };
}

interface TabOptions {
  /** False where there is no socket. */
  readonly hasSocket?: boolean;
  readonly times?: Partial<ImTimes & ChatTimes>;
}

/**
 * The chat against a real reference API whose characters repeat what they are told. To be called once per file. Each
 * test begins with an empty browser and nobody logged in.
 */
export function startChatKit(options: Partial<ReferenceApiOptions> = {}) {
  const echo = createEcho();
  const tabs = new Set<Chat>();
  let api: TestApi;
  let isUp = true;
  let phones = 13_900_000_000;
  const settings: Partial<ReferenceApiOptions> = {
    codeLimits: { perNumber: [], perAddress: [] },
    limits: { read: 1_000_000, write: 1_000_000, search: 1_000_000 },
    companion: echo.companion,
    ...options,
  };
  const load = async () => ({
    ...(await import('../../../../api-client/session/session')),
    ...(await import('../../../../api-client/session/log-in')),
    ...(await import('../../../../api-client/im/polling-transport')),
    ...(await import('../../../../api-client/im/shared-transport')),
    ...(await import('../../../../api-client/im/web-socket-transport')),
    ...(await import('../../../../api-client/im/with-fallback')),
    ...(await import('../chat')),
  });
  let code: Awaited<ReturnType<typeof load>>;
  let removeLocks: () => void;

  beforeAll(async () => {
    api = await startTestApi(settings);
    // The base address is read when the module is: set it first.
    process.env.GATSBY_API_BASE_URL = api.url;
    code = await load();
  });
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    localStorage.clear();
    sessionStorage.clear();
    removeLocks = installWebLocks();
    echo.failWith(undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    for (const tab of tabs) tab.close();
    tabs.clear();
    code.logOut();
    code.closeLogin();
    removeLocks();
    if (!isUp) await restartApi();
    await api.ask('/sandbox/im/faults', { method: 'DELETE' });
  });

  async function stopApi(): Promise<void> {
    isUp = false;
    await api.close();
  }

  /** The API goes, if it has not gone yet, and comes again with what it had stored. */
  async function restartApi(): Promise<void> {
    const { dataFile, url } = api;
    await stopApi();
    api = await startTestApi({ ...settings, dataFile, port: Number(new URL(url).port) });
    isUp = true;
  }

  function connectionOf(userId: string, { hasSocket = true, times }: TabOptions) {
    const all = { ...TIMES, ...times };
    const address = { url: `${api.url.replace('http', 'ws')}/sandbox/im`, appId: 'app' };
    const polling = code.pollingTransport(all.pollMs);
    return code.sharedTransport(
      `im:${userId}`,
      hasSocket ? code.withFallback(code.webSocketTransport(address, all), polling) : polling,
      all,
    );
  }

  return {
    echo,
    /** The API; another one after a restart. */
    api: (): TestApi => api,
    session: () => code.useSession,
    newVisitor: async (): Promise<Visitor> => {
      phones += 1;
      return logInVisitor(api, String(phones));
    },
    /** Logs in in all tabs. */
    logIn: ({ token, webUserId }: Visitor): void =>
      code.logIn({ access_token: token, web_user_id: webUserId }),
    logOut: (): void => code.logOut(),
    /** Opens a tab. */
    openTab: (tabOptions: TabOptions = {}): Chat => {
      const tab = code.createChat({
        connectionOf: (userId) => connectionOf(userId, tabOptions),
        times: { ...TIMES, ...tabOptions.times },
      });
      tabs.add(tab);
      return tab;
    },
    /** Opens a conversation in a tab, as the view does. */
    enter: (tab: Chat, where: Where = { characterId: 'p-lingxi' }): ConversationHandle => {
      const userId = code.useSession.getState().userInfo?.web_user_id;
      const conversation = tab.conversation(userId, where);
      tab.show(userId, where, 'en');
      return conversation;
    },
    /** Shows a conversation in a tab. @returns a function that takes it off the screen */
    show: (tab: Chat, where: Where): (() => void) =>
      tab.show(code.useSession.getState().userInfo?.web_user_id, where, 'en'),
    closeTab: (tab: Chat): void => {
      tabs.delete(tab);
      tab.close();
    },
    stopApi,
    restartApi,
    spoil: async (faults: Readonly<Record<string, number>>): Promise<void> => {
      await api.send('POST', '/sandbox/im/faults', faults);
    },
  };
}
