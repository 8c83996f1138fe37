import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { never, ok, refusal, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { ERROR_CODE } from '../../contract';
import { SearchView } from './search-view';
import { hit, hits, isFor, isLink, page } from './testing/hits';

const api = startMockApi();

const NAMESPACES = ['search', 'search-results'] as const;

function field() {
  return screen.getByRole<HTMLInputElement>('searchbox');
}

let logged: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/game-library/search/');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

describe('the form', () => {
  it('is an ordinary form for those without a script', () => {
    renderPage(<SearchView query="" />, NAMESPACES, {
      locale: 'en',
      variant: 'm',
    });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/en/m/game-library/search/');
    expect(field()).toHaveAttribute('name', 'searchValue');
    expect(field()).toHaveAttribute('maxlength', '64');
  });

  it('goes to the address of the search', async () => {
    renderPage(<SearchView query="" />, NAMESPACES);
    await userEvent.type(field(), '  茶  山 {Enter}');
    expect(navigate).toHaveBeenCalledWith('/game-library/search/?searchValue=%E8%8C%B6+%E5%B1%B1');
    expect(field()).toHaveValue('茶 山');
  });

  it.each([
    ['while an input method composes', { isComposing: true }],
    ['when it only confirms a composition (Safari)', { keyCode: 229 }],
  ])('does nothing on Enter %s', (_, sign) => {
    renderPage(<SearchView query="" />, NAMESPACES);
    expect(fireEvent.keyDown(field(), { key: 'Enter', ...sign })).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'a', ...sign })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  });

  it('does not go anywhere for the search that is shown', async () => {
    api.answer('knowledgeSearch', () => page([], 0));
    renderPage(<SearchView query="?searchValue=tea" />, NAMESPACES);
    await userEvent.type(field(), ' {Enter}');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('follows the address', () => {
    api.answer('knowledgeSearch', () => page([], 0));
    const { rerender } = renderPage(<SearchView query="?searchValue=tea" />, [
      'search',
      'search-results',
    ]);
    expect(field()).toHaveValue('tea');
    rerender(inPage(<SearchView query="?searchValue=whale" />, NAMESPACES));
    expect(field()).toHaveValue('whale');
    rerender(inPage(<SearchView query="" />, NAMESPACES));
    expect(field()).toHaveValue('');
  });
});

describe('the results', () => {
  it('are a hint when nothing is searched for', () => {
    renderPage(<SearchView query="?searchValue=++" />, NAMESPACES);
    expect(screen.getByText('输入名字，或者直接问')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '两个人，半小时' })).toHaveAttribute(
      'href',
      expect.stringContaining('/game-library/search/?searchValue='),
    );
    // Nobody has searched here yet, and this library has no tags.
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(api.seen).toEqual([]);
  });

  it('offer the last searches and the tags where nothing is searched for or found', async () => {
    localStorage.setItem('recentSearches', '["茶山","qqq"]');
    const tags = [{ label: '解谜', slug: '解谜' }];
    const { unmount } = renderPage(<SearchView query="" tags={tags} />, NAMESPACES);
    expect(screen.getByRole('link', { name: 'qqq' })).toBeVisible();
    expect(screen.getByRole('link', { name: '解谜' })).toHaveAttribute(
      'href',
      expect.stringContaining('/game-library/tag/'),
    );
    unmount();
    api.answer('knowledgeSearch', () => page([], 0));
    renderPage(<SearchView query="?searchValue=qqq" tags={tags} />, NAMESPACES);
    expect(await screen.findByRole('link', { name: '茶山' })).toBeVisible();
    expect(screen.getByRole('link', { name: '解谜' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'qqq' })).toBeNull();
    localStorage.clear();
  });

  it.each([true, false])(
    'say in a line that they fit little where they do, and lead to a partner: %s',
    async (isGuess) => {
      const found = { list: [hit(1)], total: 1, page: 1, page_size: 20, is_guess: isGuess };
      api.answer('knowledgeSearch', () => ok(found));
      const games = [{ gameId: 'g1', text: { name: '茶山' } }];
      const text = { name: '青', untranslated: [] };
      const partners = [{ characterId: 'p-qing', avatar: { src: '/q.png' }, text, games }];
      const query = '?searchValue=茶山上有几间房';
      renderPage(<SearchView query={query} partners={partners} />, NAMESPACES);
      await screen.findByText(/共 1 条结果/);
      const line = screen.queryByText(/没有哪一页直接回答/);
      expect(line !== null).toBe(isGuess);
      const asks = line?.nextElementSibling?.getAttribute('href') ?? '';
      expect(asks.startsWith('/game-partner/chat-p-qing#ask=')).toBe(isGuess);
    },
  );

  it('mark of games that are for so many the range, and no word beside it', async () => {
    const list = [hit(1, { snippet: '1–6 人玩，一次 25–40 分钟。' })];
    const choices = [{ facet: 'players', slug: 'two' }];
    api.answer('knowledgeSearch', () => ok({ list, total: 1, page: 1, page_size: 20, choices }));
    renderPage(<SearchView query="?searchValue=两个人玩" />, NAMESPACES);
    await screen.findByText(/共 1 条结果/);
    const marked = screen.getAllByText(/./u, { selector: 'mark' });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['1–6 人']);
  });

  it('name, link, mark and count what was found', async () => {
    const role = hit(2, { type: 'role', id: 'r', title: '采茶人', tags: [] });
    api.answer('knowledgeSearch', () => page([hit(1), role], 2));
    renderPage(<SearchView query="?searchValue=茶" />, NAMESPACES);
    expect(await screen.findByText('“茶”共 2 条结果')).toBeInTheDocument();
    expect(screen.getByText('游戏', { selector: 'article *' })).toBeInTheDocument();
    expect(screen.getByText('角色', { selector: 'article *' })).toBeInTheDocument();
    expect(screen.getByText(isLink('茶山 1'))).toHaveAttribute('href', '/game-library/g1/');
    expect(screen.getByText(isLink('采茶人'))).toHaveAttribute(
      'href',
      '/game-library/role-Info-r/',
    );
    expect(screen.getAllByText('茶', { selector: 'mark' })).toHaveLength(4);
    expect(api.asked('knowledgeSearch')).toEqual([
      { search_value: '茶', page: '1', page_size: '20' },
    ]);
  });

  it('are in the language of the page, and say where they are not', async () => {
    const translated = { en: { title: 'Tea Mountain', tags: ['Trade'] } };
    api.answer('knowledgeSearch', () => page([hit(1, { i18n: translated })], 1));
    renderPage(<SearchView query="?searchValue=tea" />, NAMESPACES, {
      locale: 'en',
      variant: 'pc',
    });
    expect(await screen.findByText('1 result for “tea”')).toBeInTheDocument();
    const heading = screen.getByRole('heading', { name: 'Tea Mountain' });
    expect(heading).not.toHaveAttribute('lang');
    expect(within(heading).getByText('Tea', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getByText('山上的茶熟了')).toHaveAttribute('lang', 'zh-CN');
  });

  it('come page by page; a hit that moved is not shown twice, and the keyboard follows', async () => {
    api.answer('knowledgeSearch', (input) =>
      page(isFor(1, input) ? hits(1, 20) : hits(20, 22), 22),
    );
    renderPage(<SearchView query="?searchValue=茶" />, NAMESPACES);
    await userEvent.click(await screen.findByRole('button', { name: '更多结果' }));
    await waitFor(() => {
      expect(screen.getAllByRole('article')).toHaveLength(22);
    });
    expect(api.asked('knowledgeSearch')).toMatchObject([{ page: '1' }, { page: '2' }]);
    expect(screen.queryByRole('button', { name: '更多结果' })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('茶山 21');
  });

  it('are shown without one that breaks the contract', async () => {
    api.answer('knowledgeSearch', () => page([hit(1), hit(2, { title: '茶\ud83d' }), hit(3)], 3));
    renderPage(<SearchView query="?searchValue=茶" />, NAMESPACES);
    expect(await screen.findByText(isLink('茶山 3'))).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('stay when the next page fails, which can be tried again', async () => {
    api.answer('knowledgeSearch', (input) =>
      isFor(1, input) ? page(hits(1, 20), 21) : refusal(ERROR_CODE.serverFault),
    );
    renderPage(<SearchView query="?searchValue=茶" />, NAMESPACES);
    await userEvent.click(await screen.findByRole('button', { name: '更多结果' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    api.answer('knowledgeSearch', () => page(hits(21, 21), 21));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(isLink('茶山 21'))).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    api.answer('knowledgeSearch', () => page([], 0));
    renderPage(<SearchView query="?searchValue=xyz" />, NAMESPACES);
    expect(await screen.findByText('没有找到“xyz”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '逛逛知识库' })).toHaveAttribute(
      'href',
      '/game-library/',
    );
  });

  it('begin anew for another text', async () => {
    api.answer('knowledgeSearch', () => page([hit(1)], 1));
    const { rerender } = renderPage(<SearchView query="?searchValue=茶" />, [
      'search',
      'search-results',
    ]);
    await screen.findByText(isLink('茶山 1'));
    api.answer('knowledgeSearch', never);
    rerender(inPage(<SearchView query="?searchValue=灯" />, NAMESPACES));
    expect(screen.queryByText(isLink('茶山 1'))).not.toBeInTheDocument();
    expect(await screen.findByText('加载中…')).toBeInTheDocument();
  });

  it('search for the first 64 characters of a longer text and say so', async () => {
    api.answer('knowledgeSearch', () => page([hit(1)], 1));
    renderPage(<SearchView query={`?searchValue=${'x'.repeat(80)}`} />, [
      'search',
      'search-results',
    ]);
    expect(screen.getByText('搜索词太长了，只用了前 64 个字。')).toBeInTheDocument();
    await waitFor(() => {
      expect(api.asked('knowledgeSearch')).toMatchObject([{ search_value: 'x'.repeat(64) }]);
    });
  });
});

it('is taken over without a difference, whatever the address asks for', async () => {
  api.answer('knowledgeSearch', () => page([hit(1)], 1));
  const container = document.createElement('div');
  container.innerHTML = renderToString(inPage(<SearchView query="" />, NAMESPACES));
  document.body.append(container);
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, inPage(<SearchView query="?searchValue=xyz" />, NAMESPACES), {
      onRecoverableError,
    });
    await Promise.resolve();
  });
  expect(await within(container).findByText('“xyz”共 1 条结果')).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  container.remove();
});
