import { waitFor } from '@testing-library/react';
import { hasAnswers, startChatKit, until } from './testing/chat-kit';
import type { ConversationState } from './conversation';
import type { Visitor } from '../../../reference-api/testing/visitor';

const kit = startChatKit();
const slow = { baseMs: 60_000, capMs: 60_000, jitter: 0 };
let visitor: Visitor;
beforeEach(async () => {
  visitor = await kit.newVisitor();
  kit.logIn(visitor);
});

function isReady({ history }: ConversationState): boolean {
  return history === 'ready';
}

function isLive({ connection }: ConversationState): boolean {
  return connection === 'live';
}

/** A tab in which the conversation has been read and the socket is open. */
async function openLive() {
  const tab = kit.openTab();
  const conversation = kit.enter(tab);
  await until(conversation, (state) => isReady(state) && isLive(state));
  return { tab, conversation };
}

function contentsOf({ messages }: ConversationState): readonly string[] {
  return messages.map(({ content }) => content);
}

/** Sends as a visitor from another device. */
function sendElsewhere(content: string, who = visitor) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content };
  return kit.api().call('chatRespond', input, who.headers);
}

test('a message is shown at once, and becomes the server’s under the same key', async () => {
  const { conversation } = await openLive();
  const open = kit.echo.hold();
  conversation.send('hello', 'en');
  const [first] = conversation.store.getState().messages;
  // Not “waiting”, which promises that a reload finds it: it is not stored yet.
  expect(first).toMatchObject({ content: 'hello', delivery: 'sending', id: undefined });
  await until(conversation, ({ messages }) => messages[0]?.id !== undefined);
  await until(conversation, ({ isTyping }) => isTyping);
  open();
  const { messages } = await until(conversation, hasAnswers(['hello']));
  expect(messages[0]).toMatchObject({ key: first?.key, delivery: 'sent' });
  expect(messages[1]).toMatchObject({
    sender: 'character',
    references: [{ type: 'game', id: 'star-echo', title: 'Star Echo' }],
  });
  await until(conversation, ({ suggestions }) => suggestions[0] === 'And you?');
  expect(conversation.store.getState()).toMatchObject({ reply: undefined, isTyping: false });
});

test('what was suggested goes with what is sent, and comes with the answer', async () => {
  const { tab, conversation } = await openLive();
  conversation.send('first', 'en');
  await until(conversation, ({ suggestions }) => suggestions.length > 0);
  expect(conversation.store.getState().isAwaited).toBe(false);
  const open = kit.echo.hold();
  const asked = kit.echo.nextTurn();
  conversation.send('And you?', 'en');
  expect(conversation.store.getState()).toMatchObject({ suggestions: [], isAwaited: true });
  await asked;
  kit.closeTab(tab);
  const reloaded = kit.enter(kit.openTab());
  expect(reloaded.store.getState().suggestions).toEqual([]);
  open();
  await until(reloaded, ({ suggestions, isAwaited }) => suggestions.length > 0 && !isAwaited);
});

test('what was refused is not on its way', async () => {
  const { conversation } = await openLive();
  conversation.send('x'.repeat(2001), 'en');
  const { isAwaited } = await until(
    conversation,
    ({ messages }) => messages[0]?.delivery === 'failed',
  );
  expect(isAwaited).toBe(false);
});

test('the pieces of a reply are shown until it is there', async () => {
  const { conversation } = await openLive();
  const seen: (string | undefined)[] = [];
  conversation.store.subscribe(({ reply }) => seen.push(reply?.content));
  await sendElsewhere('from afar');
  await until(conversation, hasAnswers(['from afar']));
  expect(seen).toContain('You said: ');
  expect(seen).toContain('You said: from afar');
  expect(conversation.store.getState().reply).toBeUndefined();
});

test('a reply is whole though the line breaks in the middle of it', async () => {
  const { conversation } = await openLive();
  const seen: (string | undefined)[] = [];
  const states: string[] = [];
  conversation.store.subscribe(({ reply, connection }) => {
    seen.push(reply?.content);
    states.push(connection);
  });
  // Message, typing and a piece arrive; the line breaks in the place of the second piece.
  await kit.spoil({ close_every: 4 });
  await sendElsewhere('torn');
  await until(conversation, hasAnswers(['torn']));
  await until(conversation, isLive);
  expect(seen).toContain('You said: ');
  expect(seen).not.toContain('You said: torn');
  expect(states).toContain('connecting');
  expect(conversation.store.getState()).toMatchObject({ reply: undefined, isTyping: false });
});

test('without a socket the history is read again and again', async () => {
  const conversation = kit.enter(kit.openTab({ hasSocket: false }));
  await until(conversation, ({ connection }) => connection === 'polling');
  await sendElsewhere('polled');
  await until(conversation, hasAnswers(['polled']));
});

test('what was missed comes when the line is back', async () => {
  const { conversation } = await openLive();
  await sendElsewhere('before');
  await until(conversation, hasAnswers(['before']));
  await kit.stopApi();
  await until(conversation, ({ connection }) => connection === 'offline');
  conversation.send('meanwhile', 'en');
  await until(conversation, ({ messages }) => messages.at(-1)?.delivery === 'waiting');
  await kit.restartApi();
  await until(conversation, hasAnswers(['before', 'meanwhile']));
  await until(conversation, isLive);
});

test('it is sent at once when the browser comes online', async () => {
  const tab = kit.openTab({ times: { send: slow, reconnect: slow, pollMs: 60_000 } });
  const conversation = kit.enter(tab);
  await until(conversation, (state) => isReady(state) && isLive(state));
  await kit.stopApi();
  conversation.send('later', 'en');
  await until(conversation, ({ messages }) => messages[0]?.delivery === 'sending');
  await until(conversation, ({ messages }) => messages[0]?.delivery === 'waiting');
  await kit.restartApi();
  window.dispatchEvent(new Event('online'));
  await until(conversation, hasAnswers(['later']));
});

test('a socket whose token is over is opened with another one', async () => {
  const { conversation } = await openLive();
  const states: string[] = [];
  conversation.store.subscribe(({ connection }) => states.push(connection));
  await kit.api().send('POST', '/sandbox/im/close', { code: 4001 });
  await until(conversation, () => states.includes('connecting'));
  await until(conversation, isLive);
  expect(states).not.toContain('offline');
});

test('where no frame arrives, a message is the server’s as soon as it is answered', async () => {
  const { conversation } = await openLive();
  await kit.spoil({ drop_every: 1 });
  conversation.send('unheard', 'en');
  await until(conversation, hasAnswers(['unheard']));
  expect(contentsOf(conversation.store.getState())).toEqual(['unheard', 'You said: unheard']);
});

test('messages of one conversation are sent one after the other', async () => {
  const { conversation } = await openLive();
  const asked = kit.echo.turns.length;
  const words = ['one', 'two', 'three', 'four'];
  for (const word of words) conversation.send(word, 'en');
  await until(conversation, hasAnswers(words));
  expect(kit.echo.turns.slice(asked).map(({ content }) => content)).toEqual(words);
  const all = words.flatMap((word) => [word, `You said: ${word}`]);
  expect(contentsOf(conversation.store.getState())).toEqual(all);
});

test('what the API refuses has failed, and the next one goes on', async () => {
  const { conversation } = await openLive();
  conversation.send('x'.repeat(2001), 'en');
  conversation.send('fits', 'en');
  await until(conversation, hasAnswers(['fits']));
  const failed = conversation.store.getState().messages.at(-1);
  expect(failed).toMatchObject({ delivery: 'failed', failure: { kind: 'refused' } });
  conversation.discard(failed?.key ?? '');
  await until(conversation, ({ messages }) => messages.length === 2);
});

test('what the API cannot answer has failed after some tries, and can be sent again', async () => {
  const { conversation } = await openLive();
  kit.echo.failWith(new Error('The companion is out'));
  conversation.send('kept', 'en');
  const { messages } = await until(conversation, (state) =>
    state.messages.some(({ delivery }) => delivery === 'failed'),
  );
  expect(messages).toHaveLength(1);
  kit.echo.failWith(undefined);
  conversation.retry(messages[0]?.key ?? '');
  await until(conversation, hasAnswers(['kept']));
  expect(conversation.store.getState().messages).toHaveLength(2);
});

test('what was not sent is sent after a reload', async () => {
  const { tab, conversation } = await openLive();
  await kit.stopApi();
  conversation.send('over', 'en');
  await until(conversation, ({ messages }) => messages[0]?.delivery === 'sending');
  kit.closeTab(tab);
  await kit.restartApi();
  await until(kit.enter(kit.openTab()), hasAnswers(['over']));
});

test('older pages come on demand, without doubles', async () => {
  for (let count = 0; count < 30; count += 1) await sendElsewhere(`n${String(count)}`);
  const { conversation } = await openLive();
  expect(conversation.store.getState()).toMatchObject({ older: 'more' });
  expect(conversation.store.getState().messages).toHaveLength(50);
  conversation.loadOlder();
  expect(conversation.store.getState().older).toBe('loading');
  const { messages } = await until(conversation, ({ older }) => older === 'none');
  expect(messages).toHaveLength(60);
  expect(messages[0]?.content).toBe('n0');
});

test('what is seen is read', async () => {
  const unread = async () => {
    const { envelope } = await kit.api().call('me', {}, visitor.headers);
    return (envelope.payload as { unread_count: number }).unread_count;
  };
  const { conversation } = await openLive();
  await sendElsewhere('seen');
  await until(conversation, hasAnswers(['seen']));
  expect(await unread()).toBe(1);
  const answered = new Promise((resolve) => {
    const send = window.fetch;
    jest.spyOn(window, 'fetch').mockImplementation(async (...request) => {
      const response = await send(...request);
      resolve(undefined);
      return response;
    });
  });
  conversation.markRead();
  await answered;
  expect(await unread()).toBe(0);
});

test('a quest tells how far it is, before and after an answer', async () => {
  const { envelope } = await kit.api().call('storyScenes', { character_id: 'p-lingxi' });
  const [scene] = (envelope.payload as { list: { quest_id: string }[] }).list;
  const where = { characterId: 'p-lingxi', questId: scene?.quest_id };
  const conversation = kit.enter(kit.openTab(), where);
  const { quest } = await until(conversation, (state) => state.quest !== undefined);
  expect(quest).toMatchObject({ status: 'new', progress: { current: 0 } });
  const posted = jest.spyOn(window, 'fetch');
  conversation.send('step', 'en');
  await until(conversation, (state) => state.quest?.status === 'running');
  conversation.send('win', 'en');
  await until(conversation, (state) => state.quest?.status === 'done');
  window.dispatchEvent(new Event('pagehide'));
  const told = () =>
    posted.mock.calls.flatMap(([, init]) => {
      const { action } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
        action?: string;
      };
      return action ?? [];
    });
  // Messages of earlier tests may be told along with it.
  await waitFor(() => expect(told().filter((action) => action === 'start_story')).toHaveLength(1));
});
