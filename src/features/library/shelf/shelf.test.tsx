import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../api-client/testing/render-page';
import {
  clearRecord,
  readRecord,
  rememberPlace,
  rememberVersion,
  rememberVisit,
  toggleFavourite,
} from './reading-record';
import { ShelfView } from './shelf-view';
import { startSiteFiles } from '../testing/site-files';

const { files } = startSiteFiles();

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const sangeng = { kind: 'role', id: 'cat-inn-sangeng', name: '三更', lang: 'zh-CN' } as const;

beforeEach(() => {
  localStorage.clear();
  clearRecord();
});

/** A file that can be read: jsdom has none. */
function fileOf(text: string): File {
  const file = new File([text], 'shelf.json', { type: 'application/json' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

function shelf() {
  renderPage(<ShelfView settings={null} />, ['library-pages', 'reading'], {
    locale: 'en',
    variant: 'm',
  });
  return screen.findByRole('button', { name: 'Import' });
}

test('an empty shelf says how it is filled', async () => {
  await shelf();
  expect(screen.getByText(/^No favourites yet/)).toBeVisible();
  // One is of the breadcrumbs.
  expect(screen.getAllByRole('link', { name: 'Game library' })).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: 'Favourites' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});

test('what has changed since it was read says so, until it is read again', async () => {
  files.set('/item-changes/en.json', {
    page: 'Page updated',
    items: {
      'game lantern-city': [
        {
          at: 200,
          lines: [[{ text: 'New section ' }, { text: '“灯”', fragment: 's', foreign: 1 }]],
        },
      ],
      'role cat-inn-sangeng': [{ at: 100, lines: [[{ text: 'Story revised' }]] }],
    },
  });
  for (const item of [city, sangeng]) {
    rememberVisit(item);
    rememberVersion(item, 100);
  }
  await shelf();
  const mark = await screen.findByText('“灯”');
  expect(mark).toHaveAttribute('lang', 'zh-CN');
  expect(mark.closest('p')).toHaveTextContent('GameSince you last read this New section “灯”');
  expect(screen.queryByText('Story revised')).toBeNull();
  act(() => rememberVersion(city, 200));
  expect(screen.queryByText('“灯”')).toBeNull();
});

test('what is kept leads to its page, in the language and variant of this one, and can be taken out', async () => {
  toggleFavourite(sangeng);
  rememberVisit(city);
  rememberPlace(city, { section: 'section-2', title: '机制' });
  await shelf();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(1)).toEqual([
    '/en/m/game-library/lantern-city/#section-2',
    '/en/m/game-library/role-Info-cat-inn-sangeng/',
    '/en/m/game-library/lantern-city/',
  ]);
  expect(screen.getByText('机制')).toHaveAttribute('lang', 'zh-CN');
  await userEvent.click(screen.getByRole('button', { name: 'Remove 三更' }));
  expect(readRecord().favourites).toEqual([]);
  expect(readRecord().recent).toHaveLength(1);
});

test('everything can be cleared, and is asked for once more', async () => {
  toggleFavourite(city);
  await shelf();
  const button = screen.getByRole('button', { name: 'Clear everything' });
  await userEvent.click(button);
  expect(readRecord().favourites).toHaveLength(1);
  expect(button).toHaveTextContent('Really clear?');
  await userEvent.tab();
  expect(button).toHaveTextContent('Clear everything');
  await userEvent.dblClick(button);
  expect(localStorage.getItem('reading')).toBeNull();
  expect(screen.getByText('Cleared')).toBeVisible();
});

test('a file brings its entries, another file brings nothing', async () => {
  await shelf();
  const record = { favourites: [{ ...city, at: 1 }], recent: [{ ...sangeng, at: 1 }], places: [] };
  const picker = screen.getByLabelText('Import', { selector: 'input' });
  await userEvent.upload(picker, fileOf(JSON.stringify(record)));
  expect(await screen.findByText('2 entries imported')).toBeVisible();
  expect(screen.getByRole('link', { name: '万灯城' })).toBeVisible();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await userEvent.upload(picker, fileOf('<html>'));
  expect(await screen.findByText(/^This file was not exported from a shelf/)).toBeVisible();
  expect(readRecord().favourites).toHaveLength(1);
});

test('what the browser refuses to store is shown, and said to be gone with the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  toggleFavourite(city);
  await shelf();
  expect(screen.getByRole('alert')).toHaveTextContent('could not keep this');
  expect(screen.getByRole('link', { name: '万灯城' })).toBeVisible();
  jest.restoreAllMocks();
});

test('the record is exported as a file', async () => {
  toggleFavourite(city);
  await shelf();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:1';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Response(saved[0]).text();
  expect(JSON.parse(text)).toEqual(readRecord());
  jest.restoreAllMocks();
});
