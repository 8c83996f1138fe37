import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { said } from '../../../platform/testing/said';
import { startSiteFiles } from '../testing/site-files';
import { useReadingRecord } from '../shelf/reading-record';
import type { ComparedGame } from './compared-games';
import type { ComparedRole } from './compared-roles';
import type { PickerProps } from './comparison-picker';
import { ComparisonView } from './comparison-view';
import { game, picture, role } from './testing/compared-items';

const { files } = startSiteFiles();

function put(...roles: readonly ComparedRole[]): void {
  for (const each of roles) {
    files.set(`/page-data/game-library/role-Info-${each.roleId}/page-data.json`, {
      result: { data: { role: each } },
    });
  }
}

function putGames(...games: readonly ComparedGame[]): void {
  for (const each of games) {
    files.set(`/page-data/game-library/${each.gameId}/page-data.json`, {
      result: { data: { game: each } },
    });
  }
}

/** Stands for the search of the site, which a template hands in. */
function Picker({ label, kinds, taken, offers, onPick }: PickerProps) {
  return (
    <fieldset aria-label={label} data-kinds={kinds.join()} data-taken={taken.join()}>
      {offers.flatMap(({ heading, items }) =>
        items.map(({ kind, id, name, picture: address }) => (
          <button key={id} type="button" onClick={() => onPick(kind, id)}>
            {[heading, name, address].join(' ')}
          </button>
        )),
      )}
    </fieldset>
  );
}

describe('the page', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.mocked(navigate).mockClear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/game-library/compare/');
  });

  function open(hash: string) {
    return renderPage(<ComparisonView hash={hash} Picker={Picker} />, ['library-pages']);
  }

  test('games of the page are offered until two are chosen, and are put beside what is', async () => {
    const offered = ['a', 'b', 'c'].map((gameId) => ({
      ...{ gameId, cover: picture },
      text: { name: `Game ${gameId}`, untranslated: [] },
    }));
    putGames(game('a'), game('b'));
    const view = (hash: string) => <ComparisonView hash={hash} offered={offered} Picker={Picker} />;
    const covers = () => screen.findByRole('list', { name: '可以对比的游戏' });
    const { rerender } = renderPage(view(''), ['library-pages']);
    await userEvent.click(within(await covers()).getByRole('button', { name: 'Game b' }));
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#game:b');
    rerender(inPage(view('#game:b'), ['library-pages']));
    await screen.findByRole('table');
    const names = within(await covers()).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Game a', 'Game c']);
    await userEvent.click(names[0]!);
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#game:b,a');
    rerender(inPage(view('#game:b,a'), ['library-pages']));
    await screen.findByRole('columnheader', { name: /游戏a/ });
    expect(screen.queryByRole('list', { name: '可以对比的游戏' })).toBeNull();
  });

  function topics(table: HTMLElement): (string | null)[] {
    return within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  }

  test('roles stand side by side; what is the same is folded, and can be unfolded', async () => {
    put(role('a'), role('b', { title: '学徒' }));
    open('#a,b');
    const table = await screen.findByRole('table', { name: '并排对比' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    // A column is called by its item alone: its name is read before each cell.
    for (const name of ['角色a', '角色b']) {
      expect(within(table).getByRole('columnheader', { name })).toBeVisible();
    }
    await waitFor(() => expect(said()).toEqual(['正在对比：角色a和角色b']));
    expect(topics(table)).toEqual(['称号']);
    const fold = within(table).getByRole('button', { name: '另有 6 项相同' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(topics(table)).toEqual(['称号', '游戏', '稀有度', '定位', '力', '时辰', '技能 1']);
    await userEvent.click(screen.getByRole('button', { name: '移除角色a' }));
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#b');
  });

  test('the higher number says so', async () => {
    put(role('a'), role('b', { attributes: [{ label: '力', value: '9' }] }));
    open('#a,b');
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /^力/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['７２ 最高', '9']);
  });

  test('games stand side by side, and one can be taken out', async () => {
    putGames(game('a'), game('b', { playersInWords: '1 人' }));
    open('#game:a,b');
    const table = await screen.findByRole('table');
    expect(topics(table)).toEqual(['人数']);
    expect(within(table).getByRole('link', { name: '游戏a' })).toHaveAttribute(
      'href',
      '/game-library/a/',
    );
    expect(screen.getByRole('group', { name: '再加一款游戏' })).toHaveAttribute(
      'data-kinds',
      'game',
    );
    await userEvent.click(screen.getByRole('button', { name: '移除游戏b' }));
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#game:a');
  });

  test('what somebody needs is answered without its name again, where it is not met too', async () => {
    const words = { known: ['避开闪烁画面'], checked: null };
    putGames(
      game('a', { access: { yes: [], no: ['no_flashing'] }, accessInWords: words }),
      game('b'),
    );
    open('#game:a,b');
    const row = await screen.findByRole('row', { name: /^避开闪烁画面/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['不行', '未核对']);
  });

  test('the last comparison is offered where nothing is chosen', async () => {
    putGames(game('a'), game('b'));
    const { unmount } = open('#game:a,b');
    await screen.findByRole('table');
    unmount();
    open('');
    expect(await screen.findByRole('link', { name: '接着对比：游戏a和游戏b' })).toHaveAttribute(
      'href',
      '/game-library/compare/#game:a,b',
    );
  });

  test('one alone has all of its rows, and two that are alike say so', async () => {
    put(role('a'), role('b'));
    const { rerender } = open('#a');
    expect(topics(await screen.findByRole('table'))).toHaveLength(7);
    rerender(inPage(<ComparisonView hash="#a,b" Picker={Picker} />, ['library-pages']));
    expect(await screen.findByText('看得到的地方都一样。')).toBeVisible();
  });

  test('a role that the library no longer has says so, and the others are compared', async () => {
    put(role('a'));
    open('#a,gone');
    expect(await screen.findByText('这一页已经不在知识库里了。')).toBeVisible();
    expect(screen.getByRole('link', { name: '角色a' })).toBeVisible();
  });

  test('other roles of the game are offered, and what the visitor has seen', async () => {
    put(role('a'));
    const text = { name: '万灯城', untranslated: [] };
    files.set('/page-data/game-library/game-role-g1/page-data.json', {
      result: {
        data: {
          game: {
            text,
            roles: ['a', 'c'].map((id) => ({
              ...{ roleId: id, avatar: picture },
              text: { name: `角色${id}`, untranslated: [] },
            })),
          },
        },
      },
    });
    files.set('/item-cards/zh.json', {
      cards: {
        'role d': { name: '角色d', game: '龙窑', src: '/d.webp', color: '#000000' },
        'game g9': { name: '游戏', src: '/g.webp', color: '#000000' },
      },
    });
    const entry = { name: '旧名', lang: 'zh-CN', at: 1 };
    useReadingRecord.setState({
      record: {
        favourites: [
          { ...entry, kind: 'role', id: 'd' },
          { ...entry, kind: 'role', id: 'gone' },
          { ...entry, kind: 'game', id: 'g9' },
        ],
        recent: [],
        places: [],
      },
    });
    open('#a');
    const seen = await screen.findByRole('button', { name: 'seen 角色d /d.webp' });
    const same = await screen.findByRole('button', { name: 'same-game 角色c /a.webp' });
    expect(screen.getByRole('group').querySelectorAll('button')).toHaveLength(2);
    await userEvent.click(same);
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#a,c');
    await userEvent.click(seen);
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#a,d');
  });

  test('the address can be copied without the search, where the browser allows it', async () => {
    put(role('a'));
    window.history.replaceState(null, '', '/game-library/compare/?searchValue=卡住了#a');
    const user = userEvent.setup();
    open('#a');
    const button = await screen.findByRole('button', { name: '复制对比链接' });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button);
    expect(await screen.findByText('链接已复制')).toBeVisible();
    expect(written).toHaveBeenCalledWith(`${window.location.origin}/game-library/compare/#a`);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    written.mockRejectedValueOnce(new DOMException('no'));
    await user.click(button);
    expect(await screen.findByText('浏览器不允许复制，请从地址栏复制。')).toBeVisible();
  });

  test('a phone that can share offers that', async () => {
    put(role('a'));
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    window.history.replaceState(null, '', '/m/game-library/compare/?searchValue=卡住了#a');
    const { unmount } = renderPage(
      <ComparisonView hash="#a" Picker={Picker} />,
      ['library-pages'],
      { locale: 'zh', variant: 'm' },
    );
    await userEvent.click(await screen.findByRole('button', { name: '分享这份对比' }));
    const url = `${window.location.origin}/m/game-library/compare/#a`;
    // Who gets it sees what is compared.
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: '角色a', url }));
    unmount();
    open('#a');
    await screen.findByRole('button', { name: '复制对比链接' });
    expect(screen.queryByRole('button', { name: '分享这份对比' })).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });

  test('with nothing it says how to begin, at once, and offers games and roles', async () => {
    open('');
    expect(await screen.findByText('还没有选')).toBeVisible();
    expect(screen.queryByText('加载中…')).toBeNull();
    expect(screen.getByRole('group', { name: '选一款游戏或一个角色' })).toHaveAttribute(
      'data-kinds',
      'game,role',
    );
  });

  test('what did not come can be asked for again', async () => {
    files.set('/page-data/game-library/role-Info-a/page-data.json', { result: { data: null } });
    const { rerender } = open('#a');
    const alert = await screen.findByRole('alert');
    put(role('a'));
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('link', { name: '角色a' })).toBeVisible();
    rerender(inPage(<ComparisonView hash="" Picker={Picker} />, ['library-pages']));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });
});
