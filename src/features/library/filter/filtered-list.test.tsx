import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { catchFallenFocus } from '../../../platform/focus/next-of-kin';
import { forgetSaid, said } from '../../../platform/testing/said';
import {
  filterFacets as facets,
  filterGame as game,
  filterList as listFile,
} from '../testing/filter-files';
import { startSiteFiles } from '../testing/site-files';
import { FilteredList } from './filtered-list';

const { files, asked } = startSiteFiles();
const root = document.documentElement;

// A page reads a file once: whoever asks for it gets the same.
const listed = listFile([
  game('1', 0, ['one_hand', 'no_time_pressure']),
  game('2', 1, ['one_hand']),
  game('3', 0),
]);

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(navigate).mockClear();
  window.history.replaceState(null, '', '/game-library/?channel=a');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  files.set('/library-filter/zh/facets.json', facets);
});
afterEach(() => {
  logged.mockRestore();
});

type Props = Parameters<typeof FilteredList>[0];

function list(hash: string, tag: Props['tag'] = null, tags: Props['tags'] = []) {
  return (
    <FilteredList tag={tag} tags={tags} hash={hash}>
      {null}
    </FilteredList>
  );
}

function names(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('nothing is fetched before the filter is wanted, and its choices go into the address', async () => {
  renderPage(list(''), ['reading', 'library']);
  const button = screen.getByRole('button', { name: '筛选', expanded: false });
  // Whatever was asked for before this has come before it.
  await fetch('/last');
  expect(asked).toEqual(['/last']);
  await userEvent.click(button);
  const platforms = within(await screen.findByRole('group', { name: '平台' }));
  await userEvent.click(platforms.getByRole('button', { name: 'PC 2', pressed: false }));
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a#platform=pc');
  await userEvent.selectOptions(screen.getByLabelText('年份'), '2024 (3)');
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a#year=2024');
  await userEvent.selectOptions(screen.getByLabelText('排序'), '按名称');
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a#sort=name');
  expect(root).not.toHaveAttribute('data-filtered');
});

test('tags are folded away, as a row above has them, until one is chosen', async () => {
  const foldOfTags = () => screen.findByText('标签').then((name) => name.closest('details'));
  const { unmount } = renderPage(list(''), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  expect(await foldOfTags()).not.toHaveAttribute('open');
  unmount();
  files.set('/library-filter/zh/listed/all/1.json', listed);
  renderPage(list('#tag=科幻'), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选 1' }));
  expect(await foldOfTags()).toHaveAttribute('open');
});

test('several values are chosen at once, two tags too, and taken away again', async () => {
  const both = { ...game('1', 0), tags: [0, 1] };
  const tags = [
    ['科幻', '科幻'],
    ['治愈', '治愈'],
  ];
  files.set('/library-filter/zh/name/all/1.json', { ...listFile([both]), tags });
  const hash = '#tag=治愈&players=two&sort=name';
  renderPage(list(hash), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选 2' }));
  await userEvent.click(await screen.findByRole('button', { name: '科幻 1' }));
  const shown = () => decodeURIComponent(String(jest.mocked(navigate).mock.lastCall?.[0]));
  expect(shown()).toBe('/game-library/?channel=a#tag=治愈&tag=科幻&players=two&sort=name');
  await userEvent.click(screen.getByRole('button', { name: '两个人 1', pressed: true }));
  expect(shown()).toBe('/game-library/?channel=a#tag=治愈&sort=name');
  await userEvent.click(screen.getByRole('button', { name: '去掉“治愈”' }));
  expect(shown()).toBe('/game-library/?channel=a#players=two&sort=name');
});

test('a tag above a filtered list narrows it, and counts what it would find', async () => {
  files.set('/library-filter/zh/listed/all/1.json', listed);
  const { rerender } = renderPage(list('', null, facets.tag), ['reading', 'library']);
  const row = () => within(screen.getByRole('group', { name: '按标签看' }));
  expect(screen.queryByRole('group', { name: '按标签看' })).not.toBeInTheDocument();
  rerender(inPage(list('#sort=name', null, facets.tag), ['reading', 'library']));
  expect(row().getByRole('button', { name: '治愈 1', pressed: false })).toBeVisible();

  rerender(inPage(list('#platform=ios', null, facets.tag), ['reading', 'library']));
  expect(await row().findByRole('button', { name: '科幻 1', pressed: false })).toBeVisible();
  expect(row().getByRole('button', { name: '治愈 0' })).toHaveStyle({ borderStyle: 'dashed' });
  expect(row().getByRole('link', { name: '全部' })).toHaveAttribute('href', '/game-library/');
  await userEvent.click(row().getByRole('button', { name: '科幻 1' }));
  expect(decodeURIComponent(String(jest.mocked(navigate).mock.lastCall?.[0]))).toBe(
    '/game-library/?channel=a#tag=科幻&platform=ios',
  );
  rerender(inPage(list('#tag=科幻&platform=ios', null, facets.tag), ['reading', 'library']));
  expect(row().getByRole('button', { name: '科幻 1', pressed: true })).toBeVisible();
});

test('several needs hold together, and the numbers of all choices follow what is chosen', async () => {
  files.set('/library-filter/zh/listed/all/1.json', listed);
  const { rerender } = renderPage(list(''), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  const needs = within(await screen.findByRole('group', { name: '我需要' }));
  expect(needs.getByText(/只列核对过的游戏/)).toBeVisible();
  await userEvent.click(needs.getByRole('button', { name: '单手游玩 2', pressed: false }));
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a#access=one_hand');

  rerender(inPage(list('#access=one_hand'), ['reading', 'library']));
  await waitFor(() => expect(names()).toEqual(['茶山1', '茶山2']));
  expect(screen.getByRole('button', { name: 'PC 1' })).toBeVisible();
  await userEvent.click(needs.getByRole('button', { name: '不赶时间的玩法 1', pressed: false }));
  const both = '#access=one_hand&access=no_time_pressure';
  expect(navigate).toHaveBeenLastCalledWith(`/game-library/?channel=a${both}`);

  rerender(inPage(list(both), ['reading', 'library']));
  await waitFor(() => expect(names()).toEqual(['茶山1']));
  expect(needs.getByRole('button', { name: '单手游玩 1', pressed: true })).toBeVisible();
  // None of the two runs there: it is no choice any more.
  expect(screen.queryByRole('button', { name: /^iOS/ })).not.toBeInTheDocument();
});

test('what finds nothing is no choice on a desk unless it is chosen', async () => {
  const access = [...facets.access, { slug: 'subtitles', label: '字幕', count: 0 }];
  files.set('/library-filter/zh/facets.json', { ...facets, access });
  files.set('/library-filter/zh/listed/all/1.json', listed);
  const { rerender } = renderPage(list(''), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  const form = within(await screen.findByRole('group', { name: '筛选和排序' }));
  expect(form.getByRole('button', { name: '单手游玩 2' })).toBeVisible();
  expect(form.queryByRole('button', { name: /^字幕/ })).not.toBeInTheDocument();
  // A need that is left out is named all the same.
  expect(form.getByText(/暂时没有游戏符合：字幕。/)).toBeVisible();

  rerender(inPage(list('#platform=ios&access=no_time_pressure'), ['reading', 'library']));
  expect(await form.findByRole('button', { name: 'iOS 0', pressed: true })).toBeVisible();
  expect(form.getByRole('button', { name: '不赶时间的玩法 0', pressed: true })).toBeVisible();
  expect(form.getByRole('button', { name: 'PC 1', pressed: false })).toBeVisible();
  expect(form.queryByRole('button', { name: /^单手游玩/ })).not.toBeInTheDocument();
  expect(within(form.getByLabelText('年份')).getAllByRole('option')).toHaveLength(1);
});

test('what every game has is told and not offered, unless it was chosen already', async () => {
  const players = [{ slug: 'one', label: '一个人', count: 3 }, ...facets.players];
  files.set('/library-filter/zh/facets.json', { ...facets, players });
  files.set('/library-filter/zh/listed/all/1.json', listed);
  const { unmount } = renderPage(list(''), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  const group = within(await screen.findByRole('group', { name: '几个人玩' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['两个人 1']);
  expect(group.getByText('一个人：全部 3 款都可以')).toBeVisible();
  unmount();

  renderPage(list('#players=one'), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选 1' }));
  expect(await screen.findByRole('button', { name: '一个人 3', pressed: true })).toBeVisible();
  expect(screen.queryByText(/全部 3 款/)).not.toBeInTheDocument();
});

test('of one platform another one tells what it would find in its place', async () => {
  files.set('/library-filter/zh/listed/all/1.json', listed);
  renderPage(list('#platform=pc'), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选 1' }));
  expect(await screen.findByRole('button', { name: '不赶时间的玩法 1' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '单手游玩 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'iOS 1' })).toBeVisible();
});

test('the page of a tag stays while its tag is wanted; without it the whole library is filtered, and the form stays open', async () => {
  const place = `/game-library/tag/${encodeURIComponent('科幻')}/`;
  window.history.replaceState(null, '', place);
  const tag = { slug: '科幻', label: '科幻' };
  const { unmount } = renderPage(list('', tag), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  await userEvent.click(await screen.findByRole('button', { name: /^两个人/ }));
  expect(navigate).toHaveBeenLastCalledWith(`${place}#players=two`);
  await userEvent.click(screen.getByRole('button', { name: /^科幻/, pressed: true }));
  expect(navigate).toHaveBeenLastCalledWith('/game-library/', { state: { isFilterOpen: true } });
  unmount();

  // That page goes on where this one was.
  window.history.replaceState({ key: '1', isFilterOpen: true }, '');
  renderPage(list(''), ['reading', 'library']);
  expect(screen.getByRole('button', { name: '筛选', expanded: true })).toBeInTheDocument();
});

test('on a phone the filter is a sheet that says how many games fit, and applies with that button', async () => {
  files.set('/library-filter/zh/listed/all/1.json', listed);
  renderPage(list(''), ['reading', 'library'], { locale: 'zh', variant: 'm' });
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  const sheet = within(await screen.findByRole('dialog', { name: '筛选和排序' }));
  expect(await sheet.findByRole('button', { name: '看 3 款' })).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'PC 2' }));
  await userEvent.click(sheet.getByRole('button', { name: '科幻 2' }));
  expect(await sheet.findByRole('button', { name: '看 2 款' })).toBeVisible();
  await waitFor(() => expect(said()).toContain('看 2 款'));
  await userEvent.click(sheet.getByRole('button', { name: '治愈 0' }));
  const none = await sheet.findByRole('button', { name: '没有符合条件的游戏' });
  await userEvent.click(none);
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(await sheet.findByRole('button', { name: '去掉“治愈”，有 2 款' }));
  await waitFor(() => expect(sheet.getByRole('button', { name: '看 2 款' })).toHaveFocus());
  await userEvent.click(await sheet.findByRole('button', { name: '看 2 款' }));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenLastCalledWith(
    `/game-library/?channel=a#tag=${encodeURIComponent('科幻')}&platform=pc`,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address with a filter shows what fits, in place of the list', async () => {
  files.set('/library-filter/zh/listed/all/1.json', listed);
  const { rerender, unmount } = renderPage(list('#platform=pc'), ['reading', 'library']);
  expect(await screen.findByText('共 2 款游戏')).toBeVisible();
  expect(names()).toEqual(['茶山1', '茶山3']);
  expect(screen.getAllByText('PC 1–\u20602 人 20–\u206040 分钟')).toHaveLength(2);
  expect(screen.getAllByText('采茶，晒茶，等一场雨。')).toHaveLength(2);
  expect(root).toHaveAttribute('data-filtered');

  rerender(inPage(list('#platform=ios'), ['reading', 'library']));
  await waitFor(() => expect(names()).toEqual(['茶山2']));
  await waitFor(() => expect(said()).toContain('共 1 款游戏'));
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a');
  await waitFor(() => expect(said()).toContain('共 3 款游戏'));
  rerender(inPage(list(''), ['reading', 'library']));
  expect(screen.getByRole('button', { name: '筛选' })).toHaveFocus();
  expect(names()).toEqual([]);
  expect(root).not.toHaveAttribute('data-filtered');
  rerender(inPage(list('#platform=pc'), ['reading', 'library']));
  unmount();
  expect(root).not.toHaveAttribute('data-filtered');
});

test('a condition that is taken away says how many games there are now, and the next one has the focus', async () => {
  const stop = catchFallenFocus();
  files.set('/library-filter/zh/listed/all/1.json', listed);
  const { rerender } = renderPage(list('#players=two&platform=ios'), ['reading', 'library']);
  await waitFor(() => expect(said()).toContain('共 1 款游戏'));
  forgetSaid();
  const first = await screen.findByRole('button', { name: '去掉“两个人”' });
  await userEvent.click(first);
  rerender(inPage(list('#platform=ios'), ['reading', 'library']));
  const other = screen.getByRole('button', { name: '去掉“iOS”' });
  await waitFor(() => expect(other).toHaveFocus());
  // As many as before, and said all the same.
  await waitFor(() => expect(said()).toEqual(['共 1 款游戏']));
  stop();
});

test('a list that is not there can be asked for again', async () => {
  renderPage(list('#platform=ios&sort=released'), ['reading', 'library']);
  const alert = await screen.findByRole('alert');
  files.set('/library-filter/zh/released/all/1.json', listFile([game('2', 1)]));
  await act(() => userEvent.click(within(alert).getByRole('button')));
  await waitFor(() => expect(names()).toEqual(['茶山2']));
});
