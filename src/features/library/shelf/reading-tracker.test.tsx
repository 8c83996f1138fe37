import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { said } from '../../../platform/testing/said';
import { Toasts } from '../../../ui/toast';
import { ItemButtonRow } from '../item-button-row';
import { clearRecord, readRecord, rememberPlace, toggleFavourite } from './reading-record';
import { ReadingTracker } from './reading-tracker';
import { useShelfCount } from './shelf-count';
import { ShelfDoor } from './shelf-door';

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;

const changedAt = '2026-11-01T08:00:00Z';

/** The tops of the sections, in pixels below the upper edge. */
let tops: Readonly<Record<string, number>>;

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  useShelfCount.setState({ count: 0, label: '', names: '', next: undefined });
  document.documentElement.lang = 'zh-CN';
  tops = { introduction: 700, 'section-1': 1400, 'section-2': 2100, roles: 2800 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
    this: Element,
  ) {
    return new DOMRect(0, tops[this.getAttribute('aria-labelledby') ?? ''] ?? 0);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function section(id: string, title: string) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
    </section>
  );
}

function page(main: ReactNode, pathname: string) {
  return (
    <>
      <main>{main}</main>
      <ReadingTracker pathname={pathname} />
    </>
  );
}

const game = page(
  <>
    <h1>万灯城</h1>
    <ItemButtonRow kind="game" id="lantern-city" changedAt={changedAt} />
    <article>
      {section('introduction', '简介')}
      {section('section-1', '玩法')}
      {section('section-2', '机制')}
    </article>
    {section('roles', '角色')}
  </>,
  '/game-library/lantern-city/',
);

const role = page(
  <>
    <h1 lang="zh-CN">三更</h1>
    <ItemButtonRow kind="role" id="cat-inn-sangeng" changedAt={changedAt} />
  </>,
  '/en/game-library/role-Info-cat-inn-sangeng/',
);

/** Scrolls so that the reader is that far down. */
function scrollBy(pixels: number): void {
  tops = Object.fromEntries(Object.entries(tops).map(([id, top]) => [id, top - pixels]));
  act(() => {
    fireEvent.scroll(window);
  });
}

test('a page that is shown is one that was seen, and can be a favourite', async () => {
  const { rerender } = renderPage(game, []);
  const favourite = await screen.findByRole('button', { name: '收藏：万灯城', pressed: false });
  expect(favourite).toHaveTextContent(/^收藏$/);
  const sign = () => favourite.querySelector('path')?.getAttribute('d');
  const before = sign();
  await userEvent.click(favourite);
  // The bookmark itself, filled, and no second sign.
  expect(sign()).toBe(before);
  expect(favourite.querySelector('svg')).toHaveStyle({ fill: 'currentColor' });
  expect(readRecord().favourites).toEqual([expect.objectContaining(city)]);
  expect(screen.getByRole('button', { name: '收藏：万灯城', pressed: true })).toBe(favourite);
  await userEvent.click(favourite);
  expect(readRecord().favourites).toEqual([]);
  expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(said()).toEqual(['已取消收藏。']));
  rerender(inPage(role, [], { locale: 'en', variant: 'pc' }));
  expect(await screen.findByRole('button', { name: 'Save: 三更' })).toBeVisible();
  expect(readRecord().recent.map(({ id, lang }) => [id, lang])).toEqual([
    ['cat-inn-sangeng', 'zh-CN'],
    ['lantern-city', 'zh-CN'],
  ]);
});

test('who puts a page on the shelf is shown the way there', async () => {
  renderPage(
    <>
      {game}
      <Toasts />
    </>,
    [],
  );
  await userEvent.click(await screen.findByRole('button', { name: '收藏：万灯城' }));
  expect(await screen.findByRole('link', { name: '去看看' })).toHaveAttribute(
    'href',
    '/game-library/shelf/',
  );
});

test('a page of no game or role is not noted, whatever its address', async () => {
  const { rerender } = renderPage(game, []);
  await screen.findByRole('button', { name: '收藏：万灯城' });
  rerender(inPage(page(<h1>找不到</h1>, '/game-library/gone/'), []));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(readRecord().recent.map(({ id }) => id)).toEqual(['lantern-city']);
});

test('where reading stops is remembered, and forgotten at the end', async () => {
  renderPage(game, []);
  await screen.findByRole('button', { name: '收藏：万灯城' });
  scrollBy(600);
  await new Promise(requestAnimationFrame);
  expect(readRecord().places).toEqual([]);
  scrollBy(1400);
  await waitFor(() =>
    expect(readRecord().places).toEqual([
      expect.objectContaining({ id: 'lantern-city', section: 'section-2', title: '机制' }),
    ]),
  );
  scrollBy(1400);
  await waitFor(() => expect(readRecord().places).toEqual([]));
});

test('the way back leads to the section, by the title that it has here', async () => {
  rememberPlace({ ...city, lang: 'en' }, { section: 'section-2', title: 'Mechanics' });
  renderPage(game, []);
  expect(await screen.findByRole('link', { name: '继续读：机制' })).toHaveAttribute(
    'href',
    '#section-2',
  );
});

test('the door to the shelf is a plain link, and counts from the first favourite on', async () => {
  renderPage(
    <>
      <ShelfDoor />
      {game}
    </>,
    [],
  );
  expect(screen.getByRole('link', { name: '我的书架' })).toHaveAttribute(
    'href',
    '/game-library/shelf/',
  );
  await userEvent.click(await screen.findByRole('button', { name: '收藏：万灯城' }));
  const door = await screen.findByRole('link', { name: '我的书架，收藏了 1 个' });
  // Drawn by CSS, so that the icon alone stays what names the link.
  expect(door).toHaveTextContent('');
  expect(door.querySelector('[data-count="1"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '收藏：万灯城' }));
  expect(await screen.findByRole('link', { name: '我的书架' })).toBeVisible();
});

test('on a page that shows no item, the door counts what was kept before', async () => {
  for (let at = 0; at < 120; at += 1) toggleFavourite({ ...city, id: `g${String(at)}` });
  renderPage(
    <>
      <ShelfDoor />
      {page(<h1>活动</h1>, '/activity/')}
    </>,
    [],
  );
  const door = await screen.findByRole('link', { name: '我的书架，收藏了 120 个' });
  expect(door.querySelector('[data-count="99+"]')).not.toBeNull();
});
