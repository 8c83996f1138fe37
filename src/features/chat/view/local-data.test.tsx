import { CHAT_PAUSE_MS } from '../../../config/times';
import {
  chatTimeAt,
  clearLocalData,
  hasReadNotice,
  keepNoticeRead,
  readRecentPartners,
  rememberPartner,
  restartChatTime,
} from './local-data';

beforeEach(() => {
  localStorage.clear();
});

it('puts the last partner first, and each only once', () => {
  for (const id of ['a', 'b', 'a']) rememberPartner(id);
  expect(readRecentPartners()).toEqual(['a', 'b']);
});

it('keeps no more than twenty', () => {
  for (let each = 0; each < 30; each += 1) rememberPartner(`p${String(each)}`);
  expect(readRecentPartners()).toHaveLength(20);
  expect(readRecentPartners()[0]).toBe('p29');
});

test.each(['', ' ', '../x <b>', '"'])('spoiled text %j is nobody', (text) => {
  localStorage.setItem('recentPartners', text);
  expect(readRecentPartners()).toEqual([]);
});

it('counts the time in chats until there is a pause', () => {
  expect(chatTimeAt(1000)).toBe(0);
  expect(chatTimeAt(1000 + CHAT_PAUSE_MS)).toBe(CHAT_PAUSE_MS);
  expect(chatTimeAt(1001 + 2 * CHAT_PAUSE_MS)).toBe(0);
});

test.each(['x y', '9 5', '5', '99999 99999'])('begins anew with %j', (text) => {
  localStorage.setItem('chatTime', text);
  expect(chatTimeAt(1000)).toBe(0);
});

it('begins anew after a break, and when it is cleared', () => {
  chatTimeAt(1000);
  restartChatTime(2000);
  expect(chatTimeAt(2500)).toBe(500);
  keepNoticeRead();
  rememberPartner('a');
  clearLocalData();
  expect([hasReadNotice(), readRecentPartners(), chatTimeAt(3000)]).toEqual([false, [], 0]);
});
