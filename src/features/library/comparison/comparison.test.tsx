import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { startSiteFiles } from '../testing/site-files';
import { comparedFragment, readCompared, type ComparedRole } from './compared-roles';
import { comparisonRows } from './comparison-rows';
import { ComparisonView } from './comparison-view';

const { files } = startSiteFiles();

function role(id: string, more: Partial<ComparedRole['text']> = {}, rarity: number | null = 5) {
  return {
    roleId: id,
    rarity,
    avatar: { src: '/a.webp', srcSet: '', width: 1, height: 1, color: '#000000' },
    text: {
      ...{ name: `角色${id}`, title: '店主', tags: ['辅助'], untranslated: [] },
      attributes: [
        { label: '力', value: '７２' },
        { label: '时辰', value: '卯时' },
      ],
      skills: [{ name: '点灯', html: '<p>亮</p>' }],
      ...more,
    },
    game: { gameId: 'g1', text: { name: '万灯城', untranslated: [] } },
  } satisfies ComparedRole;
}

function put(...roles: readonly ComparedRole[]): void {
  for (const each of roles) {
    files.set(`/page-data/game-library/role-Info-${each.roleId}/page-data.json`, {
      result: { data: { role: each } },
    });
  }
}

describe('the fragment', () => {
  test('names up to four roles, each once', () => {
    expect(readCompared('#a,b,a,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
    expect(comparedFragment(['a', 'b'])).toBe('#a,b');
    expect(comparedFragment([])).toBe('');
  });

  test.each(['', '#', '#,,', '#../../x', '#%00', '#<b>', `#${'x'.repeat(500)}`])(
    'of anything else names nobody: %s',
    (hash) => {
      expect(readCompared(hash)).toEqual([]);
    },
  );
});

describe('the rows', () => {
  const weak = role('b', {
    attributes: [
      { label: '时辰', value: '卯时' },
      { label: '力', value: '9' },
      { label: '速', value: '3' },
    ],
    skills: [],
  });
  const rows = comparisonRows([role('a'), weak]);
  const row = (name: string) =>
    rows.find(({ topic }) => topic.kind === name || ('label' in topic && topic.label === name));

  test('attributes stand beside each other by their names; the highest number is marked', () => {
    expect(row('力')).toMatchObject({
      differs: true,
      cells: [
        { text: '７２', isBest: true },
        { text: '9', isBest: false },
      ],
    });
    expect(row('速')?.cells.map(({ text, isBest }) => [text, isBest])).toEqual([
      ['', false],
      ['3', false],
    ]);
  });

  test('what is the same is no difference', () => {
    expect(row('时辰')).toMatchObject({ differs: false });
    expect(row('rarity')).toMatchObject({
      differs: false,
      cells: [{ isBest: false }, { isBest: false }],
    });
    expect(row('skill')).toMatchObject({ differs: true });
  });

  test('what nobody has is left out', () => {
    expect(
      comparisonRows([role('a', { title: '', skills: [] }, null)]).map(({ topic }) => topic.kind),
    ).toEqual(['game', 'tags', 'attribute', 'attribute']);
  });
});

describe('the page', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.mocked(navigate).mockClear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/game-library/compare/');
  });

  test('roles stand side by side, differences are marked, and what is the same can be hidden', async () => {
    put(role('a'), role('b', { title: '学徒' }));
    renderPage(<ComparisonView hash="#a,b" />, ['library-pages']);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['项目', '角色a', '角色b']);
    expect(within(table).getByRole('row', { name: /称号.*不同/ })).toBeVisible();
    expect(within(table).queryByRole('row', { name: /定位.*不同/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '只看不同的地方' }));
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['称号']);
    await userEvent.click(screen.getByRole('button', { name: '移除角色a' }));
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#b');
  });

  test('a role that the library no longer has says so, and the others are compared', async () => {
    put(role('a'));
    renderPage(<ComparisonView hash="#a,gone" />, ['library-pages']);
    expect(await screen.findByText('这个角色已经不在知识库里了。')).toBeVisible();
    expect(screen.getByRole('link', { name: '角色a' })).toBeVisible();
  });

  test('another role of the game can be added', async () => {
    put(role('a'));
    files.set('/page-data/game-library/game-role-g1/page-data.json', {
      result: {
        data: {
          game: {
            roles: ['a', 'c'].map((id) => ({
              roleId: id,
              text: { name: `角色${id}`, untranslated: [] },
            })),
          },
        },
      },
    });
    renderPage(<ComparisonView hash="#a" />, ['library-pages']);
    const select = await screen.findByLabelText('再加一个角色');
    // Its room is kept before the roles have come.
    expect(select).toBeDisabled();
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.selectOptions(select, '角色c');
    expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#a,c');
  });

  test('the address can be copied, where the browser allows it', async () => {
    put(role('a'));
    const user = userEvent.setup();
    renderPage(<ComparisonView hash="#a" />, ['library-pages']);
    const button = await screen.findByRole('button', { name: '复制对比链接' });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button);
    expect(await screen.findByText('链接已复制')).toBeVisible();
    expect(written).toHaveBeenCalledWith(window.location.href);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    written.mockRejectedValueOnce(new DOMException('no'));
    await user.click(button);
    expect(await screen.findByText('浏览器不允许复制，请从地址栏复制。')).toBeVisible();
  });

  test('without anybody it says how to begin, at once', async () => {
    renderPage(<ComparisonView hash="" />, ['library-pages']);
    expect(await screen.findByText('还没有选角色')).toBeVisible();
    expect(screen.queryByText('加载中…')).toBeNull();
  });

  test('what did not come can be asked for again', async () => {
    files.set('/page-data/game-library/role-Info-a/page-data.json', { result: { data: null } });
    const { rerender } = renderPage(<ComparisonView hash="#a" />, ['library-pages']);
    const alert = await screen.findByRole('alert');
    put(role('a'));
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('link', { name: '角色a' })).toBeVisible();
    rerender(inPage(<ComparisonView hash="" />, ['library-pages']));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });
});
