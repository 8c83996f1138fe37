import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberChosenVariants, wantedVariant } from './variant-choice';

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  rememberChosenVariants();
});

beforeEach(() => {
  localStorage.clear();
  render(
    <>
      <a href="#m" data-variant="m">
        <b>phone</b>
      </a>
      <a href="#pc" data-variant="pc">
        desk
      </a>
      <a href="#tv" data-variant="tv">
        tv
      </a>
      <a href="#other">other</a>
    </>,
  );
});

test('a click on a link to the other variant is a choice, until the one that fits is chosen', async () => {
  expect(wantedVariant()).toBe('pc');
  await userEvent.click(screen.getByText('phone'));
  expect(wantedVariant()).toBe('m');
  await userEvent.click(screen.getByText('other'));
  await userEvent.click(screen.getByText('tv'));
  expect(wantedVariant()).toBe('m');
  await userEvent.click(screen.getByText('desk'));
  expect(wantedVariant()).toBe('pc');
  expect(localStorage.getItem('variant')).toBeNull();
});

test('so is one that opens a new tab, and one that nobody else hears of', () => {
  screen.getByText('phone').addEventListener('auxclick', (event) => {
    event.stopPropagation();
  });
  fireEvent(screen.getByText('phone'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(wantedVariant()).toBe('m');
});
