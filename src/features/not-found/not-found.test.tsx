import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { NotFoundPageView } from './not-found-page-view';

beforeEach(() => {
  document.head.innerHTML = '<title>By the page</title>';
});

it.each([
  ['/nowhere', '这里什么也没有', '/', '/game-library/', '搜一款游戏、一个角色'],
  ['/en/nowhere/', 'Nothing here but us', '/en/', '/en/game-library/', 'Search the library'],
  [
    '/ja/m/a/b',
    'ここには何もありません',
    '/ja/m/',
    '/ja/m/game-library/',
    'ゲームやキャラクターを探す',
  ],
])('answers %s in its own language and variant', (pathname, title, home, library, search) => {
  renderPage(<NotFoundPageView pathname={pathname} />, ['not-found']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(`Page not found: ${pathname}`)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    home,
    library,
  ]);
  // Named: the header has a search of its own.
  const form = screen.getByRole('search', { name: search });
  expect(form).toHaveAttribute('action', `${library}search/`);
  expect(document.title).toBe('Page Not Found');
});

it('shows a path as people read it, and one that cannot be decoded as it is', () => {
  const { rerender } = renderPage(<NotFoundPageView pathname="/%E8%8C%B6" />, ['not-found']);
  expect(screen.getByText('Page not found: /茶')).toBeInTheDocument();
  rerender(inPage(<NotFoundPageView pathname="/%E0%A4%A" />, ['not-found']));
  expect(screen.getByText('Page not found: /%E0%A4%A')).toBeInTheDocument();
});

it('knows no address on the server: three languages without a script, then the one that was asked for', async () => {
  const html = renderToString(inPage(<NotFoundPageView pathname="/404/" />, ['not-found']));
  for (const text of ['这里什么也没有', 'Nothing here but us', 'ここには何もありません']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Page not found:');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, inPage(<NotFoundPageView pathname="/en/nowhere" />, ['not-found']), {
      onRecoverableError,
    });
    await Promise.resolve();
  });
  expect(container).toHaveTextContent('Page not found: /en/nowhere');
  expect(onRecoverableError).not.toHaveBeenCalled();
  container.remove();
});
