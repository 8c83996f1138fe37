import { hasAnswers, startChatKit, until } from './testing/chat-kit';
import { keepAnonymousWords } from '../../../platform/chats/draft-storage';
import type { Chat } from './chat';
import type { ConversationState } from './conversation';
import type { Visitor } from '../../../reference-api/testing/visitor';

const kit = startChatKit();
let visitor: Visitor;
beforeEach(async () => {
  visitor = await kit.newVisitor();
});

function contentsOf({ messages }: ConversationState): readonly string[] {
  return messages.map(({ content }) => content);
}

function isReady({ history }: ConversationState): boolean {
  return history === 'ready';
}

/** The conversation of a tab, read. */
async function openReady(tab: Chat = kit.openTab()) {
  const conversation = kit.enter(tab);
  await until(conversation, isReady);
  return conversation;
}

/** The texts of a visitor's messages on the server. */
async function sentOf({ headers, webUserId }: Visitor): Promise<string[]> {
  const input = { conversation_id: `${webUserId}:p-lingxi`, limit: 100 };
  const { payload } = (await kit.api().call('historyMessages', input, headers)).envelope;
  const { list } = payload as { list: { sender: string; content: string }[] };
  return list.flatMap(({ sender, content }) => (sender === 'user' ? [content] : []));
}

function isLoginOpen(): boolean {
  return kit.session().getState().loginDialogVisible;
}

describe('a visitor who is not logged in', () => {
  test('writes, and the words are sent once after the login', async () => {
    const tab = kit.openTab();
    const anonymous = kit.enter(tab);
    expect(anonymous.store.getState().history).toBe('anonymous');
    anonymous.send('may I?', 'en');
    expect(isLoginOpen()).toBe(true);
    expect(contentsOf(anonymous.store.getState())).toEqual(['may I?']);
    kit.logIn(visitor);
    await until(await openReady(tab), hasAnswers(['may I?']));
    expect(await sentOf(visitor)).toEqual(['may I?']);
  });

  test('finds the words and the draft again after a reload', () => {
    const tab = kit.openTab();
    const anonymous = kit.enter(tab);
    anonymous.send('kept', 'en');
    anonymous.setDraft('and then');
    kit.closeTab(tab);
    expect(kit.enter(kit.openTab()).store.getState()).toMatchObject({
      draft: 'and then',
      messages: [{ content: 'kept', delivery: 'waiting' }],
    });
  });

  test('can take the words back', async () => {
    const tab = kit.openTab();
    const anonymous = kit.enter(tab);
    anonymous.send('rather not', 'en');
    anonymous.discard(anonymous.store.getState().messages[0]?.key ?? '');
    kit.logIn(visitor);
    await openReady(tab);
    expect(await sentOf(visitor)).toEqual([]);
  });

  test('writes where the storage of the tab is forbidden', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const tab = kit.openTab();
    kit.enter(tab).send('unstored', 'en');
    kit.logIn(visitor);
    await until(await openReady(tab), hasAnswers(['unstored']));
    jest.restoreAllMocks();
    keepAnonymousWords([]);
  });
});

describe('when the session ends while sending', () => {
  test('the words are kept, and sent once after the login', async () => {
    kit.logIn({ ...visitor, token: 'over' });
    const tab = kit.openTab();
    const conversation = kit.enter(tab);
    conversation.send('wait for me', 'en');
    await new Promise<void>((resolve) => {
      if (isLoginOpen()) resolve();
      kit.session().subscribe(({ loginDialogVisible }) => loginDialogVisible && resolve());
    });
    expect(contentsOf(kit.enter(tab).store.getState())).toEqual([]);
    kit.logIn(visitor);
    await until(await openReady(tab), hasAnswers(['wait for me']));
    expect(await sentOf(visitor)).toEqual(['wait for me']);
  });

  test('another user neither sees nor sends them, and they come back with their own', async () => {
    const other = await kit.newVisitor();
    kit.logIn(visitor);
    const tab = kit.openTab();
    const conversation = await openReady(tab);
    conversation.setDraft('my secret draft');
    await kit.stopApi();
    conversation.send('my secret', 'en');
    await until(conversation, ({ messages }) => messages[0]?.delivery === 'sending');
    kit.logOut();
    expect(contentsOf(kit.enter(tab).store.getState())).toEqual([]);
    await kit.restartApi();
    kit.logIn(other);
    const theirs = await openReady(tab);
    theirs.send('hello', 'en');
    await until(theirs, hasAnswers(['hello']));
    expect(contentsOf(theirs.store.getState())).toEqual(['hello', 'You said: hello']);
    expect(theirs.store.getState().draft).toBe('');
    expect(await sentOf(other)).toEqual(['hello']);
    expect(await sentOf(visitor)).toEqual([]);
    kit.logIn(visitor);
    const mine = await openReady(tab);
    expect(mine.store.getState().draft).toBe('my secret draft');
    await until(mine, hasAnswers(['my secret']));
    expect(await sentOf(visitor)).toEqual(['my secret']);
  });
});

describe('where the storage', () => {
  beforeEach(() => kit.logIn(visitor));

  test('is forbidden, messages are sent all the same', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const conversation = await openReady();
    conversation.setDraft('typed');
    expect(conversation.store.getState().draft).toBe('typed');
    conversation.send('unstored', 'en');
    await until(conversation, hasAnswers(['unstored']));
  });

  test('is full, messages are sent all the same', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const conversation = await openReady();
    conversation.send('too much', 'en');
    await until(conversation, hasAnswers(['too much']));
    expect(conversation.store.getState().messages).toHaveLength(2);
  });

  test('is full, no message is said to wait for what a reload would take', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const tab = kit.openTab();
    const conversation = await openReady(tab);
    const shown = new Set<string>();
    conversation.store.subscribe(({ messages }) => {
      for (const { delivery } of messages) shown.add(delivery);
    });
    await kit.stopApi();
    conversation.send('first', 'en');
    await until(conversation, ({ connection }) => connection === 'offline');
    expect([...shown]).toEqual(['sending']);
    put.mockRestore();
    conversation.send('second', 'en');
    await until(conversation, ({ messages }) =>
      messages.every(({ delivery }) => delivery === 'waiting'),
    );
    kit.closeTab(tab);
    await kit.restartApi();
    await until(await openReady(), hasAnswers(['first', 'second']));
    expect(await sentOf(visitor)).toEqual(['first', 'second']);
  });

  test('never answers, messages are sent all the same', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const conversation = await openReady(kit.openTab({ times: { storageMs: 20 } }));
    conversation.send('no answer', 'en');
    await until(conversation, hasAnswers(['no answer']));
  });

  test('is deleted meanwhile, what this tab has written is sent', async () => {
    const conversation = await openReady();
    await kit.stopApi();
    conversation.send('deleted', 'en');
    await until(conversation, ({ messages }) => messages[0]?.delivery === 'sending');
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('chat').onsuccess = resolve;
    });
    await kit.restartApi();
    await until(conversation, hasAnswers(['deleted']));
    expect(await sentOf(visitor)).toEqual(['deleted']);
  });

  test('holds what no build of today has written, it is passed over', async () => {
    localStorage.setItem('chats', '[{"id":1}]');
    const conversation = await openReady();
    expect(conversation.store.getState().draft).toBe('');
  });
});

test('the conversation goes on while the session of its user changes otherwise', async () => {
  kit.logIn(visitor);
  const tab = kit.openTab();
  const conversation = await openReady(tab);
  kit.session().setState({ isHomeFirstPage: false });
  kit.logIn(visitor);
  expect(kit.enter(tab)).toBe(conversation);
  conversation.send('still here', 'en');
  await until(conversation, hasAnswers(['still here']));
});

test('a draft is kept over a reload, for its own conversation', async () => {
  kit.logIn(visitor);
  const tab = kit.openTab();
  (await openReady(tab)).setDraft('half a thou');
  kit.closeTab(tab);
  const next = kit.openTab();
  expect((await openReady(next)).store.getState().draft).toBe('half a thou');
  const other = next.conversation(visitor.webUserId, { characterId: 'p-other' });
  expect(other.store.getState().draft).toBe('');
});

test('without Web Locks every tab works for itself, and nothing comes twice', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  kit.logIn(visitor);
  const tabs = [await openReady(), await openReady()];
  for (const [place, tab] of tabs.entries()) tab.send(`tab ${String(place)}`, 'en');
  for (const tab of tabs) await until(tab, hasAnswers(['tab 0', 'tab 1']));
  expect((await sentOf(visitor)).sort()).toEqual(['tab 0', 'tab 1']);
  for (const { store } of tabs) expect(store.getState().messages).toHaveLength(4);
});
