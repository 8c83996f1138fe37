import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { CHAT_BREAK_MS } from '../../../config/chat-limits';
import { BreakCard } from './break-card';

const card = <BreakCard name="灵犀" />;

let visibility: DocumentVisibilityState;
beforeEach(() => {
  localStorage.clear();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function isShown(): boolean {
  return screen.queryByRole('region', { name: '聊了两个小时了' }) !== null;
}

test('nothing is drawn before it is known how long the visitor has been here', () => {
  expect(renderToStaticMarkup(inPage(card, ['chat']))).toBe('');
});

test('time in which the page is out of view does not count', () => {
  renderPage(card, ['chat']);
  turn('hidden');
  act(() => jest.advanceTimersByTime(CHAT_BREAK_MS));
  expect(isShown()).toBe(false);
  turn('visible');
  expect(isShown()).toBe(false);
  act(() => jest.advanceTimersByTime(CHAT_BREAK_MS));
  expect(isShown()).toBe(true);
});

test('whoever comes back after two hours in other tabs is told at once', () => {
  renderPage(card, ['chat']);
  turn('hidden');
  const now = Date.now();
  localStorage.setItem('chatTime', `${String(now - CHAT_BREAK_MS)} ${String(now)}`);
  turn('visible');
  expect(isShown()).toBe(true);
});
