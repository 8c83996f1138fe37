import { hasAnswers, startChatKit, until } from './testing/chat-kit';
import type { ConversationState } from './conversation';
import type { Visitor } from '../../../reference-api/testing/visitor';

/** The time of the server, whatever the clock of the page says. */
function trueTime(): number {
  return performance.timeOrigin + performance.now();
}

/** Only the clock is another one; timers run as ever. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

const kit = startChatKit({ now: () => new Date(trueTime()) });
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

test('what one tab has written another one shows, and sends when the first is closed', async () => {
  const { tab, conversation } = await openLive();
  const other = (await openLive()).conversation;
  await kit.stopApi();
  conversation.send('shared', 'en');
  await until(other, (state) => contentsOf(state).includes('shared'));
  kit.closeTab(tab);
  await kit.restartApi();
  await until(other, hasAnswers(['shared']));
  expect(other.store.getState().messages).toHaveLength(2);
});

test('a tab goes on when the one that was connected is closed', async () => {
  const { tab } = await openLive();
  const { conversation } = await openLive();
  await sendElsewhere('to both');
  await until(conversation, hasAnswers(['to both']));
  kit.closeTab(tab);
  await sendElsewhere('to the second');
  await until(conversation, hasAnswers(['to both', 'to the second']));
});

test('what is thrown away in one tab is not sent by another one', async () => {
  const { conversation } = await openLive();
  const other = (await openLive()).conversation;
  conversation.send('x'.repeat(2001), 'en');
  const { messages } = await until(other, (state) => state.messages[0]?.delivery === 'failed');
  other.discard(messages[0]?.key ?? '');
  await until(other, (state) => state.messages.length === 0);
  await until(conversation, (state) => state.messages.length === 0);
});

test('a tab that nobody sees reads what was missed when it is seen again', async () => {
  const { conversation } = await openLive();
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await kit.spoil({ drop_every: 1 });
  await sendElsewhere('unseen');
  await kit.api().send('POST', '/sandbox/im/close', {});
  await until(conversation, ({ connection }) => connection === 'connecting');
  await until(conversation, isLive);
  expect(conversation.store.getState().messages).toEqual([]);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(conversation, hasAnswers(['unseen']));
});

describe.each([
  ['an hour slow', -3_600_000],
  ['an hour fast', 3_600_000],
])('with a clock that is %s', (_what, wrongBy) => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...TIMERS], now: trueTime() + wrongBy }));
  afterEach(() => void jest.useRealTimers());

  test('the times of the server rule the order', async () => {
    const { conversation } = await openLive();
    await sendElsewhere('a');
    conversation.send('b', 'en');
    await until(conversation, hasAnswers(['a', 'b']));
    await sendElsewhere('c');
    const { messages } = await until(conversation, hasAnswers(['a', 'b', 'c']));
    expect(messages.map(({ content }) => content)).toEqual(
      ['a', 'b', 'c'].flatMap((word) => [word, `You said: ${word}`]),
    );
    for (const { createdAt } of messages) {
      expect(Math.abs(Date.parse(createdAt) - trueTime())).toBeLessThan(600_000);
    }
  });

  test('what is not sent yet stands last', async () => {
    const { conversation } = await openLive();
    await sendElsewhere('known');
    await until(conversation, hasAnswers(['known']));
    await kit.stopApi();
    conversation.send('new', 'en');
    const { messages } = await until(conversation, ({ messages: all }) => all.length === 3);
    expect(messages.at(-1)?.content).toBe('new');
  });
});
