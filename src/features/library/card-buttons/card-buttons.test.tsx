import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../api-client/testing/render-page';
import { clearRecord, useReadingRecord } from '../shelf/reading-record';
import { CardButtons } from './card-buttons';
import { clearChosen } from './chosen-games';

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  clearChosen();
});

/** A list as the build makes it: its code knows nothing of the buttons. */
function list(names: readonly string[], isRow = false) {
  return (
    <main>
      {names.map((name) => (
        <article key={name} data-row={isRow ? '' : undefined}>
          <h2 {...(name === '猫客栈' && { lang: 'zh-CN' })}>
            <a href={`/game-library/id-${name.length}/`}>{name}</a>
          </h2>
        </article>
      ))}
      <CardButtons />
    </main>
  );
}

const FIVE = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];

test('a card keeps its game, with the language of its name, and takes it off again', async () => {
  renderPage(list(['猫客栈']), ['reading']);
  const keep = within(screen.getByRole('article')).getByRole('button', { name: '收藏《猫客栈》' });
  await userEvent.click(keep);
  expect(keep).toHaveAttribute('aria-pressed', 'true');
  expect(useReadingRecord.getState().record.favourites).toMatchObject([
    { kind: 'game', id: 'id-3', name: '猫客栈', lang: 'zh-CN' },
  ]);
  await userEvent.click(keep);
  expect(keep).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['pc', ''],
  // A row of a desktop is a card on a phone.
  ['m', '对比'],
] as const)(
  'the comparison has a word, but for a row of a desktop, whose tooltip says it (%s)',
  (variant, inRow) => {
    const { unmount } = renderPage(list(['猫客栈']), ['reading'], { locale: 'zh', variant });
    const compare = () => screen.getByRole('button', { name: '对比《猫客栈》' });
    expect(compare()).toHaveTextContent('对比');
    unmount();
    renderPage(list(['猫客栈'], true), ['reading'], { locale: 'zh', variant });
    expect(compare().textContent).toBe(inRow);
  },
);

test('the words wait for the pointer, until a game is chosen: they stand on all cards then', async () => {
  renderPage(list(['猫客栈', '茶山']), ['reading']);
  const words = () => screen.getAllByText('对比').map(({ className }) => className);
  const waiting = words();
  await userEvent.click(screen.getByRole('button', { name: '对比《猫客栈》' }));
  expect(words()).toHaveLength(waiting.length);
  for (const style of words()) expect(waiting).not.toContain(style);
  await userEvent.click(screen.getByRole('button', { name: '不对比了' }));
  expect(words()).toEqual(waiting);
});

test('two to four games are compared in the order of their choice; a fifth has no room', async () => {
  renderPage(list(FIVE), ['reading']);
  const choose = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `对比《${name}》` }));
  await choose('ccc');
  const tray = screen.getByRole('region', { name: '已选一款，再选一款就能对比' });
  expect(within(tray).queryByRole('link')).not.toBeInTheDocument();
  await choose('a');
  expect(screen.getByRole('link', { name: '去对比' })).toHaveAttribute(
    'href',
    '/game-library/compare/#game:id-3,id-1',
  );
  await choose('bb');
  await choose('dddd');
  await choose('eeeee');
  expect(screen.getByRole('button', { name: '对比《eeeee》' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(screen.getByRole('region', { name: '已选 4 款' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '不对比了' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('cards that come later have the buttons, too', async () => {
  renderPage(list([]), ['reading']);
  const found = document.createElement('article');
  found.innerHTML = '<h2><a href="/en/game-library/late/">Late</a></h2>';
  document.querySelector('main')?.append(found);
  expect(await within(found).findAllByRole('button')).toHaveLength(2);
});
