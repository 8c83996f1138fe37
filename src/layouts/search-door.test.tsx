import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../api-client/testing/render-page';
import { typeaheadStrings } from '../i18n/bundles/typeahead-strings';
import { SearchDoor } from './search-door';

// The code of the sheet is loaded, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

const ADDRESS = '/m/game-library/search/';

function page(more = <></>) {
  return renderPage(
    <>
      <header data-search-door="">
        <a href={ADDRESS}>搜索</a>
      </header>
      <main>{more}</main>
      <SearchDoor pathname="/m/about-us/" />
    </>,
    [],
    { locale: 'zh', variant: 'm' },
  );
}

beforeEach(() => jest.mocked(navigate).mockClear());

test('the link opens a sheet whose field has the focus, with what was typed meanwhile', async () => {
  page();
  const door = screen.getByRole('link', { name: '搜索' });
  expect(fireEvent.click(door)).toBe(false);
  // The keyboard is there at once.
  const holder = document.activeElement;
  expect(holder).toBeInstanceOf(HTMLInputElement);
  if (holder) await userEvent.type(holder, '灯');
  const sheet = await screen.findByRole('dialog', { name: '搜索' });
  const field = within(sheet).getByRole('searchbox', { name: '搜游戏、角色或提问' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('灯');
  expect(holder).not.toBeInTheDocument();
  await userEvent.type(field, '塔{Enter}');
  expect(navigate).toHaveBeenCalledWith(
    `${ADDRESS}?searchValue=${encodeURIComponent('灯塔')}`,
    expect.anything(),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(door).toHaveFocus());
});

test('a suggestion that leads away closes it', async () => {
  page();
  fireEvent.click(screen.getByRole('link'));
  const field = await screen.findByRole('searchbox');
  fireEvent(field, new Event('suggestion-chosen', { bubbles: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where the page has a search field of its own, that has the focus', () => {
  page(<input type="search" name="searchValue" aria-label="own" />);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(screen.getByLabelText('own')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with another key the link is a link', () => {
  page();
  screen.getByRole('link').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
  expect.assertions(2);
});

test('when the sheet does not come, the link is followed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(typeaheadStrings, 'zh').mockRejectedValueOnce(new Error('no network'));
  page();
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(ADDRESS));
  expect(document.querySelector('[aria-hidden="true"]')).toBeNull();
});
