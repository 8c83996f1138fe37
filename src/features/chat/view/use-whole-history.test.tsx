import { act, renderHook } from '@testing-library/react';
import type { ChatMessage } from '../conversation/conversation';
import { useWholeHistory } from './use-whole-history';

type Props = Parameters<typeof useWholeHistory>[0];

function start(first: Pick<Props, 'history' | 'older'>) {
  const loadOlder = jest.fn();
  const reload = jest.fn();
  const hook = renderHook((props: Partial<Props>) =>
    useWholeHistory({ messages: [], loadOlder, reload, ...first, ...props }),
  );
  return { ...hook, loadOlder, reload };
}

const message: ChatMessage = {
  key: 'c1',
  id: 'm1',
  sender: 'user',
  type: 'text',
  content: '门',
  createdAt: '',
  delivery: 'sent',
  references: [],
  origin: 'model',
};

test.each([
  ['anonymous', 'more', 'whole', 'whole'],
  ['ready', 'none', 'whole', 'whole'],
  ['ready', 'more', 'missing', 'loading'],
  ['ready', 'loading', 'missing', 'loading'],
  ['loading', 'none', 'missing', 'loading'],
  ['ready', 'failed', 'failed', 'failed'],
  ['failed', 'none', 'failed', 'failed'],
] as const)(
  'a history that is %s with %s before it is %s, and %s when somebody wants it whole',
  (history, older, before, wanted) => {
    const { result } = start({ history, older });
    expect(result.current).toMatchObject({ state: before, count: 0 });
    act(() => result.current.fetch());
    expect(result.current.state).toBe(wanted);
  },
);

test('page after page is fetched, as long as it is wanted', () => {
  const { result, rerender, loadOlder } = start({ history: 'ready', older: 'more' });
  expect(loadOlder).not.toHaveBeenCalled();
  act(() => result.current.fetch());
  expect(loadOlder).toHaveBeenCalledTimes(1);
  rerender({ messages: [message] });
  expect(result.current.count).toBe(1);
  expect(loadOlder).toHaveBeenCalledTimes(2);
  act(() => result.current.stop());
  rerender({ messages: [message, message] });
  expect(loadOlder).toHaveBeenCalledTimes(2);
  expect(result.current.state).toBe('missing');
});

test.each([
  ['failed', 'none', { reload: 1, loadOlder: 0 }],
  ['ready', 'failed', { reload: 0, loadOlder: 1 }],
  ['ready', 'none', { reload: 0, loadOlder: 0 }],
] as const)('what has failed (%s, %s) is tried again', (history, older, calls) => {
  const { result, reload, loadOlder } = start({ history, older });
  act(() => result.current.fetch());
  expect(reload).toHaveBeenCalledTimes(calls.reload);
  expect(loadOlder).toHaveBeenCalledTimes(calls.loadOlder);
});
