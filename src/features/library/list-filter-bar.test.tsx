import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../api-client/testing/render-page';
import { clearRecord, rememberPlace } from './shelf/reading-record';
import { ListFilterBar } from './list-filter-bar';

beforeEach(() => {
  localStorage.clear();
  clearRecord();
});

const root = document.documentElement;

function button() {
  return screen.findByRole('button', { name: '看大图' });
}

test('large pictures are a choice that is kept, and taken back', async () => {
  const { unmount } = renderPage(<ListFilterBar tag={null} tags={[]} hash="" />, ['library'], {
    locale: 'zh',
    variant: 'm',
  });
  expect(root).not.toHaveAttribute('data-cards');
  expect(await button()).toHaveTextContent('看大图');
  await userEvent.click(await button());
  expect(root).toHaveAttribute('data-cards');
  expect(localStorage.getItem('density')).toBe('cards');
  unmount();
  root.removeAttribute('data-cards');

  renderPage(<ListFilterBar tag={null} tags={[]} hash="" />, ['library'], {
    locale: 'zh',
    variant: 'm',
  });
  expect(root).toHaveAttribute('data-cards');
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await button());
  expect(root).not.toHaveAttribute('data-cards');
  expect(localStorage.getItem('density')).toBeNull();
});

test('who comes back finds the game that was read last, at the section', async () => {
  rememberPlace(
    { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' },
    { section: 'section-2', title: '机制' },
  );
  renderPage(<ListFilterBar tag={null} tags={[]} hash="" />, ['library'], {
    locale: 'zh',
    variant: 'm',
  });
  // Hidden where there is no room for it, such as here.
  const words = await screen.findByText('继续读：万灯城');
  expect(words.closest('a')).toHaveAttribute('href', '/m/game-library/lantern-city/#section-2');
});

test('a game that was read in another language has its name of this one; without a card, its own alone', async () => {
  rememberPlace(
    { kind: 'game', id: 'cat-inn', name: '猫客栈', lang: 'zh-CN' },
    { section: 'section-2', title: '机制' },
  );
  const cards = { 'game cat-inn': { name: 'Cat Inn', src: '/c.webp', color: '#123456' } };
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ cards })));
  renderPage(<ListFilterBar tag={null} tags={[]} hash="" />, ['library'], {
    locale: 'en',
    variant: 'm',
  });
  expect(await screen.findByText('猫客栈')).toHaveAttribute('lang', 'zh-CN');
  expect(await screen.findByText('Continue: Cat Inn')).not.toHaveAttribute('lang');
});
