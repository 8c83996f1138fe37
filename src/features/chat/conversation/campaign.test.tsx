import * as z from 'zod/mini';
import { endpoints } from '../../../contract';
import { isNightly } from '../../../testing/nightly';
import { hasAnswers, startChatKit, until } from './testing/chat-kit';
import type { Chat } from './chat';
import type { ConversationHandle } from './conversation';
import type { Visitor } from '../../../reference-api/testing/visitor';
import type { WireMessage } from '../../../contract';

const kit = startChatKit();

/** Everything that the server has of the conversation. */
async function readAll({ headers, webUserId }: Visitor): Promise<WireMessage[]> {
  const all: WireMessage[] = [];
  for (;;) {
    const before = all[0] && { before: all[0].id };
    const input = { conversation_id: `${webUserId}:p-lingxi`, limit: 100, ...before };
    const { envelope } = await kit.api().call('historyMessages', input, headers);
    const page = z.parse(endpoints.historyMessages.payload, envelope.payload);
    all.unshift(...page.list);
    if (!page.has_more) return all;
  }
}

/** Reads the conversation back to its beginning. */
async function showAll(conversation: ConversationHandle): Promise<ConversationHandle> {
  await until(conversation, ({ history }) => history === 'ready');
  while (conversation.store.getState().older !== 'none') {
    conversation.loadOlder();
    await until(conversation, ({ older }) => older !== 'loading');
  }
  return conversation;
}

/** Messages that the tabs write between two troubles. */
const STRETCH = isNightly ? 20 : 8;

test('messages of two tabs over a bad line, with reloads, restarts and logins in between', async () => {
  const visitor = await kit.newVisitor();
  kit.logIn(visitor);
  const tabs: Chat[] = [kit.openTab(), kit.openTab()];
  const open = () => tabs.map((tab) => kit.enter(tab));
  const sent: string[] = [];

  /** Both tabs write, by turns and without waiting for each other. */
  function write(count: number, [one, other] = open()): void {
    for (let turn = 0; turn < count; turn += 1) {
      const content = `word ${String(sent.length)}`;
      sent.push(content);
      (turn % 2 === 0 ? one : other)?.send(content, 'en');
    }
  }
  function reload(place: number): void {
    const tab = tabs[place];
    if (tab) kit.closeTab(tab);
    tabs[place] = kit.openTab();
  }

  await kit.spoil({ drop_every: 7, double_every: 5, reorder_every: 4, delay_ms: 1 });
  write(STRETCH);
  reload(0);
  write(STRETCH);
  await kit.restartApi();
  await kit.spoil({ drop_every: 5, garbage_every: 3, close_every: 31 });
  write(STRETCH);
  kit.logOut();
  kit.logIn(visitor);
  write(STRETCH);
  reload(1);
  reload(0);
  await kit.spoil({ reorder_every: 3, double_every: 2, close_every: 17 });
  write(STRETCH);
  await kit.restartApi();

  const ends = open();
  const isWhole = hasAnswers(sent);
  await Promise.all(ends.map((each) => showAll(each).then((end) => until(end, isWhole))));
  const onServer = await readAll(visitor);
  expect(onServer).toHaveLength(2 * sent.length);
  expect(new Set(onServer.map(({ content }) => content)).size).toBe(2 * sent.length);
  // What one tab has written is sent in the order of writing.
  const numbers = onServer.flatMap(({ sender, content }) =>
    sender === 'user' ? [Number(content.replace('word ', ''))] : [],
  );
  for (const rest of [0, 1]) {
    const own = numbers.filter((number) => number % 2 === rest);
    expect(own).toEqual([...own].sort((one, other) => one - other));
  }
  const order = onServer.map(({ id }) => id);
  for (const { store } of ends) {
    expect(store.getState().messages.map(({ id }) => id)).toEqual(order);
  }
}, 300_000);
