import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { FILTER_FILE_GAMES, type FilterFile } from '../../contract/library-filter';
import type { TonightWords } from '../../contract/tonight-words';
import { said } from '../../platform/testing/said';
import { firstDeal } from './hand-fragment';
import { TonightView } from './tonight-view';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function game(id: string, fields: Partial<FilterFile['games'][number]> = {}) {
  return {
    ...{ id, name: `游戏${id}`, year: '', letter: 'c', tags: [], platforms: [], access: [] },
    ...{ players: ['one'], session: ['15'], moods: ['calm'], cover: `/${id}.webp` },
    ...{ playersInWords: '1 人', sessionInWords: '10–20 分钟', teaser: `关于${id}。` },
    ...fields,
  };
}

function partner(id: string, knows: readonly string[], says: Record<string, string> = {}) {
  return { id, name: `搭子${id}`, face: `/${id}.webp`, knows: [...knows], says, disagrees: {} };
}

function serve(games: readonly object[], partners: readonly TonightWords['partners'][number][]) {
  const words = { partners, moods: { calm: '安静' }, teasers: {} };
  const list = { count: games.length, tags: [], platforms: [] };
  server.use(
    http.get('*/tonight-words/zh.json', () => HttpResponse.json(words)),
    http.get('*/library-filter/zh/listed/all/:part', ({ params }) => {
      const from = (parseInt(String(params.part), 10) - 1) * FILTER_FILE_GAMES;
      return HttpResponse.json({ ...list, games: games.slice(from, from + FILTER_FILE_GAMES) });
    }),
  );
}

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  window.history.replaceState(null, '', '/tonight/');
});

function open(hash = '') {
  return renderPage(<TonightView hash={hash} />, ['tonight']);
}

function lastShown(): string {
  return String(jest.mocked(navigate).mock.lastCall?.[0]);
}

async function choose(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(screen.getByRole('radio', { name }));
}

test('three taps lay the table, and not two', async () => {
  serve([game('a')], [partner('p', ['a'])]);
  open();
  await choose('一个人', '十五分钟');
  expect(navigate).not.toHaveBeenCalled();
  await choose('累坏了');
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(lastShown()).toBe(`/tonight/#one.15.worn.${String(firstDeal(new Date()))}`);
});

test('a card says who lays it and why, and leads to the game and to its partner; the address learns of it', async () => {
  serve([game('a')], [partner('p', ['a'], { a: '只有它等人。' })]);
  open('#one.15.worn.4');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('搭子p的牌')).toBeVisible();
  expect(card.getByText('“只有它等人。”')).toBeVisible();
  expect(card.getByText('1 人 · 10–20 分钟')).toBeVisible();
  expect(card.getByText('安静')).toBeVisible();
  expect(card.getByRole('link', { name: '游戏a' })).toHaveAttribute('href', '/game-library/a/');
  const ask = card.getByRole('link', { name: '向搭子p问问《游戏a》' });
  expect(ask.getAttribute('href')).toMatch(/^\/game-partner\/chat-p#ask=/);
  expect(screen.getByRole('radio', { name: '累坏了' })).toBeChecked();
  // A picture that does not come leaves its place, and no sign of what is broken.
  const picture = (): Element | null => document.querySelector('article img[src="/a.webp"]');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  await waitFor(() => expect(said()).toEqual(['搭子p出了一张牌。']));
  expect(navigate).toHaveBeenLastCalledWith('/tonight/#one.15.worn.4/p.a', { replace: true });
  expect(screen.queryByRole('button', { name: '再发一手' })).toBeNull();
});

test('who has no sentence lays the game’s own words, and nobody’s game is the library’s', async () => {
  serve([game('a'), game('b')], [partner('p', ['a'])]);
  open('#any.any.any.0');
  expect(await screen.findByText('关于a。')).toBeVisible();
  expect(screen.getByText('知识库递来的牌')).toBeVisible();
  expect(screen.getByText('关于b。')).toBeVisible();
});

test('two disagree by name, whose cards come first', async () => {
  const other = { ...partner('q', ['b']), disagrees: { p: '搭子p，你那张不行。' } };
  const one = { ...partner('p', ['a']), disagrees: { q: '搭子q，听我的。' } };
  serve([game('a'), game('b'), game('c')], [partner('r', ['c']), one, other]);
  open('#any.any.any.0/r.c/p.a/q.b');
  const note = within(await screen.findByRole('complementary', { name: '桌上有分歧' }));
  expect(note.getByText('“搭子p，你那张不行。”')).toBeVisible();
  expect(note.getByText('搭子q对搭子p')).toBeVisible();
  expect(note.getByText('“搭子q，听我的。”')).toBeVisible();
  const names = screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
  expect(names.slice(0, 2).sort()).toEqual(['游戏a', '游戏b']);
});

test('where three choose the same game, it lies on the table once with a word of each, and the table says that they agree', async () => {
  serve(
    [game('a')],
    [partner('p', ['a']), partner('q', ['a'], { a: '我也带了。' }), partner('r', ['a'])],
  );
  open('#one.15.worn.4/p.a/q.a/r.a');
  expect(await screen.findByText(/都出了《游戏a》，难得没人争。$/)).toBeVisible();
  const card = within(screen.getByRole('article'));
  expect(card.getByText('搭子p的牌')).toBeVisible();
  const others = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(others).toEqual(['搭子q也出这张“我也带了。”', '搭子r也出这张']);
});

test('the next hand is another one, a step back from which is this one', async () => {
  serve([game('a'), game('b')], [partner('p', ['a', 'b'])]);
  open('#any.any.any.0/p.a');
  await userEvent.click(await screen.findByRole('button', { name: '再发一手' }));
  expect(lastShown()).toMatch(/^\/tonight\/#any\.any\.any\.\d+$/);
  expect(navigate).toHaveBeenLastCalledWith(lastShown(), { replace: false });
});

test('the cards of an address lie there as it names them, without those that are gone or do not fit', async () => {
  const games = [game('a'), game('b'), game('c', { players: ['two'] })];
  serve(games, [partner('p', ['a', 'b', 'c']), partner('q', ['b'])]);
  open('#one.any.any.7/p.b/q.gone/x.a/.c');
  expect(await screen.findByRole('article')).toHaveTextContent('搭子p的牌');
  expect(screen.getByRole('link', { name: '游戏b' })).toBeVisible();
  expect(screen.getByText(/^有 3 张牌收走了/)).toBeVisible();
});

test('an empty table says what to loosen, and a tap does it', async () => {
  serve([game('a', { players: [], session: [] })], [partner('p', ['a'])]);
  const { rerender } = open('#one.any.worn.3');
  expect(await screen.findByRole('heading', { name: '没人出得了牌' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '三样都放宽：1 款合适' }));
  expect(lastShown()).toMatch(/^\/tonight\/#any\.any\.any\.\d+$/);
  rerender(inPage(<TonightView hash="#one.any.any.3" />, ['tonight']));
  await userEvent.click(await screen.findByRole('button', { name: '几个人都行：1 款合适' }));
  expect(lastShown()).toMatch(/^\/tonight\/#any\.any\.any\.\d+$/);
});

test('a library without games says so and offers nothing', async () => {
  serve([], []);
  open('#one.any.any.3');
  expect(await screen.findByText('知识库里还没有游戏，桌子先空着。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /合适/ })).toBeNull();
});

test('the link is copied with the cards; a browser that forbids it says what to do', async () => {
  serve([game('a')], [partner('p', ['a'])]);
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  open('#one.15.worn.4');
  await user.click(await screen.findByRole('button', { name: '复制链接' }));
  expect(writeText.mock.lastCall?.[0]).toMatch(/\/tonight\/#one\.15\.worn\.4\/p\.a$/);
  expect(screen.getByText('链接已复制，朋友打开，看到的是同一手牌。')).toBeVisible();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeText.mockRejectedValueOnce(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(screen.getByText('浏览器不让复制，请从地址栏复制。')).toBeVisible();
});

test('files that do not come are told of, and tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get('*', () => HttpResponse.error()));
  open('#one.15.worn.4');
  const retry = await screen.findByRole('button', { name: /重试|再试/ });
  serve([game('a')], [partner('p', ['a'])]);
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('where all cards of an address are gone and others fit, it says so and deals again', async () => {
  serve([game('a')], [partner('p', ['a'])]);
  open('#any.any.any.7/p.gone/q.lost');
  expect(await screen.findByText(/^有 2 张牌收走了/)).toBeVisible();
  expect(screen.queryByText('没人出得了牌')).toBeNull();
  expect(screen.queryByRole('list', { name: '桌上的牌' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '再发一手' }));
  expect(lastShown()).toMatch(/^\/tonight\/#any\.any\.any\.\d+$/);
});

test('a single game of which nothing is known, in a library without partners, is laid by the library', async () => {
  const facts = { players: [], session: [], moods: [], playersInWords: '', sessionInWords: '' };
  serve([game('a', { ...facts, teaser: '' })], []);
  open('#any.any.any.0');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('知识库递来的牌')).toBeVisible();
  expect(screen.getByText('知识库出了一张牌。')).toBeVisible();
  expect(screen.getByText('照这三个答案，只有这一张合适。')).toBeVisible();
});

test('several cards that are the only ones are called a hand', async () => {
  serve([game('a'), game('b')], [partner('p', ['a']), partner('q', ['b'])]);
  open('#any.any.any.0');
  expect(await screen.findByText('照这三个答案，只凑得出这一手。')).toBeVisible();
});

test('of a large library the games of all files lie on the table', async () => {
  const games = Array.from({ length: 2 * FILTER_FILE_GAMES + 1 }, (_, at) =>
    game(`g${String(at)}`),
  );
  serve(games, [partner('p', ['g0'])]);
  open('#one.15.worn.0/p.g0/.g399/.g400');
  expect(await screen.findByRole('link', { name: '游戏g400' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('ids may be called like what every object has', async () => {
  serve(
    [game('constructor'), game('toString')],
    [partner('toString', ['constructor']), partner('valueOf', ['toString'])],
  );
  open('#any.any.any.0/toString.constructor/valueOf.toString/hasOwnProperty.constructor');
  expect(await screen.findByText('关于constructor。')).toBeVisible();
  expect(screen.getByText('关于toString。')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByText(/^有 1 张牌收走了/)).toBeVisible();
});

test.each([
  ['', ['一个人', '十五分钟', '累坏了'], /#one\.15\.worn\.\d+$/],
  ['#two.30.some.4/p.a', ['一个人'], /#one\.30\.some\.\d+$/],
])('what is tapped before there is a script counts, over %s', async (hash, names, expected) => {
  serve([game('a')], [partner('p', ['a'])]);
  const page = inPage(<TonightView hash={hash} />, ['tonight']);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inPage(<TonightView hash="" />, ['tonight']));
  for (const name of names)
    within(container).getByRole<HTMLInputElement>('radio', { name }).click();
  render(page, { container, hydrate: true });
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(jest.mocked(navigate).mock.calls[0]?.[0]).toMatch(expected);
  for (const name of names) expect(screen.getByRole('radio', { name })).toBeChecked();
});
