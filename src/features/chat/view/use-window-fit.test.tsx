import { act, render, screen } from '@testing-library/react';
import { useWindowFit } from './use-window-fit';

function Fitted() {
  return (
    <div ref={useWindowFit()} data-testid="chat">
      <textarea />
    </div>
  );
}

function resize(height: number, width = 390): void {
  Object.assign(window, { innerHeight: height, innerWidth: width });
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

function chat() {
  return screen.getByTestId('chat');
}

const { innerHeight, innerWidth } = window;
afterEach(() => Object.assign(window, { innerHeight, innerWidth }));

test('a chat fits into the window, and flows with the page of a shallow one', () => {
  resize(844);
  render(<Fitted />);
  expect(chat().style.height).toContain('844px');
  expect(chat()).not.toHaveAttribute('data-flowing');
  resize(256, 320);
  expect(chat().style.height).toBe('');
  expect(chat()).toHaveAttribute('data-flowing');
  resize(844);
  expect(chat().style.height).toContain('844px');
  expect(chat()).not.toHaveAttribute('data-flowing');
});

test('a window that a keyboard has made low is fitted into', () => {
  resize(844);
  render(<Fitted />);
  screen.getByRole('textbox').focus();
  resize(420);
  expect(chat().style.height).toContain('420px');
  expect(chat()).not.toHaveAttribute('data-flowing');
});

test('a window that somebody has made low without typing is a shallow one', () => {
  resize(844);
  render(<Fitted />);
  resize(420);
  expect(chat()).toHaveAttribute('data-flowing');
});

test('whoever types in a shallow window stays where the page is', () => {
  resize(360, 640);
  render(<Fitted />);
  screen.getByRole('textbox').focus();
  resize(360, 640);
  expect(chat()).toHaveAttribute('data-flowing');
});
