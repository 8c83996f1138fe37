import { CHAT_PAUSE_MS } from '../../config/chat-limits';
import {
  chatTimeAt,
  forgetTalks,
  hasReadNotice,
  keepNoticeRead,
  readRecentPartners,
  rememberPartner,
  restartChatTime,
} from './recent-partners-storage';

beforeEach(() => {
  localStorage.clear();
});

it('puts the last partner first, and each only once', () => {
  for (const id of ['a', 'b', 'a']) rememberPartner('7', id);
  expect(readRecentPartners('7')).toEqual(['a', 'b']);
});

it('tells nobody with whom another user has talked', () => {
  rememberPartner('7', 'a');
  rememberPartner('8', 'b');
  rememberPartner(undefined, 'c');
  expect(['7', '8', undefined].map(readRecentPartners)).toEqual([['a'], ['b'], ['c']]);
  forgetTalks('7');
  expect(['7', '8', undefined].map(readRecentPartners)).toEqual([[], ['b'], ['c']]);
});

it('keeps no more than twenty', () => {
  for (let each = 0; each < 30; each += 1) rememberPartner('7', `p${String(each)}`);
  expect(readRecentPartners('7')).toHaveLength(20);
  expect(readRecentPartners('7')[0]).toBe('p29');
});

test.each(['', ' ', '../x <b>', '"', 'a:b:c', ':'])('spoiled text %j is nobody', (text) => {
  localStorage.setItem('recentPartners', text);
  expect([undefined, 'a', ''].flatMap(readRecentPartners)).toEqual([]);
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
  rememberPartner('7', 'a');
  forgetTalks('7');
  expect([hasReadNotice(), readRecentPartners('7'), chatTimeAt(3000)]).toEqual([false, [], 0]);
});
