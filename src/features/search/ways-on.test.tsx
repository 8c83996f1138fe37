import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { SearchView } from './search-view';
import { hits, isFor, isLink, page } from './testing/hits';

const api = startMockApi();

it('below the last hit are ways to look on, and none while more can be shown', async () => {
  api.answer('knowledgeSearch', (input) => page(isFor(1, input) ? hits(1, 20) : hits(21, 25), 25));
  const tags = [{ label: '解谜', slug: 'puzzle' }];
  renderPage(<SearchView query="?searchValue=茶" tags={tags} />, ['search', 'search-results']);
  await screen.findByText(isLink('茶山 1'));
  expect(screen.queryByRole('link', { name: '解谜' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '更多结果' }));
  expect(await screen.findByRole('link', { name: '解谜' })).toHaveAttribute(
    'href',
    '/game-library/tag/puzzle/',
  );
});
