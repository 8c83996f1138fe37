import { IDBFactory } from 'fake-indexeddb';
import { hasAnswers, startChatKit, until } from './testing/chat-kit';

const kit = startChatKit();

/** Writes in a tab that is closed before the partner answers, and that has stored nothing. */
async function loseAnswer(content: string): Promise<void> {
  kit.echo.failWith(new Error('The companion is out'));
  const tab = kit.openTab();
  const conversation = kit.enter(tab);
  conversation.send(content, 'en');
  await until(conversation, ({ messages }) => messages.some(({ id }) => id !== undefined));
  kit.closeTab(tab);
  globalThis.indexedDB = new IDBFactory();
  kit.echo.failWith(undefined);
}

test('words that the server has and no browser waits for are answered when they are seen again', async () => {
  kit.logIn(await kit.newVisitor());
  await loseAnswer('one');
  const after = kit.enter(kit.openTab());
  const { messages } = await until(after, hasAnswers(['one']));
  expect(messages.map(({ content }) => content)).toEqual(['one', 'You said: one']);
});

test('they are found before others that were answered', async () => {
  const visitor = await kit.newVisitor();
  kit.logIn(visitor);
  await loseAnswer('one');
  const input = { character_id: 'p-lingxi', content: 'two', client_message_id: 'elsewhere' };
  await kit.api().call('chatRespond', input, visitor.headers);
  const after = kit.enter(kit.openTab());
  const { messages } = await until(after, hasAnswers(['one', 'two']));
  const contents = messages.map(({ content }) => content);
  expect(contents).toEqual(['one', 'two', 'You said: two', 'You said: one']);
});

test('a message that waits for its visitor goes on waiting', async () => {
  kit.logIn(await kit.newVisitor());
  kit.echo.failWith(new Error('The companion is out'));
  const closed = kit.openTab();
  const before = kit.enter(closed);
  before.send('one', 'en');
  await until(before, ({ messages }) => messages.some(({ delivery }) => delivery === 'failed'));
  kit.closeTab(closed);
  kit.echo.failWith(undefined);
  const after = kit.enter(kit.openTab());
  await until(after, ({ history, messages }) => history === 'ready' && messages.length > 0);
  // What had been taken up anew would be sent before the last of them.
  for (const content of ['two', 'three']) {
    after.send(content, 'en');
    await until(after, hasAnswers([content]));
  }
  const [first] = after.store.getState().messages;
  expect(first).toMatchObject({ content: 'one', delivery: 'failed' });
  expect(after.store.getState().messages).toHaveLength(5);
});
