import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../api-client/testing/render-page';
import type { OfflineAnswer, OfflineRequest } from '../../../platform/offline/messages';
import { stubWorker } from '../../../platform/offline/testing/stub-worker';
import { said } from '../../../platform/testing/said';
import { Toasts } from '../../../ui/toast';
import { ItemButtonRow } from '../item-button-row';
import { KeepOfflineButton } from './keep-offline-button';
import { OfflineGames } from './offline-games';
import { clearRecord, toggleFavourite } from './reading-record';
import { cards } from './testing/shelf-files';

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const PAGE = '/en/game-library/lantern-city/';
const FRAME = ['/en/game-library/shelf/', '/en/game-library/search/'];
const MB = 1024 * 1024;

let kept: string[] = [];
let failure: OfflineAnswer['failure'];

/** Keeps what it is asked for, half a megabyte a page. */
function answer(request: OfflineRequest): OfflineAnswer {
  if (failure && request.task !== 'list') return { failure };
  if (request.task === 'keep') kept = [...new Set([...kept, ...request.paths])];
  if (request.task === 'remove') kept = kept.filter((path) => !request.paths.includes(path));
  return { kept: kept.map((path) => ({ path, bytes: MB / 2 })), bytes: kept.length * MB };
}

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  kept = [];
  failure = undefined;
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ cards })));
});

function renderShelf() {
  renderPage(<OfflineGames />, ['reading'], { locale: 'en', variant: 'pc' });
}

function renderGame() {
  renderPage(
    <>
      <ItemButtonRow kind="game" id={city.id} changedAt="" />
      <KeepOfflineButton item={city} />
      <Toasts />
    </>,
    ['reading'],
    { locale: 'en', variant: 'pc' },
  );
}

test('a game is kept from its page with shelf and search, says its size, and goes again', async () => {
  stubWorker(answer);
  renderGame();
  const keep = await screen.findByRole('button', { name: 'Download for offline: 万灯城' });
  expect(keep).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(keep);
  expect(await screen.findByText(/^Downloaded for offline \(0\.5 MB\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it' })).toBeVisible();
  expect(kept).toEqual([PAGE, ...FRAME]);
  const remove = screen.getByRole('button', { name: 'Downloaded for offline: 万灯城, 0.5 MB' });
  expect(remove).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(remove);
  await waitFor(() => expect(said()).toContain('Removed from this device.'));
  expect(kept).toEqual([]);
});

test('one that there is no room for says so, and is not kept', async () => {
  failure = 'full';
  stubWorker(answer);
  renderGame();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Download for offline: 万灯城' }),
  );
  expect(await screen.findByText(/^There isn’t enough room/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download for offline: 万灯城' })).toBeVisible();
});

test('where nothing can be kept, as in a private window, nothing is offered', async () => {
  toggleFavourite(city);
  const { asked } = stubWorker(() => ({ failure: 'failed' }));
  renderShelf();
  renderGame();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /offline|device/ })).toBeNull();
  stubWorker(answer, { isForbidden: true });
  renderShelf();
  expect(screen.queryByRole('button', { name: /offline|device/ })).toBeNull();
});

test('the shelf lists what is kept with its size, and removes one, and with the last one the rest', async () => {
  kept = [PAGE, '/ja/m/game-library/role-Info-cat-inn-sangeng/', ...FRAME];
  stubWorker(answer);
  renderShelf();
  const section = within(await screen.findByRole('region', { name: 'Offline reading' }));
  expect(section.getByRole('status')).toHaveTextContent('2 pages downloaded');
  expect(section.getByRole('status')).toHaveTextContent('4 MB');
  expect(await section.findByRole('link', { name: 'City of Lanterns' })).toHaveAttribute(
    'href',
    PAGE,
  );
  // As it is kept, in its own language.
  const [, role] = section.getAllByRole('listitem');
  expect(role).toHaveTextContent('Sangeng日本語 · 0.5 MB');
  const removeOf = (name: string) =>
    section.getByRole('button', { name: `Remove from this device: ${name}` });
  await userEvent.click(removeOf('Sangeng'));
  await waitFor(() => expect(kept).toEqual([PAGE, ...FRAME]));
  await userEvent.click(removeOf('City of Lanterns'));
  await waitFor(() => expect(kept).toEqual([]));
});

test('favourites are kept together, and all goes at once', async () => {
  toggleFavourite(city);
  stubWorker(answer);
  renderShelf();
  await userEvent.click(await screen.findByRole('button', { name: 'Download saved pages' }));
  expect(kept).toEqual([PAGE, ...FRAME]);
  const all = await screen.findByRole('button', { name: 'Remove all from this device' });
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await userEvent.click(all);
  await waitFor(() => expect(kept).toEqual([]));
  expect(screen.getByText(/^You can download your saved pages/)).toBeVisible();
});

test('a change that fails says so, and what is kept stays listed', async () => {
  kept = [PAGE, ...FRAME];
  failure = 'failed';
  stubWorker(answer);
  renderShelf();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all from this device' }));
  expect(await screen.findByText(/^That didn’t work/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
