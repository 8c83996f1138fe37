import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../../api-client/testing/render-page';
import { SearchForm } from './search-form';

beforeEach(() => jest.mocked(navigate).mockClear());

test('who comes to the search page without a search can type one at once', () => {
  renderPage(<SearchForm text="" />, ['search']);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('on another page the field leaves the focus where it is, and leads to the search page', async () => {
  renderPage(<SearchForm />, ['search']);
  const field = screen.getByRole('searchbox');
  expect(field).not.toHaveFocus();
  await userEvent.type(field, '{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.type(field, '灯塔{Enter}');
  expect(navigate).toHaveBeenCalledTimes(1);
});
