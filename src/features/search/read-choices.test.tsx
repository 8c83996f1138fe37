import { screen, within } from '@testing-library/react';
import { ok, startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { SearchView } from './search-view';
import { hit, hits, page } from './testing/hits';

const api = startMockApi();

const NAMESPACES = ['search', 'search-results'] as const;

beforeEach(() => {
  window.history.replaceState(null, '', '/game-library/search/');
});

/** Games that were chosen as a search asks, as the API answers. */
function chosen(list: readonly object[], ...slugs: readonly string[]) {
  const choices = slugs.map((slug) => ({ facet: slug === 'calm' ? 'mood' : 'players', slug }));
  return ok({ list, total: list.length, page: 1, page_size: 20, choices });
}

it.each([
  ['zh', '两个人安静半小时', '去掉“两个人玩”', '半小时 安静', ['两个人玩', '半小时', '安静']],
  [
    'en',
    'two people, quiet, half an hour',
    'Remove “two players”',
    'half an hour quiet',
    ['two players', 'half an hour', 'quiet'],
  ],
  ['ja', '二人で静かに30分', '「二人で」を外す', '30分 静か', ['二人で', '30分', '静か']],
] as const)(
  'in %s results say which choices the API has read, each a link to the search without it',
  async (locale, text, name, rest, names) => {
    api.answer('knowledgeSearch', () => chosen(hits(1, 2), 'two', '30', 'calm'));
    renderPage(<SearchView query={`?searchValue=${text}`} />, NAMESPACES, {
      locale,
      variant: 'pc',
    });
    const link = await screen.findByRole('link', { name });
    const list = link.closest('ul')!;
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect(
      new URL(link.getAttribute('href')!, 'https://x.example').searchParams.get('searchValue'),
    ).toBe(rest);
  },
);

it.each([
  ['zh', '两个人清静', '没有样样都符合的游戏，先不算：清静'],
  ['en', 'two people, peaceful', 'No game fits all of this. Left out: peaceful'],
  ['ja', '二人でまったり', 'すべてに合うゲームがないため、次の条件を外しました：まったり'],
] as const)('in %s a mood is called by the visitor’s own word', async (locale, text, said) => {
  api.answer('knowledgeSearch', () => chosen(hits(1, 2), 'two'));
  renderPage(<SearchView query={`?searchValue=${text}`} />, NAMESPACES, { locale, variant: 'pc' });
  expect(await screen.findByText(said)).toBeInTheDocument();
});

it('a choice that no game has beside the others is said to be left out', async () => {
  api.answer('knowledgeSearch', () => chosen(hits(1, 2), 'two'));
  renderPage(<SearchView query="?searchValue=两个人安静" />, NAMESPACES);
  expect(await screen.findByText('没有样样都符合的游戏，先不算：安静')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去掉“安静”' })).toBeInTheDocument();
});

it('results of an API that has read no choices tell of none', async () => {
  api.answer('knowledgeSearch', () => page([hit(1)], 1));
  renderPage(<SearchView query="?searchValue=两个人" />, NAMESPACES);
  await screen.findByText('“两个人”共 1 条结果');
  expect(screen.queryByRole('link', { name: /去掉/ })).not.toBeInTheDocument();
});

it('where no game is all that was chosen, one of the choices can be taken away', async () => {
  api.answer('knowledgeSearch', () => chosen([], 'two', 'calm'));
  renderPage(<SearchView query="?searchValue=两个人安静" />, NAMESPACES);
  expect(await screen.findByText(/没有一款游戏样样都符合/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '去掉“安静”' })).toBeInTheDocument();
});

it.each([
  ['zh', '攻略', '提示都在各游戏的页面上'],
  ['en', 'I’m stuck', 'Hints are on the game pages'],
  ['ja', 'ヒント', 'ヒントは各ゲームのページに'],
] as const)(
  'in %s who asks for hints of no game is told where they are',
  async (locale, text, said) => {
    api.answer('knowledgeSearch', () => chosen(hits(1, 2)));
    renderPage(<SearchView query={`?searchValue=${text}`} />, NAMESPACES, {
      locale,
      variant: 'pc',
    });
    expect(await screen.findByText(said, { exact: false })).toBeInTheDocument();
  },
);

it('hints of a game that is named stand under their own heading', async () => {
  api.answer('knowledgeSearch', () =>
    chosen([{ ...hits(1, 1)[0], more_questions: ['最后一副面具在哪儿？'] }]),
  );
  renderPage(<SearchView query="?searchValue=青铜之门 攻略" />, NAMESPACES, {
    locale: 'zh',
    variant: 'pc',
  });
  const link = await screen.findByRole('link', { name: '最后一副面具在哪儿？' });
  expect(link.previousSibling).toHaveTextContent('提示');
  expect(screen.queryByText('提示都在各游戏的页面上', { exact: false })).toBeNull();
});
