import { hasAnswers, startChatKit, until } from './testing/chat-kit';
import { forgetChatsOf, onChatsForgotten } from '../../../platform/chats/forget-chats';
import { rememberPartner } from '../../../platform/chats/recent-partners-storage';
import type { Chat } from './chat';
import type { ConversationState } from './conversation';
import type { Visitor } from '../../../reference-api/testing/visitor';

const kit = startChatKit();
let visitor: Visitor;
beforeEach(async () => {
  visitor = await kit.newVisitor();
});

function isEmpty({ messages }: ConversationState): boolean {
  return messages.length === 0;
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

describe('who clears what the browser keeps', () => {
  test('has no draft and nothing unsent in any conversation, and others keep theirs', async () => {
    const other = await kit.newVisitor();
    kit.logIn(other);
    const tab = kit.openTab();
    (await openReady(tab)).setDraft('of somebody else');
    for (const { webUserId } of [other, visitor]) rememberPartner(webUserId, 'p-lingxi');
    kit.logIn(visitor);
    const conversation = await openReady(tab);
    const scene = kit.enter(tab, { characterId: 'p-lingxi', questId: 'q-1' });
    await kit.stopApi();
    for (const each of [conversation, scene]) {
      each.setDraft('typed');
      each.send('unsent', 'en');
    }
    const states = () => [conversation, scene].map(({ store }) => store.getState());
    for (const each of [conversation, scene]) {
      await until(each, ({ messages }) => messages[0]?.delivery === 'waiting');
    }
    conversation.clear();
    for (const each of [conversation, scene]) await until(each, isEmpty);
    expect(states().map(({ draft }) => draft)).toEqual(['', '']);
    expect(localStorage.getItem('recentPartners')).toBe(`${other.webUserId}:p-lingxi`);
    kit.closeTab(tab);
    await kit.restartApi();
    const next = kit.openTab();
    expect((await openReady(next)).store.getState()).toMatchObject({ draft: '', messages: [] });
    kit.logIn(other);
    expect((await openReady(next)).store.getState().draft).toBe('of somebody else');
    expect(await sentOf(visitor)).toEqual([]);
  });

  test('finds nothing again that a tab held in its memory, after the next login', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    kit.logIn(visitor);
    const tab = kit.openTab();
    const conversation = await openReady(tab);
    await kit.stopApi();
    conversation.send('unsent', 'en');
    await until(conversation, ({ messages }) => messages[0]?.delivery === 'sending');
    kit.logOut();
    const isHeard = new Promise<void>((resolve) => {
      const leave = onChatsForgotten(() => {
        leave();
        resolve();
      });
    });
    await forgetChatsOf(visitor.webUserId);
    await isHeard;
    await kit.restartApi();
    kit.logIn(visitor);
    const again = await openReady(tab);
    again.send('hello', 'en');
    await until(again, hasAnswers(['hello']));
    expect(await sentOf(visitor)).toEqual(['hello']);
  });

  test('takes back what waited for a login', () => {
    const anonymous = kit.enter(kit.openTab());
    anonymous.setDraft('typed');
    anonymous.send('unsent', 'en');
    anonymous.clear();
    expect(anonymous.store.getState()).toMatchObject({ draft: '', messages: [] });
    expect(kit.enter(kit.openTab()).store.getState()).toMatchObject({ draft: '', messages: [] });
  });
});
