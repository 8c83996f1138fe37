import { act } from '@testing-library/react';
import { said } from '../../../platform/testing/said';
import { VOICE_REST_MS, VOICE_STAY_MS } from '../../../platform/voice';
import type { QuestState } from '../conversation/conversation';
import { talk } from '../testing/fake-conversation';
import { giveHeights, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => jest.advanceTimersByTime(VOICE_REST_MS + VOICE_STAY_MS));
  jest.useRealTimers();
});

/** Everything that the voice says about what has just happened. */
function heard(): string[] {
  act(() => jest.advanceTimersByTime(VOICE_REST_MS));
  return said();
}

const two = [
  talk('a', 'user', '2026-11-22T10:00:00', { content: '在吗' }),
  talk('b', 'character', '2026-11-22T10:00:05', { content: '在。' }),
];

it('says what is new, once, and nothing that was there or is older', () => {
  const again = showChat({ history: 'loading' });
  again({ messages: two });
  expect(heard()).toEqual([]);
  const more = [...two, talk('c', 'character', undefined, { content: '走吧' })];
  again({ messages: more });
  again({ messages: [talk('z', 'character'), ...more] });
  again({ messages: [talk('z', 'character'), ...more, talk('d', 'user')] });
  expect(heard()).toEqual(['灵犀，AI 生成：走吧']);
});

it('says no history that a login brings', () => {
  const again = showChat({ history: 'anonymous' });
  again({ history: 'loading' });
  again({ history: 'ready', messages: two });
  expect(heard()).toEqual([]);
});

it('names a picture, and of a flood says the last five', () => {
  const picture = talk('p', 'character', undefined, { type: 'image', content: '/media/x.webp' });
  const more = ['1', '2', '3', '4', '5', '6'].map((key) => talk(key, 'character'));
  const again = showChat({ messages: [] });
  again({ messages: [picture] });
  expect(heard()).toEqual(['灵犀，AI 生成：图片']);
  again({ messages: [picture, ...more] });
  expect(heard().slice(1)).toEqual(['灵犀：2', '灵犀：3', '灵犀：4', '灵犀：5', '灵犀：6']);
});

it('says the same words twice where they were said twice', () => {
  const again = showChat({ messages: two });
  const words = { content: '嗯' };
  const more = ['c', 'd'].map((key) => talk(key, 'character', undefined, words));
  again({ messages: [...two, ...more] });
  expect(heard()).toEqual(['灵犀，AI 生成：嗯', '灵犀：嗯']);
});

it('says who wrote a reply with the first one, and when it changes', () => {
  const reply = (key: string, origin: 'model' | 'script') =>
    talk(key, 'character', undefined, { content: key, origin });
  const all = [
    reply('c', 'model'),
    reply('d', 'model'),
    reply('e', 'script'),
    reply('f', 'script'),
  ];
  const again = showChat({ messages: two });
  for (const count of [1, 2, 3, 4]) again({ messages: [...two, ...all.slice(0, count)] });
  expect(heard()).toEqual(['灵犀，AI 生成：c', '灵犀：d', '灵犀，自动回复：e', '灵犀：f']);
});

it('says what was not sent when that is known, and not what had failed before', () => {
  const failed = talk('f', 'user', undefined, { delivery: 'failed', content: '旧的' });
  const own = talk('o', 'user', undefined, { delivery: 'sending', content: '新的' });
  const again = showChat({ messages: [failed, own] });
  again({ messages: [failed, { ...own, delivery: 'failed' }] });
  expect(heard()).toEqual(['没发出去：新的']);
});

it('says who helps after words of distress, also those that only the server has met', () => {
  const words = talk('s', 'user', undefined, { content: '爸爸又打我了' });
  const again = showChat({ history: 'anonymous', messages: [] });
  again({ history: 'anonymous', messages: [words] });
  expect(heard()).toEqual([]);
  again({ history: 'anonymous', messages: [{ ...words, needsHelp: true }] });
  expect(heard()[0]).toBe('你不必一个人扛');
  expect(said()).toContain('全国统一心理援助热线：12356');
});

it.each([
  ['done', '这一幕走通了'],
  ['failed', '这一次没走通'],
] as const)(
  'says that a scene is %s when it ends, and not of one that had ended',
  (status, words) => {
    const quest = {
      id: 'q',
      title: '七声',
      background: '',
      goal: '',
      opening: '',
      untranslated: [],
    };
    const progress = { current: 1, total: 2 };
    const state = (of: QuestState['status']) => ({ quest: { status: of, progress } });
    const again = showChat({ messages: two, ...state('running') }, { quest });
    again({ messages: two, ...state(status) });
    expect(heard()).toEqual([words]);
    showChat({ messages: two, ...state(status) }, { quest });
    expect(heard()).toEqual([words]);
  },
);
