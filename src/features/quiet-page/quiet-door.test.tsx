import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../../api-client/testing/render-page';
import type { Place } from '../../routes';
import { QuietDoor } from './quiet-door';

const ADDRESS = '/game-library/cat-inn/';

const essentials = ['你开一家给猫住的客栈。', '房钱收呼噜。'];

/** Answers of the site's own server by address; what is not among them is not found. */
let files: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'zh-CN';
  window.history.replaceState(null, '', ADDRESS);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  files = {
    '/reading-aids/zh/cat-inn.json': { essentials, names: [['铁将军', 'tiě jiāng jūn']] },
    '/reading-aids/ja/cat-inn.json': { essentials: [], names: [['程夜', 'チョン・イエ']] },
  };
  asked = [];
  window.fetch = (address) => {
    const path = typeof address === 'string' ? address : '';
    asked.push(path);
    const isThere = path in files;
    return Promise.resolve(
      new Response(JSON.stringify(files[path] ?? null), { status: isThere ? 200 : 404 }),
    );
  };
});
const head = (
  <header>
    <h1>九命客栈</h1>
    <div data-reads="game cat-inn 2026-10-31T19:00:00Z" />
  </header>
);

function show(place?: Place, main = head) {
  return renderPage(
    <div id="___gatsby">
      <main>
        {main}
        <article>
          <p>钥匙在铁将军脖子上。程夜不在。</p>
        </article>
      </main>
      <QuietDoor pathname={window.location.pathname} />
    </div>,
    [],
    place,
  );
}

async function open() {
  await userEvent.click(await screen.findByRole('link', { name: '轻松阅读' }));
  return screen.findByRole('dialog', { name: '九命客栈' });
}

test('the button leads to the quiet page, whose heading has the focus; nothing is fetched before', async () => {
  show();
  await screen.findByRole('link', { name: '轻松阅读' });
  expect(asked).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await open();
  expect(window.location.hash).toBe('#quiet');
  expect(within(dialog).getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.getElementById('___gatsby')).toHaveAttribute('inert');
  const [first] = within(dialog).getAllByRole('list');
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(essentials);
  expect(asked).toEqual(['/reading-aids/zh/cat-inn.json']);
});

test('Tab comes to the button behind what else comes late into the row', async () => {
  show(
    undefined,
    <header>
      <h1>九命客栈</h1>
      <div>
        <div data-reads="game cat-inn 2026-10-31T19:00:00Z" />
      </div>
    </header>,
  );
  const link = await screen.findByRole('link', { name: '轻松阅读' });
  const late = document.createElement('button');
  document.querySelector('[data-reads]')?.append(late);
  await userEvent.tab();
  expect(late).toHaveFocus();
  await userEvent.tab();
  expect(link).toHaveFocus();
});

const waysOut: readonly [string, () => Promise<unknown>][] = [
  [
    'the way back',
    () => {
      window.history.back();
      return Promise.resolve();
    },
  ],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getAllByRole('button', { name: '回到原页面' })[0]!)],
];

test.each(waysOut)(
  '%s leaves it, and the focus goes back to where it came from',
  async (_, leave) => {
    show();
    await open();
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.hash).toBe(ADDRESS);
    expect(screen.getByRole('link', { name: '轻松阅读' })).toHaveFocus();
    expect(document.getElementById('___gatsby')).not.toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('');
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('an address with the fragment opens it, and leaving it stays on the site', async () => {
  window.history.replaceState(null, '', `${ADDRESS}?channel=a#quiet`);
  show();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(navigate).toHaveBeenCalledWith(`${ADDRESS}?channel=a`, { replace: true });
});

test('Escape that closes a list or belongs to an input method leaves nothing', async () => {
  show();
  const dialog = await open();
  const back = jest.spyOn(window.history, 'back');
  const size = within(dialog).getByLabelText('字号');
  fireEvent.keyDown(size, { key: 'Escape' });
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
  expect(back).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(back).toHaveBeenCalledTimes(1);
});

test('what a reader chooses is drawn at once, and again the next time', async () => {
  const { unmount } = show();
  const dialog = await open();
  const column = () => dialog.querySelector<HTMLElement>(':scope > div');
  expect(column()?.style.fontSize).toBe('1.125rem');
  const paper = dialog.className;
  await userEvent.selectOptions(within(dialog).getByLabelText('字号'), '200%');
  await userEvent.selectOptions(within(dialog).getByLabelText('底色'), '深色');
  expect(column()?.style.fontSize).toBe('2.25rem');
  expect(dialog.className).not.toBe(paper);
  const dark = dialog.className;
  unmount();
  show();
  const again = await screen.findByRole('dialog');
  expect(again.className).toBe(dark);
  expect(within(again).getByLabelText('字号')).toHaveValue('200');
});

test('pinyin is there for who asks for it, in Japanese readings are there at once', async () => {
  const { unmount } = show();
  const dialog = await open();
  expect(dialog.querySelector('rt')).toBeNull();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: '给名字标上拼音' }));
  expect(dialog.querySelector('ruby')?.textContent).toBe('铁（tiě）将（jiāng）军（jūn）');
  unmount();
  localStorage.clear();
  show({ locale: 'ja', variant: 'm' });
  const japanese = await screen.findByRole('dialog');
  expect(japanese.querySelector('ruby')?.textContent).toBe('程夜（チョン・イエ）');
  await userEvent.click(within(japanese).getByRole('checkbox'));
  expect(japanese.querySelector('rt')).toBeNull();
});

test('a role has the readings of its game, and not its essentials', async () => {
  show(
    undefined,
    <header>
      <h1>三更</h1>
      <div data-reads="role cat-inn-sangeng 2026-10-31T19:00:00Z cat-inn" />
    </header>,
  );
  await userEvent.click(await screen.findByRole('link', { name: '轻松阅读' }));
  const dialog = await screen.findByRole('dialog', { name: '三更' });
  expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
  expect(dialog).not.toHaveTextContent(essentials[0]!);
});

test('without its aids the text is there all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  files = {};
  show({ locale: 'en', variant: 'pc' });
  await userEvent.click(await screen.findByRole('link', { name: 'Reading view' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('钥匙在铁将军脖子上。');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

test('a legal text has its own link, and asks for no aids', async () => {
  show(
    undefined,
    <header>
      <h1>隐私政策</h1>
      <a href="#quiet">轻松阅读</a>
    </header>,
  );
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page of another kind has no quiet page, whatever its address says', async () => {
  window.history.replaceState(null, '', '/activity/#quiet');
  show(undefined, <h1>活动</h1>);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});
