import 'fake-indexeddb/auto';
import { startMockApi } from '../../../api-client/testing/mock-api';
import { CHAT_TIMES } from '../../../config/chat-limits';
import { OutboxStorage } from './outbox-storage';
import { UserChat } from './user-chat';

startMockApi();
afterEach(() => {
  jest.useRealTimers();
});

test('who has gone is connected no more, and nothing is read for them', () => {
  const [connect, read] = [jest.fn(() => jest.fn()), jest.fn(() => Promise.resolve(true))];
  const storage = new OutboxStorage(1000);
  const chat = new UserChat({ userId: '7', connect, storage, times: CHAT_TIMES, fresh: new Set() });
  chat.conversation({ characterId: 'a' }).readDue = read;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
  chat.end();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
  chat.show({ characterId: 'b' }, 'zh')();
  expect(connect).not.toHaveBeenCalled();
});

test('the connection is there as long as one view shows a conversation, and a little longer', () => {
  jest.useFakeTimers();
  const disconnect = jest.fn();
  const connect = jest.fn(() => disconnect);
  const times = { ...CHAT_TIMES, lingerMs: 1000 };
  const storage = new OutboxStorage(1000);
  const chat = new UserChat({ userId: '7', connect, storage, times, fresh: new Set() });
  const leaveOne = chat.show({ characterId: 'a' }, 'zh');
  const leaveOther = chat.show({ characterId: 'b' }, 'zh');
  expect(connect).toHaveBeenCalledTimes(1);
  leaveOne();
  jest.advanceTimersByTime(5000);
  expect(disconnect).not.toHaveBeenCalled();
  leaveOther();
  jest.advanceTimersByTime(999);
  const leaveAgain = chat.show({ characterId: 'a' }, 'zh');
  jest.advanceTimersByTime(5000);
  expect([connect, disconnect].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  leaveAgain();
  jest.advanceTimersByTime(1000);
  expect(disconnect).toHaveBeenCalledTimes(1);
  chat.end();
});
