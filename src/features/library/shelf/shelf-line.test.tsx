import { act, screen } from '@testing-library/react';
import { renderPage } from '../../../api-client/testing/render-page';
import { clearRecord, rememberPlace, toggleFavourite } from './reading-record';
import { useShelfCount } from './shelf-count';
import { ShelfCounter } from './shelf-count.lazy';
import { ShelfLine } from './shelf-line';

const inn = { kind: 'game', id: 'cat-inn', name: '九命客栈', lang: 'zh-CN' } as const;
const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const tower = {
  kind: 'game',
  id: 'last-lighthouse',
  name: 'The Last Lighthouse',
  lang: 'en',
} as const;

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  useShelfCount.setState(useShelfCount.getInitialState());
});

const line = (
  <>
    <ShelfCounter />
    <ShelfLine />
  </>
);

test('who has kept nothing sees nothing', () => {
  renderPage(<ShelfLine />, []);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('what stands on the shelf is named, and where reading stopped is a click away', async () => {
  toggleFavourite(tower);
  toggleFavourite(city);
  toggleFavourite(inn);
  rememberPlace(city, { section: 'section-2', title: '玩法' });
  renderPage(line, []);
  expect(await screen.findByRole('link', { name: '书架上：九命客栈、万灯城' })).toHaveAttribute(
    'href',
    '/game-library/shelf/',
  );
  expect(screen.getByRole('link', { name: '继续读：万灯城' })).toHaveAttribute(
    'href',
    '/game-library/lantern-city/#section-2',
  );
  act(() => clearRecord());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('what was kept in another language is counted, and not named', async () => {
  toggleFavourite(tower);
  rememberPlace(tower, { section: 'section-1', title: 'The light' });
  renderPage(line, []);
  expect(await screen.findByRole('link', { name: '我的书架，收藏了 1 个' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
