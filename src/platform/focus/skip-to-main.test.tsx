import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { skipToMain } from './skip-to-main';

test('a link past the header gives the focus to the page, and leaves a fragment that it reads', async () => {
  window.history.replaceState(null, '', '/game-library/compare/#game:a,b');
  document.body.innerHTML = '<a href="#main">跳到正文</a><main id="main" tabindex="-1"></main>';
  const stop = skipToMain();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#game:a,b');
  stop();
  await userEvent.click(screen.getByRole('link'));
  expect(window.location.hash).toBe('#main');
  window.history.replaceState(null, '', '/');
});
