import 'fake-indexeddb/auto';
import { CHAT_TIMES } from '../../../config/chat-limits';
import { wireExamples } from '../../../contract/testing/wire-examples';
import { Outbox } from './outbox';
import { OutboxStorage } from './outbox-storage';
import { installTestChannels, TestChannel } from './testing/broadcast-channel';

installTestChannels();

const news = {
  ...{ kind: 'answer', conversationId: '7:p1:q1', clientMessageId: 'c1', content: '推门' },
  answer: wireExamples.reply,
};

function open() {
  const ending = new AbortController();
  const { signal } = ending;
  const storage = new OutboxStorage(CHAT_TIMES.storageMs);
  const outbox = new Outbox({ userId: '7', storage, backoff: CHAT_TIMES.send, signal });
  const onAnswer = jest.fn();
  outbox.listen('7:p1:q1', { onChange: () => undefined, onAnswer, onClear: () => undefined });
  const channel = TestChannel.all[0];
  const hear = channel?.onmessage;
  return { ending, onAnswer, channel, hear: (data: unknown) => hear?.({ data }) };
}

test('what another tab of the user was answered is known here, and nothing that is no news', () => {
  const { channel, hear, onAnswer, ending } = open();
  expect(channel?.name).toBe('chat:7');
  for (const other of [null, 'answer', {}, { ...news, answer: {} }, { kind: 'later' }]) hear(other);
  hear({ ...news, conversationId: '7:p1' });
  expect(onAnswer).not.toHaveBeenCalled();
  hear(news);
  expect(onAnswer.mock.calls).toEqual([['c1', '推门', wireExamples.reply]]);
  ending.abort();
});

test('who has gone is told nothing more', () => {
  const { channel, hear, onAnswer, ending } = open();
  ending.abort();
  expect(channel?.onmessage).toBeNull();
  // It was on its way.
  hear(news);
  expect(onAnswer).not.toHaveBeenCalled();
});
