import { act, renderHook } from '@testing-library/react';
import { forgetFirstWords } from '../../../platform/chats/first-words';
import { talk } from '../testing/fake-conversation';
import { partner } from '../testing/show-chat';
import { useFirstWord } from './use-first-word';

const answers = ['夜里', '白天'].map((say) => ({ say, reply: '好。', place: null, game: null }));

function start() {
  const greeter = { ...partner, answers };
  return renderHook(({ messages }) => useFirstWord(greeter, messages), {
    initialProps: { messages: [talk('a', 'user')].slice(1) },
  });
}

beforeEach(() => {
  localStorage.clear();
  forgetFirstWords();
});

test('answers can be given until one is, or something was said', () => {
  const { result, rerender } = start();
  expect(result.current).toMatchObject({ said: undefined, answers });
  rerender({ messages: [talk('a', 'user')] });
  expect(result.current).toMatchObject({ said: undefined, answers: [] });
  rerender({ messages: [] });
  act(() => result.current.say(1));
  expect(result.current).toMatchObject({ said: answers[1], answers: [] });
});

test.each([
  ['a little before it by another clock', 4, answers[0]],
  ['long before it', 6, undefined],
])('what was said to a greeting begins a conversation that began %s', (_, minutes, said) => {
  const { result, rerender } = start();
  act(() => result.current.say(0));
  const begun = new Date(Date.now() - minutes * 60_000).toISOString();
  rerender({ messages: [talk('a', 'user', begun)] });
  expect(result.current).toMatchObject({ said, answers: [] });
});
