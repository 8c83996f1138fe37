import { render, screen, waitFor } from '@testing-library/react';
import { Markdown } from './markdown';

// A slow machine needs longer to load the renderer than a test waits.
beforeAll(async () => {
  await import('./markdown.lazy');
});

test('a text that comes at run time is shown as the build shows it', async () => {
  render(<Markdown markdown="**很好**" lang="zh-CN" />);
  expect((await screen.findByText('很好')).tagName).toBe('STRONG');
});

test('a text that would cost too much to render is shown as it is', async () => {
  const quotes = `${'>'.repeat(1_500)}很好`;
  render(<Markdown markdown={quotes} lang="zh-CN" />);
  const text = screen.getByText(quotes);
  await waitFor(() => {
    expect(text).toBeVisible();
  });
});
