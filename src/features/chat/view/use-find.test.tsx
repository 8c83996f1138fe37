import { act, renderHook } from '@testing-library/react';
import { fakeConversation, talk } from '../testing/fake-conversation';
import { useFind } from './use-find';

const messages = ['灯在哪', '走吧', '灯在城里', '灯很多'].map((content, index) =>
  talk(`m${String(index)}`, 'character', undefined, { content }),
);

function start() {
  return renderHook(() => useFind(fakeConversation({ messages }))).result;
}

test('begins at the newest place, goes from one to the next, and round at the ends', () => {
  const find = start();
  const place = () => [find.current.item, find.current.count, find.current.currentKey];
  expect(place()).toEqual([0, 0, undefined]);
  act(() => find.current.setWords('灯'));
  expect(place()).toEqual([3, 3, 'm3']);
  act(() => find.current.step(-1));
  expect(place()).toEqual([2, 3, 'm2']);
  act(() => find.current.step(-1));
  act(() => find.current.step(-1));
  expect(place()).toEqual([3, 3, 'm3']);
  act(() => find.current.step(1));
  expect(place()).toEqual([1, 3, 'm0']);
});

test('other words begin at their own newest place', () => {
  const find = start();
  act(() => find.current.setWords('灯'));
  act(() => find.current.step(1));
  expect(find.current.item).toBe(1);
  act(() => find.current.setWords('灯在'));
  expect([find.current.item, find.current.currentKey]).toEqual([2, 'm2']);
});
