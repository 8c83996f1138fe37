import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../api-client/testing/render-page';
import { catchFallenFocus } from '../../../platform/focus/next-of-kin';
import { addNote, useGameNotes } from '../../../platform/game-notes';
import { stubLayout } from '../../../ui/testing/page-stubs';
import { Toasts } from '../../../ui/toast';
import {
  clearRecord,
  forget,
  importRecord,
  readRecord,
  rememberPlace,
  rememberVersion,
  rememberVisit,
  toggleFavourite,
} from './reading-record';
import { ShelfView } from './shelf-view';
import { cards, changes } from './testing/shelf-files';

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const sangeng = { kind: 'role', id: 'cat-inn-sangeng', name: '三更', lang: 'zh-CN' } as const;

/** False without a network. */
let isUp = true;

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  stubLayout();
  isUp = true;
  window.fetch = (address) => {
    const isOfChanges = typeof address === 'string' && address.startsWith('/item-changes/');
    return isUp
      ? Promise.resolve(new Response(JSON.stringify(isOfChanges ? changes : { cards })))
      : Promise.reject(new TypeError('no network'));
  };
});

/** A file that can be read: jsdom has none. */
function fileOf(text: string): File {
  const file = new File([text], 'shelf.json', { type: 'application/json' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

async function shelf(locale: 'en' | 'zh' = 'en') {
  const page = renderPage(
    <>
      <main>
        <ShelfView />
      </main>
      <Toasts />
    </>,
    ['library-pages', 'reading'],
    { locale, variant: 'm' },
  );
  await waitFor(() =>
    expect(
      document.getElementById('favourites') ?? screen.queryByText('Your shelf is empty'),
    ).not.toBeNull(),
  );
  return page;
}

function board(name: string) {
  return within(screen.getByRole('region', { name }));
}

async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Shelf options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

function picker() {
  return screen.getByLabelText('Import', { selector: 'input' });
}

test('an empty shelf invites, and says how it is filled', async () => {
  await shelf();
  expect(screen.getByText('Your shelf is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the library' })).toHaveAttribute(
    'href',
    '/en/m/game-library/',
  );
  expect(screen.queryByRole('heading', { name: 'Saved' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
});

test('covers stand on boards, each on one, with the name of today, and what they are or where reading stopped', async () => {
  toggleFavourite(sangeng);
  rememberVisit(city);
  rememberPlace(city, { section: 'section-2', title: '机制' });
  const { container } = await shelf();
  expect(await board('Saved').findByText('Sangeng')).toHaveAttribute(
    'href',
    '/en/m/game-library/role-Info-cat-inn-sangeng/',
  );
  expect(board('Saved').getByText('猫客栈')).toHaveAttribute('lang', 'zh-CN');
  expect(board('Continue reading').getByText('City of Lanterns')).toHaveAttribute(
    'href',
    '/en/m/game-library/lantern-city/#section-2',
  );
  // A title that was read in another language is left out.
  expect(board('Continue reading').queryByText('机制')).toBeNull();
  const pictures = Array.from(container.querySelectorAll('li img'), (each) =>
    each.getAttribute('src'),
  );
  expect(pictures).toEqual(['/face.webp', '/city.webp']);
  // What was seen lately stands above, and has no board of its own until it does no more.
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  act(() => forget('places', city));
  expect(await board('Recently viewed').findByText('City of Lanterns')).toHaveAttribute(
    'href',
    '/en/m/game-library/lantern-city/',
  );
});

test('in the language of the page, what remains is a sentence below what is known of the game', async () => {
  rememberPlace(city, { section: 'section-2', title: '机制' });
  rememberVisit(city);
  await shelf('zh');
  const reading = (await board('继续读').findByText('City of Lanterns')).closest('li');
  expect(reading).toHaveTextContent('City of Lanterns1–\u20604 players 60–\u2060120 min读到：机制');
});

test('one that the library has no more says so and leads nowhere; one that is called otherwise now leads there', async () => {
  toggleFavourite({ ...city, id: 'gone', name: '旧城' });
  rememberVisit({ ...city, id: 'old-city' });
  await shelf();
  expect(await screen.findByText('No longer in the library')).toBeVisible();
  expect(screen.getByText('旧城')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.queryByRole('link', { name: '旧城' })).toBeNull();
  expect(screen.getByRole('link', { name: 'City of Lanterns' })).toHaveAttribute(
    'href',
    '/en/m/game-library/lantern-city/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove 旧城' }));
  expect(readRecord().favourites).toEqual([]);
  expect(screen.getByText(/^Nothing saved yet/)).toBeVisible();
});

test('what has changed since it was read says so, until it is read again', async () => {
  for (const item of [city, sangeng]) {
    rememberVisit(item);
    rememberVersion(item, 100);
  }
  await shelf();
  const mark = await screen.findByText('“灯”');
  expect(mark).toHaveAttribute('lang', 'zh-CN');
  expect(mark.closest('p')).toHaveTextContent('Since you last read this New section “灯”');
  expect(screen.queryByText('Story revised')).toBeNull();
  act(() => rememberVersion(city, 200));
  expect(screen.queryByText('“灯”')).toBeNull();
});

test('a change that the file names no more is told by the time of its card', async () => {
  const garden = { kind: 'game', id: 'iron-garden', name: 'Iron Garden', lang: 'en' } as const;
  rememberVisit(garden);
  rememberVersion(garden, 100);
  await shelf();
  const mark = await screen.findByText('Page updated');
  expect(mark.closest('p')).toHaveTextContent('Since you last read this Page updated');
  act(() => rememberVersion(garden, 300));
  expect(screen.queryByText('Page updated')).toBeNull();
});

test('without a network the shelf shows what it has kept, with a cover of its own', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isUp = false;
  toggleFavourite({ ...city, id: 'far-city' });
  renderPage(<ShelfView />, ['library-pages', 'reading'], { locale: 'ja', variant: 'pc' });
  const link = await screen.findByRole('link', { name: '万灯城' });
  expect(link).toHaveAttribute('href', '/ja/game-library/far-city/');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(await screen.findByText('万')).toHaveAttribute('aria-hidden', 'true');
  jest.restoreAllMocks();
});

test('200 favourites are shown a few at a time, and what comes has the focus', async () => {
  const favourites = Array.from({ length: 200 }, (_, at) => ({
    ...city,
    id: `g${String(at)}`,
    at,
  }));
  importRecord(JSON.stringify({ favourites, recent: [{ ...city, at: 1 }], places: [] }));
  await shelf();
  expect(board('Saved').getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(board('Saved').getByRole('button', { name: 'Show 20 more' }));
  expect(board('Saved').getAllByRole('listitem')).toHaveLength(30);
  expect(board('Saved').getByRole('button', { name: 'Show 20 more' })).toBeVisible();
  // Reading goes on with the first of those that came.
  expect(await screen.findByRole('link', { name: 'Eleventh' })).toHaveFocus();
});

test('what will show up on the board of visits is said as long as nothing has', async () => {
  toggleFavourite(city);
  await shelf();
  const words = /look at will show up here/;
  expect(board('Recently viewed').getByText(words)).toBeVisible();
  act(() => rememberVisit(sangeng));
  expect(board('Recently viewed').getByRole('listitem')).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
});

test('what is taken out hands the focus to its neighbour', async () => {
  for (const each of [sangeng, city]) rememberVisit(each);
  await shelf();
  const stop = catchFallenFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove City of Lanterns' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Sangeng' })).toHaveFocus());
  expect(readRecord().recent.map(({ id }) => id)).toEqual(['cat-inn-sangeng']);
  stop();
});

test('everything can be cleared, and is asked for once more', async () => {
  toggleFavourite(city);
  await shelf();
  await choose('Clear everything');
  const dialog = await screen.findByRole('dialog', { name: 'Clear it all?' });
  expect(readRecord().favourites).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear the shelf' }));
  expect(localStorage.getItem('reading')).toBeNull();
  expect(await screen.findByText('Cleared')).toBeInTheDocument();
  expect(screen.getByText('Your shelf is empty')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a file brings its entries, another file brings nothing', async () => {
  await shelf();
  const record = { favourites: [{ ...city, at: 1 }], recent: [{ ...sangeng, at: 1 }], places: [] };
  await userEvent.upload(picker(), fileOf(JSON.stringify(record)));
  expect(await screen.findByText('2 entries imported')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'City of Lanterns' })).toBeVisible();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await choose('Import');
  await userEvent.upload(picker(), fileOf('<html>'));
  expect(await screen.findByText(/^That isn’t a shelf file/)).toBeInTheDocument();
  expect(readRecord().favourites).toHaveLength(1);
});

test('what the browser refuses to store is shown, and said to be gone with the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  toggleFavourite(city);
  await shelf();
  expect(screen.getByText(/couldn’t save this/)).toHaveRole('alert');
  expect(await screen.findByRole('link', { name: 'City of Lanterns' })).toBeVisible();
  jest.restoreAllMocks();
});

test('the record is exported as a file, with the notes on its games, and comes back from it', async () => {
  toggleFavourite(city);
  addNote(city.id, 'the nineteenth lamp, second watch');
  await shelf();
  expect(screen.getByText('the nineteenth lamp, second watch')).toBeVisible();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:1';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await choose('Export');
  await waitFor(() => expect(saved).toHaveLength(1));
  // The note that says so does the same.
  await userEvent.click(screen.getByRole('button', { name: /another browser, export it/ }));
  expect(saved).toHaveLength(2);
  const text = await new Response(saved[0]).text();
  const record = readRecord();
  expect(JSON.parse(text)).toEqual({ ...record, notes: useGameNotes.getState().notes });
  jest.restoreAllMocks();
  act(() => clearRecord());
  expect(useGameNotes.getState().notes).toEqual([]);
  act(() => void importRecord(text));
  expect(readRecord()).toEqual(record);
  expect(useGameNotes.getState().notes).toMatchObject([{ game: city.id }]);
});
