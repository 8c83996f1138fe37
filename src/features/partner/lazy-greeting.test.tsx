import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { LazyGreeting } from './lazy-greeting';
import { built } from './testing/lingxi';

// As in the browser's production code.
jest.mock('./greeting-at-build', () => ({}));

const avatar = { src: '/a.webp', srcSet: '', width: 1, height: 1, color: '#000' };
const partner = { ...built, avatar };
const view = <LazyGreeting partner={partner} atHome />;

it('keeps what the build has rendered, and what a visitor has opened there', () => {
  const errors = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inPage(view, ['first-word']));
  const room = container.firstElementChild!;
  room.innerHTML = '<details open><summary>夜里</summary>我听着</details>';
  const page = inPage(view, ['first-word']);
  const { rerender } = render(page, { container, hydrate: true });
  rerender(page);
  expect(container.firstElementChild).toBe(room);
  expect(room.innerHTML).toBe('<details open=""><summary>夜里</summary>我听着</details>');
  expect(errors).not.toHaveBeenCalled();
});

it('comes late to a page that the browser renders', async () => {
  renderPage(<LazyGreeting partner={{ ...partner, characterId: 'nuomi' }} atHome />, [
    'first-word',
  ]);
  expect(screen.queryByText('频道通了。')).not.toBeInTheDocument();
  expect(await screen.findByText('频道通了。')).toBeInTheDocument();
  expect(screen.getByText('白天', { selector: 'summary' })).toBeInTheDocument();
});

it('is there at once for whoever comes back to the page that the build has rendered', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inPage(view, ['first-word']));
  container.firstElementChild!.innerHTML = '<details open><summary>夜里</summary>我听着</details>';
  const { unmount } = render(inPage(view, ['first-word']), { container, hydrate: true });
  unmount();
  renderPage(view, ['first-word']);
  expect(screen.getByText('夜里', { selector: 'summary' })).toBeInTheDocument();
});
