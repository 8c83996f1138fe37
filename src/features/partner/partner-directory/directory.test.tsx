import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { never, offline, startMockApi } from '../../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { useConsent } from '../../../platform/consent/consent';
import { chooseFigure } from '../chosen-figure';
import { has, lingxi, page } from '../testing/lingxi';
import { directory } from '../testing/partner-directory';

const api = startMockApi();
const newcomer = { ...lingxi, id: 'p-new', name: '新来的', game_ids: ['moon-opera', 'gone'] };

beforeEach(() => {
  localStorage.clear();
  useConsent.setState({ choice: 'declined' });
  api.answer('characterSquare', () => page([lingxi]));
});

function show(hash = '') {
  return renderPage(directory(hash), ['first-word', 'partner']);
}
function names(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

/** Shows everybody, with what each says first: its code comes late. */
async function showAll(hash = '') {
  show(hash);
  await screen.findByText('灵犀问你');
  await screen.findByText('阿弦问你');
}

it('shows everybody that the build knew without asking', async () => {
  await showAll();
  expect(names()).toEqual(['灵犀', '阿弦']);
  expect(api.seen).toEqual([]);
});

it.each(['#main', '#', '#quest=x'])(
  'shows everybody at %s, which asks for nobody',
  async (hash) => {
    await showAll(hash);
    expect(names()).toEqual(['灵犀', '阿弦']);
  },
);

it('shows whom the API finds for the fragment, those among them that came after the build', async () => {
  api.answer('characterSquare', () => page([newcomer, lingxi]));
  show('#q=%E7%81%B5&tag=%E6%B2%89%E9%9D%99&game=star-echo');
  expect(await screen.findByText('找到 2 位搭子')).toBeInTheDocument();
  expect(names()).toEqual(['新来的', '灵犀']);
  expect(api.asked('characterSquare')).toEqual([
    { page: 1, page_size: 12, keyword: '灵', tag: '沉静', game_id: 'star-echo' },
  ]);
  // A game whose name nobody knows is left out.
  const [card] = screen.getAllByRole('article');
  expect(within(card!).getByText('名 moon-opera')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: '名字、性格，或说过的话' })).toHaveValue('灵');
  expect(screen.getByRole('combobox', { name: '性格' })).toHaveValue('沉静');
  expect(screen.getByRole('combobox', { name: '会聊的游戏' })).toHaveValue('star-echo');
});

it('says why a partner likes the game that was asked for, and lets each say a first word', async () => {
  show('#game=star-echo');
  await screen.findByText('找到 1 位搭子');
  const card = within(screen.getByRole('article'));
  expect(card.getByText('灵犀喜欢它')).toBeInTheDocument();
  expect(card.queryByText('灵犀的话')).not.toBeInTheDocument();
  expect(card.getByText('灵犀问你')).toBeInTheDocument();
  expect(card.getByText('答灵犀', { selector: 'summary' })).toBeInTheDocument();
});

it('answers while one types: one address for all letters of a word', async () => {
  show('#tag=%E6%B2%89%E9%9D%99');
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, '阿弦');
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate).toHaveBeenLastCalledWith(
    '/game-partner/#q=%E9%98%BF%E5%BC%A6&tag=%E6%B2%89%E9%9D%99',
    { replace: false },
  );
});

it('goes on with the same step of the history, and empties the field with it', async () => {
  const { rerender } = show('#q=a');
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'b');
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate).toHaveBeenLastCalledWith('/game-partner/#q=ab', { replace: true });
  // The visitor goes back.
  rerender(inPage(directory(), ['first-word', 'partner']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(names()).toEqual(['灵犀', '阿弦']);
});

it('waits while an input method composes', async () => {
  show('#tag=%E6%B2%89%E9%9D%99');
  const field = await screen.findByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'ling' } });
  fireEvent.submit(screen.getByRole('search'));
  fireEvent.change(field, { target: { value: '灵' } });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(navigate).toHaveBeenCalledWith('/game-partner/#q=%E7%81%B5&tag=%E6%B2%89%E9%9D%99', {
    replace: false,
  });
});

it('asks for a tag or a game as soon as it is chosen', async () => {
  show('#q=a&page=3');
  const tags = await screen.findByRole('combobox', { name: '性格' });
  await userEvent.selectOptions(tags, '嘴快');
  expect(navigate).toHaveBeenLastCalledWith('/game-partner/#q=a&tag=%E5%98%B4%E5%BF%AB', {
    replace: false,
  });
});

it('says that nobody fits, and leads back to all', async () => {
  api.answer('characterSquare', () => page([]));
  show('#q=nobody');
  expect(await screen.findByText('没有找到合适的搭子')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '清除条件' })).toHaveAttribute('href', '/game-partner/');
});

it('offers another try when the API does not answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('characterSquare', () => offline);
  show('#q=a');
  expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
  api.answer('characterSquare', () => page([lingxi]));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('找到 1 位搭子')).toBeInTheDocument();
});

it('keeps what was found in view while the next answer is on its way', async () => {
  api.answer('characterSquare', (input) =>
    has('keyword', 'ab', input) ? never() : page([lingxi]),
  );
  const { rerender } = show('#q=a');
  await screen.findByText('找到 1 位搭子');
  rerender(inPage(directory('#q=ab'), ['first-word', 'partner']));
  expect(await screen.findByText('正在找…')).toBeInTheDocument();
  expect(names()).toEqual(['灵犀']);
});

it('leads from page to page, and keeps what was asked for', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...lingxi, id: `p${String(index)}` }));
  api.answer('characterSquare', () => page(many, 30));
  show('#q=a&page=2');
  const pages = within(await screen.findByRole('navigation', { name: '分页' }));
  expect(pages.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: '第 3 页' })).toHaveAttribute(
    'href',
    '/game-partner/#q=a&page=3',
  );
  expect(pages.getByRole('link', { name: '第 1 页' })).toHaveAttribute(
    'href',
    '/game-partner/#q=a',
  );
});

it('shows the figure that was chosen, and the partner’s own where its picture is gone', async () => {
  chooseFigure('p-lingxi', { id: 'f2', image: '/f2.png' });
  show('#tag=%E6%B2%89%E9%9D%99');
  await screen.findByText('找到 1 位搭子');
  const [card] = screen.getAllByRole('article');
  const pictures = () =>
    Array.from(card!.querySelectorAll('img'), ({ src }) => new URL(src).pathname);
  await waitFor(() => expect(pictures()).toEqual(['/built/f.webp', '/f2.png']));
  fireEvent.error(card!.querySelectorAll('img')[1]!);
  expect(pictures()).toEqual(['/built/f.webp']);
});
