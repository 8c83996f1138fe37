import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { SearchView } from './search-view';
import { hit, hits, isFor, isLink, isOfType, page } from './testing/hits';

const api = startMockApi();

const NAMESPACES = ['search', 'search-results'] as const;

beforeEach(() => {
  window.history.replaceState(null, '', '/game-library/search/');
});

it('results are told and counted by kind, and each kind has its address', async () => {
  const role = hit(2, { type: 'role', id: 'r', title: '采茶人' });
  api.answer('knowledgeSearch', (input) =>
    isOfType('role', input)
      ? ok({ list: [role], total: 1, page: 1, page_size: 20, counts: { game: 1, role: 1 } })
      : ok({
          list: [hit(1), role],
          total: 2,
          page: 1,
          page_size: 20,
          counts: { game: 1, role: 1 },
        }),
  );
  const view = (hash: string) => <SearchView query="?searchValue=茶" hash={hash} />;
  const { rerender } = renderPage(view(''), NAMESPACES);
  const kinds = await screen.findByRole('navigation', { name: '结果种类' });
  await screen.findByText('“茶”共 2 条结果');
  expect(within(kinds).getByRole('link', { name: '全部 2' })).toHaveAttribute('aria-current');
  const roles = within(kinds).getByRole('link', { name: '角色 1' });
  expect(roles).toHaveAttribute('href', '/game-library/search/?searchValue=%E8%8C%B6#type=role');
  rerender(inPage(view('#type=role'), NAMESPACES));
  // The link that has the focus stays where it is while the others load.
  expect(roles).toBeInTheDocument();
  expect(await screen.findByText('“茶”共 1 条结果')).toBeInTheDocument();
  expect(roles).toHaveAttribute('aria-current');
  expect(api.asked('knowledgeSearch')).toMatchObject([{ page: '1' }, { type: 'role' }]);
});

it('results lead to the other kinds where there are none of one', async () => {
  api.answer('knowledgeSearch', () =>
    ok({ list: [], total: 0, page: 1, page_size: 20, counts: { game: 3, role: 0 } }),
  );
  renderPage(<SearchView query="?searchValue=茶" hash="#type=role" />, NAMESPACES);
  expect(await screen.findByRole('link', { name: '看全部 3 条结果' })).toHaveAttribute(
    'href',
    '/game-library/search/?searchValue=%E8%8C%B6',
  );
});

it('results name the game of a role and open at the part that matched', async () => {
  const found = [
    hit(1, { part: { in: 'sections', index: 2 }, part_title: '看雾' }),
    hit(2, { type: 'role', id: 'r', game_title: '茶山行', part: { in: 'story', index: 0 } }),
  ];
  api.answer('knowledgeSearch', () => page(found, 2));
  renderPage(<SearchView query="?searchValue=茶" />, NAMESPACES);
  expect(await screen.findByText(isLink('茶山 1'))).toHaveAttribute(
    'href',
    '/game-library/g1/#section-3',
  );
  expect(screen.getByText('在“看雾”一节')).toBeInTheDocument();
  expect(screen.getByText(isLink('茶山 2'))).toHaveAttribute(
    'href',
    '/game-library/role-Info-r/#story',
  );
  expect(screen.getByText('出自《茶山行》')).toBeInTheDocument();
});

it('results keep a game without a translation Chinese, and say so', async () => {
  const role = hit(1, { type: 'role', game_title: '茶山行', i18n: { en: { title: 'Ahui' } } });
  api.answer('knowledgeSearch', () => page([role], 1));
  renderPage(<SearchView query="?searchValue=tea" />, NAMESPACES, {
    locale: 'en',
    variant: 'pc',
  });
  expect(await screen.findByText('茶山行')).toHaveAttribute('lang', 'zh-CN');
});

it('results mark what a misspelt word was taken for, and say it', async () => {
  const found = hit(1, { snippet: 'A city of Lanterns' });
  api.answer('knowledgeSearch', () =>
    ok({ list: [found], total: 1, page: 1, page_size: 20, meant: ['lanterns'] }),
  );
  renderPage(<SearchView query="?searchValue=lanterm" />, NAMESPACES);
  expect(await screen.findByText('Lanterns', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByText('没有完全匹配的词，为你找了相近的：lanterns')).toBeInTheDocument();
});

it('results are as many pages as the address says', async () => {
  api.answer('knowledgeSearch', (input) =>
    page(isFor(1, input) ? hits(1, 20) : isFor(2, input) ? hits(21, 40) : hits(41, 60), 70),
  );
  renderPage(<SearchView query="?searchValue=茶" hash="#pages=2" />, NAMESPACES);
  await screen.findByText(isLink('茶山 40'));
  expect(document.body).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: '更多结果' }));
  await screen.findByText(isLink('茶山 60'));
  expect(window.location.hash).toBe('#pages=3');
});

it('results tell of the near words of several languages those in the language of the page', async () => {
  const answer = { list: [hit(1)], total: 1, page: 1, page_size: 20 };
  api.answer('knowledgeSearch', () => ok({ ...answer, meant: ['茶山みち', '茶山'] }));
  renderPage(<SearchView query="?searchValue=茶仙" />, NAMESPACES);
  expect(await screen.findByText('没有完全匹配的词，为你找了相近的：茶山')).toBeInTheDocument();
});

it('results offer the nearest names when there are none', async () => {
  const nearest = [{ type: 'role', id: 'r', title: '采茶人' }];
  api.answer('knowledgeSearch', () => ok({ list: [], total: 0, page: 1, page_size: 20, nearest }));
  renderPage(<SearchView query="?searchValue=采茶仁" />, NAMESPACES);
  expect(await screen.findByRole('link', { name: /采茶人/ })).toHaveAttribute(
    'href',
    '/game-library/role-Info-r/',
  );
  expect(screen.getByRole('heading', { name: '你要找的是不是' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '结果种类' })).not.toBeInTheDocument();
});
