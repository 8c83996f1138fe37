import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { readChatFragment } from '../../routes/read-chat-fragment';
import { SearchView } from './search-view';
import { hit, hitHeadings, hits, isFor, isLink, isOfType, page } from './testing/hits';

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
    hit(1, { part: { in: 'sections', index: 2 }, part_title: '看雾', snippet: '看雾 · 早起' }),
    hit(2, { type: 'role', id: 'r', game_title: '茶山行', part: { in: 'story', index: 0 } }),
  ];
  api.answer('knowledgeSearch', () => page(found, 2));
  renderPage(<SearchView query="?searchValue=茶" />, NAMESPACES);
  expect(await screen.findByText(isLink('茶山 1'))).toHaveAttribute(
    'href',
    '/game-library/g1/#section-3',
  );
  expect(screen.getByText('看雾')).toBeInTheDocument();
  expect(screen.getByText('早起')).toBeInTheDocument();
  expect(screen.getByText(isLink('茶山 2'))).toHaveAttribute(
    'href',
    '/game-library/role-Info-r/#story',
  );
  expect(screen.getByText('出自《茶山行》')).toBeInTheDocument();
});

const partners = [
  {
    characterId: 'p-qing',
    avatar: { src: '/q.png' },
    text: { name: '青', untranslated: [] },
    games: [{ gameId: 'g1', text: { name: '茶山行' } }],
  },
  ...['p-a', 'p-b', 'p-c'].map((characterId) => ({
    characterId,
    avatar: { src: '/a.png' },
    text: { name: characterId, untranslated: [] },
    games: [],
  })),
];

function chatOf(link: HTMLElement) {
  const { pathname, hash } = new URL(link.getAttribute('href') ?? '', 'https://x.example');
  return [pathname, readChatFragment(hash)];
}

it('results to a question stand below its answer, and can be taken to the partner of their game', async () => {
  const part = { in: 'sections', index: 2 };
  const best = { title: '茶山行', answer: '茶三年才熟。', part, part_title: '看雾' };
  api.answer('knowledgeSearch', () => page([hit(1, best), hit(2)], 2));
  renderPage(<SearchView query="?searchValue=茶几年才熟？" partners={partners} />, NAMESPACES);
  const card = await screen.findByRole('article', { name: '找到了答案' });
  expect(card).toHaveTextContent('茶三年才熟。');
  expect(within(card).getByRole('link', { name: '茶山行\u00a0› 看雾' })).toHaveAttribute(
    'href',
    '/game-library/g1/#section-3',
  );
  const first = card.closest('li')!;
  expect(chatOf(within(first).getByRole('link', { name: '问问青《茶山行》的事' }))).toEqual([
    '/game-partner/chat-p-qing',
    expect.objectContaining({ ask: '茶几年才熟？', game: 'g1', section: '看雾' }),
  ]);
  // Nobody knows this game.
  expect(
    within(first.parentElement!.lastElementChild as HTMLElement).getAllByRole('link'),
  ).toHaveLength(1);
});

it('results have partners and activities at their places', async () => {
  const others = [
    {
      type: 'character',
      id: 'p-qing',
      title: '青青',
      snippet: '爱喝茶',
      cover: '/q.png',
      place: 0,
    },
    { type: 'song', id: 'x', title: '茶歌', snippet: '啦', cover: '/s.png', place: 0 },
    { type: 'activity', id: 'tea-week', title: '茶周', snippet: '七天', cover: '/t.png', place: 1 },
  ];
  const counts = { game: 2, role: 0 };
  const isTyped = (input: unknown) => isOfType('game', input) || isOfType('role', input);
  api.answer('knowledgeSearch', (input) =>
    ok({
      ...{ list: hits(1, 2), total: 2, page: 1, page_size: 20, counts },
      ...(!isTyped(input) && { others }),
    }),
  );
  const view = (hash: string) => <SearchView query="?searchValue=茶" hash={hash} />;
  const { rerender } = renderPage(view(''), NAMESPACES);
  expect(await screen.findByText('“茶”共 4 条结果')).toBeInTheDocument();
  const headings = hitHeadings();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '青青',
    '茶山 1',
    '茶周',
    '茶山 2',
  ]);
  expect(within(headings[0]!).getByRole('link')).toHaveAttribute(
    'href',
    '/game-partner/detail-p-qing',
  );
  expect(within(headings[2]!).getByRole('link')).toHaveAttribute('href', '/activity/#tea-week');

  const kinds = () =>
    within(screen.getByRole('navigation', { name: '结果种类' })).getAllByRole('link');
  const sum = ['全部4', '游戏2', '搭子1', '活动1'];
  expect(kinds().map(({ textContent }) => textContent)).toEqual(sum);
  rerender(inPage(view('#type=game'), NAMESPACES));
  expect(await screen.findByText('“茶”共 2 条结果')).toBeInTheDocument();
  expect(kinds().map(({ textContent }) => textContent)).toEqual(sum);
  rerender(inPage(view('#type=activity'), NAMESPACES));
  expect(await screen.findByText('“茶”共 1 条结果')).toBeInTheDocument();
  expect(hitHeadings().map(({ textContent }) => textContent)).toEqual(['茶周']);
  expect(kinds().at(-1)).toHaveAttribute('aria-current');
  expect(api.asked('knowledgeSearch')).toHaveLength(2);
});

it('results of a single word are no question', async () => {
  api.answer('knowledgeSearch', () => page([hit(1)], 1));
  renderPage(<SearchView query="?searchValue=茶" partners={partners} />, NAMESPACES);
  await screen.findByText('“茶”共 1 条结果');
  expect(screen.queryByRole('link', { name: /问问/ })).not.toBeInTheDocument();
});

it('what finds nothing says which words are nowhere, and can be taken to three partners', async () => {
  api.answer('knowledgeSearch', () =>
    ok({
      list: [],
      total: 0,
      page: 1,
      page_size: 20,
      unknown_words: ['第八', '八扇', '扇门', '锁芯'],
    }),
  );
  renderPage(
    <SearchView query="?searchValue=茶山行的第八扇门和锁芯" partners={[...partners].reverse()} />,
    NAMESPACES,
  );
  expect(await screen.findByText('知识库里没有这些词：第八扇门 · 锁芯')).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /问问/ });
  expect(links.map((link) => link.textContent)).toEqual(['青', 'p-c', 'p-b']);
  expect(chatOf(links[0]!)).toEqual([
    '/game-partner/chat-p-qing',
    expect.objectContaining({ ask: '茶山行的第八扇门和锁芯' }),
  ]);
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
  expect(screen.getByRole('heading', { name: '你要找的是不是这些？' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '结果种类' })).not.toBeInTheDocument();
});

it('hits to a sentence that show no word of it stand behind those that do', async () => {
  const found = [
    hit(1, { snippet: '窑火低。' }),
    hit(2, { snippet: '点灯的人来了。' }),
    hit(3, { snippet: '再点灯。' }),
  ];
  const others = [
    { type: 'activity', id: 'a', title: '夜', snippet: '黑', cover: '/t.png', place: 0 },
  ];
  api.answer('knowledgeSearch', () =>
    ok({ list: found, total: 3, page: 1, page_size: 20, others }),
  );
  const titles = async () => {
    await screen.findByText(/共 4 条结果/);
    return hitHeadings().map(({ textContent }) => textContent);
  };
  const { unmount } = renderPage(<SearchView query="?searchValue=怎么点灯才好" />, NAMESPACES);
  expect(await titles()).toEqual(['茶山 2', '茶山 3', '夜', '茶山 1']);
  unmount();
  // Names and key words come as they are ranked.
  renderPage(<SearchView query="?searchValue=点灯" />, NAMESPACES);
  expect(await titles()).toEqual(['夜', '茶山 1', '茶山 2', '茶山 3']);
});
