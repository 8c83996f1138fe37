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
  ['ja', '二人で静かに30分', '「2人で」を外す', '30分 静か', ['2人で', '30分', '静か']],
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

it.each([
  ['zh', '一个人玩的治愈游戏', ['一个人玩', '治愈'], '一个人', '治愈'],
  ['en', 'a cosy game for one', ['on your own', 'cosy'], 'for one', 'cosy'],
  ['ja', '一人で遊べるパズル', ['1人で', 'パズル'], '一人', 'パズル'],
] as const)(
  'in %s a tag beside the choices is a condition too',
  async (locale, text, names, withoutTag, withoutOne) => {
    api.answer('knowledgeSearch', () => chosen(hits(1, 2), 'one'));
    renderPage(<SearchView query={`?searchValue=${text}`} />, NAMESPACES, {
      locale,
      variant: 'pc',
    });
    const list = await screen.findByRole('list', { name: /Filtered by|按这些条件|絞り込み/ });
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    const left = links.map((link) =>
      new URL(link.getAttribute('href')!, 'https://x.example').searchParams.get('searchValue'),
    );
    expect(left).toEqual([withoutOne, withoutTag]);
  },
);

it.each([
  ['zh', '两个人，十五分钟', '30', '时间长一点，仍然两个人玩'],
  ['en', 'short games for two players', '30', 'A little longer, still two players'],
  ['ja', '二人で 15分', '30', 'もう少し長め（2人で）'],
  ['en', 'short games for two players', 'evening', 'Everything but “15 minutes”: two players'],
  ['en', 'half an hour for two players', '15', 'A little shorter, still two players'],
] as const)(
  'in %s games that miss one choice of “%s” say which one (%s)',
  async (locale, text, instead, said) => {
    const missing = { facet: 'session', slug: text.startsWith('half') ? '30' : '15' };
    const nearly = { list: [hit(2)], missing, instead: { facet: 'session', slug: instead } };
    const choices = [{ facet: 'players', slug: 'two' }, missing];
    api.answer('knowledgeSearch', () =>
      ok({ list: [hit(1)], total: 1, page: 1, page_size: 20, choices, nearly }),
    );
    renderPage(<SearchView query={`?searchValue=${text}`} />, NAMESPACES, {
      locale,
      variant: 'pc',
    });
    const group = await screen.findByRole('region', { name: said });
    expect(within(group).getByRole('link')).toHaveTextContent('茶山 2');
  },
);

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
  // Who asks for hints need not ask for more.
  expect(link).toBeVisible();
  expect(link.previousSibling).toHaveTextContent('提示');
  expect(screen.queryByText('提示都在各游戏的页面上', { exact: false })).toBeNull();
});
