import { act, fireEvent, screen } from '@testing-library/react';
import { talk } from '../testing/fake-conversation';
import { giveHeights, showChat } from '../testing/show-chat';
import { LONG_PRESS_MS } from './use-long-press';

/** Fingers at these heights, as a touch event has them. */
function fingersAt(...heights: readonly number[]) {
  return { touches: heights.map((clientY) => ({ clientX: 100, clientY })) };
}

function showMessage() {
  showChat({ messages: [talk('a', 'character', undefined, { content: '在。' })], older: 'more' });
  return {
    text: screen.getByText('在。'),
    menu: screen.getByRole('button', { name: /^操作：/ }),
  };
}

function wait(): void {
  act(() => jest.advanceTimersByTime(LONG_PRESS_MS));
}

beforeEach(() => {
  jest.useFakeTimers();
  giveHeights();
});
afterEach(() => jest.useRealTimers());

it('brings the menu of a message to a finger that stays on it', () => {
  const { text, menu } = showMessage();
  fireEvent.touchStart(text, fingersAt(100));
  fireEvent.touchMove(text, fingersAt(104));
  expect(menu).not.toHaveFocus();
  wait();
  expect(menu).toHaveFocus();
});

test.each([
  ['scrolls', (text: HTMLElement) => fireEvent.touchMove(text, fingersAt(120))],
  ['is lifted', (text: HTMLElement) => fireEvent.touchEnd(text)],
  ['is taken by the browser', (text: HTMLElement) => fireEvent.touchCancel(text)],
  ['is one of two', (text: HTMLElement) => fireEvent.touchStart(text, fingersAt(100, 200))],
])('leaves a message alone when the finger %s', (_, does) => {
  const { text, menu } = showMessage();
  fireEvent.touchStart(text, fingersAt(100));
  does(text);
  wait();
  expect(menu).not.toHaveFocus();
});
