import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { spoilerId } from '../../routes/spoiler-id';
import { SearchView } from './search-view';
import { hit, page } from './testing/hits';

const api = startMockApi();

const NAMESPACES = ['search', 'search-results'] as const;

beforeEach(() => {
  window.history.replaceState(null, '', '/game-library/search/');
});

it('of what is told step by step the first step opens in place, and the card leads to the others', async () => {
  const part = { in: 'sections', index: 2 };
  const asked = { answer: '锅刷了。怎么办？', hint: '道歉没有用。', part, part_title: '炒青' };
  api.answer('knowledgeSearch', () => page([hit(1, { ...asked, title: '茶山行' }), hit(2)], 2));
  renderPage(<SearchView query="?searchValue=锅刷了怎么办" />, NAMESPACES);
  const card = await screen.findByRole('article', { name: '提示' });
  expect(within(card).getByText('道歉没有用。')).not.toBeVisible();
  await userEvent.click(within(card).getByText('先给个提示'));
  expect(within(card).getByText('道歉没有用。')).toBeVisible();
  expect(within(card).getByRole('link', { name: '茶山行\u00a0› 炒青' })).toHaveAttribute(
    'href',
    `/game-library/g1/#${String(spoilerId(asked.answer))}`,
  );
});

it('results mark a name as a whole, without what stands beside it', async () => {
  const found = hit(1, { title: '在在', snippet: '在在不开口。' });
  api.answer('knowledgeSearch', () => page([found], 1));
  renderPage(<SearchView query="?searchValue=在在不开门怎么办" />, NAMESPACES);
  await screen.findByText(/共 1 条结果/);
  const marked = screen
    .getAllByText(/./, { selector: 'mark' })
    .map(({ textContent }) => textContent);
  expect(marked).toEqual(['在在', '在在']);
});
