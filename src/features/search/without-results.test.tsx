import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, offline, startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { spoilerId } from '../../routes/spoiler-id';
import type { FoundName, SearchLocally } from './found-name';
import { SearchResults } from './search-results.lazy';

const api = startMockApi();

function name(id: string, more: Partial<FoundName> = {}): FoundName {
  const rest = { isChinese: false, alsoNamed: undefined, game: undefined, section: undefined };
  return { kind: 'game', id, name: `茶 ${id}`, ...rest, ...more };
}

function show(text: string, searchLocally?: SearchLocally) {
  const local = searchLocally && { searchLocally };
  return renderPage(<SearchResults text={text} hash="" {...local} />, ['search-results']);
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

test('when the API does not answer, names are found without it, and the page says so', async () => {
  api.answer('knowledgeSearch', () => offline);
  const found: FoundName[] = [
    name('g', { name: '茶山行' }),
    name('g', {
      kind: 'section',
      name: '看雾采茶',
      section: 2,
      game: { name: '茶山行', isChinese: true },
    }),
    name('r', { kind: 'role', name: '采茶人' }),
    name('p', { kind: 'partner', name: '茶茶' }),
    name('g', { kind: 'hint', name: '茶怎么采？', section: 2 }),
    name('o', { name: '乌龙', alsoNamed: { name: 'Tea Hills', locale: 'en' } }),
  ];
  const asked: unknown[] = [];
  show('茶', (...call) => {
    asked.push(call);
    return Promise.resolve(found);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '以下是按名字和标题找到的，没有搜正文。',
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/game-library/g/',
    '/game-library/g/#section-2',
    '/game-library/role-Info-r/',
    '/game-partner/detail-p',
    `/game-library/g/#${spoilerId('茶怎么采') ?? ''}`,
    '/game-library/o/',
  ]);
  const texts = links.map((link) => link.textContent);
  expect(texts).toContain('看雾采茶章节\u00a0· 茶山行');
  expect(texts).toContain('乌龙游戏\u00a0· 英文名 Tea Hills');
  expect(screen.getByText('茶山行', { selector: 'span[lang]' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getAllByText('茶', { selector: 'mark' })).toHaveLength(4);
  expect(asked).toEqual([['茶', 'zh']]);
});

test('another try brings the results', async () => {
  api.answer('knowledgeSearch', () => offline);
  show('茶', () => Promise.resolve([name('g')]));
  const retry = await screen.findByRole('button', { name: '重试' });
  const hit = { type: 'game', id: 'g', game_id: 'g', title: '山', snippet: '雾', cover: '/c.png' };
  api.answer('knowledgeSearch', () => ok({ list: [hit], total: 1, page: 1, page_size: 20 }));
  await userEvent.click(retry);
  expect(await screen.findByText('“茶”共 1 条结果')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['there is no index', undefined],
  ['the index finds nothing', () => Promise.resolve([])],
  ['the index cannot be read', () => Promise.reject(new Error('404'))],
] as const)('it is an error when the API does not answer and %s', async (_, searchLocally) => {
  api.answer('knowledgeSearch', () => offline);
  show('茶', searchLocally);
  expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('where the API finds nothing, the names of the index come first, and none comes twice', async () => {
  const nearest = ['a', 'b'].map((id) => ({ type: 'game', id, title: `茶 ${id}` }));
  api.answer('knowledgeSearch', () => ok({ list: [], total: 0, page: 1, page_size: 20, nearest }));
  show('せいどう', () => Promise.resolve([name('b'), name('c')]));
  await screen.findByText('茶 c');
  const links = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(links.slice(0, 3)).toEqual(['茶 b游戏', '茶 c游戏', '茶 a游戏']);
});

test('a near name shows its picture and game, from its card where the search does not tell', async () => {
  const card = { name: '采茶人', game: '茶山行', src: '/r.webp', color: '#000000' };
  api.serve('/item-cards/zh.json', { cards: { 'role r': card } });
  const nearest = [
    { type: 'role', id: 'r', title: '采茶人' },
    { type: 'game', id: 'b', title: '茶 b' },
  ];
  api.answer('knowledgeSearch', () => ok({ list: [], total: 0, page: 1, page_size: 20, nearest }));
  show('采茶仁', () => Promise.resolve([name('b', { picture: '/b.webp' })]));
  const game = await screen.findByText('茶山行');
  expect(game.closest('a')).toHaveTextContent('采茶人角色 · 茶山行');
  const pictures = screen.getAllByRole('presentation').map((each) => each.getAttribute('src'));
  expect(pictures).toEqual(['/b.webp', '/r.webp']);
});

test('a part that no text has is told in one piece, though its pieces are numbers', async () => {
  const unknown_words = ['三十', '十六', '六扇'];
  api.answer('knowledgeSearch', () =>
    ok({ list: [], total: 0, page: 1, page_size: 20, unknown_words }),
  );
  show('三十六扇门', () => Promise.resolve([]));
  expect(await screen.findByText('知识库里没有这些词：三十六扇')).toBeInTheDocument();
});

test.each([
  ['a whole search, which the title names,', 'xqzvk', ['xqzvk'], undefined],
  ['a word twice', '茶 xq 和 XQ', ['xq'], 'xq'],
  ['a part of a word among kana', '確定申告のやり方', ['申告'], '確定申告'],
])('what no text has is named once: %s', async (_, text, unknown_words, said) => {
  api.answer('knowledgeSearch', () =>
    ok({ list: [], total: 0, page: 1, page_size: 20, unknown_words }),
  );
  show(text, () => Promise.resolve([]));
  await screen.findByText(`没有找到“${text}”`);
  const named = screen.queryByText(/^知识库里没有这些词/)?.textContent;
  expect(named).toBe(said && `知识库里没有这些词：${said}`);
});

test('nobody waits for an index that does not come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  api.answer('knowledgeSearch', () => ok({ list: [], total: 0, page: 1, page_size: 20 }));
  let isAsked = false;
  show('茶', () => {
    isAsked = true;
    return new Promise(() => undefined);
  });
  await waitFor(() => {
    expect(isAsked).toBe(true);
  });
  expect(screen.queryByText('没有找到“茶”')).not.toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  expect(screen.getByText('没有找到“茶”')).toBeInTheDocument();
  jest.useRealTimers();
});
