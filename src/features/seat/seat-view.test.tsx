import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../api-client/testing/render-page';
import { clearNotes, useGameNotes } from '../../platform/game-notes';
import { readOpenSpoilers } from '../../platform/opened-folds';
import { wouldLoseWork } from '../../platform/unsaved-work';
import { readSeatFragment, seatFragment } from '../../routes/seat-fragment';
import { useSeat } from '../../platform/seat-window';
import { Toasts } from '../../ui/toast';
import { useNoteDrafts } from './note-drafts';
import { REST_MS } from './rest-panel';
import type * as seatAbove from './seat-above.lazy';
import { SeatHost } from './seat-host';
import { SeatView } from './seat-view';
import { STRETCH_MS } from './use-stretch';

// The network is gone before the chunk was fetched.
jest.mock('./seat-above.lazy', () => {
  throw new Error('Loading chunk 7 failed.');
});

function foldOf(name: string, question: string, steps: readonly string[]): string {
  const nested = steps.map(
    (step) => `<details><summary>?</summary><div class="fold-step">${step}</div>`,
  );
  const closed = '</details>'.repeat(steps.length);
  return `<div data-fold="${name}"><p class="fold-title">${question}</p>${nested.join('')}${closed}</div>`;
}

const html =
  foldOf('key', 'Where is the key of Room Three?', [
    'Look <b>up</b>.',
    'The lamp.',
    'In the lamp.',
  ]) + foldOf('moth', 'What does the moth want?', ['Warmth.', 'Light.', 'The lantern.']);

/** Data of a game's page, in a library whose ids are those of this file. */
function pageOf(character: boolean, folds = html) {
  const partner = {
    characterId: 'p-tuanzi',
    avatar: { src: '/a.webp' },
    text: { name: 'Dumpling' },
  };
  const game = {
    text: { name: 'Nine Lives Inn', sections: [{ html: folds }], untranslated: [] },
    partnerReason: character ? 'Every bed is warm.' : null,
    character: character ? partner : null,
  };
  return { result: { data: { game } } };
}

let files: Record<string, object> = {};

beforeEach(() => {
  localStorage.clear();
  clearNotes();
  useNoteDrafts.setState(new Map(), true);
  files = {};
  window.fetch = (address) => {
    const found = typeof address === 'string' ? files[address] : undefined;
    return Promise.resolve(
      new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 }),
    );
  };
});

/** Shows the seat beside a game; each test has a game of its own, because files are read once. */
async function sit(game: string, character = true, folds = html) {
  files[`/page-data/en/game-library/${game}/page-data.json`] = pageOf(character, folds);
  renderPage(<SeatView gameId={game} />, [], { locale: 'en', variant: 'pc' });
  await screen.findByRole('heading', { name: 'Nine Lives Inn' });
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

test('a hint is found by typing, and opened a step at a time, as far as the page of the game has it', async () => {
  localStorage.setItem('folds', 'key:1');
  await sit('hints');
  expect(screen.getByText('Every bed is warm.')).toBeVisible();
  await press('Stuck');
  await userEvent.type(screen.getByRole('searchbox'), 'ROOM key');
  expect(screen.queryByText('What does the moth want?')).toBeNull();
  await press('Where is the key of Room Three?');
  expect(screen.getByText('Look up.')).toBeVisible();
  expect(screen.queryByText('The lamp.')).toBeNull();
  await press('A hint');
  expect(screen.getByText('The lamp.')).toBeVisible();
  expect(readOpenSpoilers().get('key')).toBe(2);
  const ask = screen.getByRole('link', { name: 'Ask Dumpling' });
  expect(ask).toHaveAttribute(
    'href',
    expect.stringMatching(/chat-p-tuanzi#.*game=hints.*opened=2/),
  );
});

test('what no hint is about is said, and a game without a partner has nobody to ask', async () => {
  await sit('alone', false);
  await press('Stuck');
  await userEvent.type(screen.getByRole('searchbox'), 'dragon');
  expect(screen.getByText('No hint like that.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await press('What does the moth want?');
  expect(screen.queryByRole('link', { name: /^Ask/ })).toBeNull();
});

test('the only question of a game is open at once, with no list to go back to', async () => {
  await sit('single', true, foldOf('only', 'Who rang?', ['Count the bells.', 'Seven.', 'Nobody.']));
  await press('Stuck');
  expect(screen.getByRole('heading', { name: 'Who rang?' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back to the list' })).toBeNull();
  await press('A nudge');
  expect(screen.getByText('Count the bells.')).toBeVisible();
});

test('a note is kept with its time, and can be removed', async () => {
  await sit('notes');
  await press('Note');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '  second floor, far end ');
  await press('Save');
  expect(useGameNotes.getState().notes).toMatchObject([
    { game: 'notes', text: 'second floor, far end' },
  ]);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await press('Delete this note: second floor, far end');
  expect(localStorage.getItem('gameNotes')).toBeNull();
});

test('what cannot be stored is said, and stays in the field', async () => {
  await sit('full');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Note');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'left of the well');
  await press('Save');
  expect(screen.getByText(/couldn’t save this/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('left of the well');
});

test('a rest ends after five minutes, also when the window slept through them', async () => {
  await sit('rests');
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Rest' }));
    expect(screen.getByText(/Dumpling sits with you/)).toBeVisible();
    act(() => jest.advanceTimersByTime(REST_MS - 2000));
    expect(screen.queryByText(/That’s five minutes/)).toBeNull();
    jest.setSystemTime(Date.now() + REST_MS);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText(/That’s five minutes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('after two hours whoever sits there stretches', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'clearTimeout'] });
  try {
    await sit('stretches');
    act(() => jest.advanceTimersByTime(STRETCH_MS - 60_000));
    expect(screen.queryByText(/good stretch/)).toBeNull();
    act(() => jest.advanceTimersByTime(90_000));
    expect(screen.getByText('Two hours in, Dumpling has a good stretch.')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('beside a game that the library has lost one still notes and rests', async () => {
  renderPage(<SeatView gameId="lost" />, [], { locale: 'en', variant: 'pc' });
  await waitFor(() => expect(screen.getByText(/no longer in the library/)).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Stuck' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Note' })).toBeVisible();
});

test.each(['', '#', '#game=', '#game=../x', '#game=a&b', '#game=%', `#game=${'a'.repeat(65)}`])(
  'the fragment %s names no game',
  (hash) => {
    expect(readSeatFragment(hash)).toBeUndefined();
  },
);

test('a fragment names the game that it was made for', () => {
  expect(readSeatFragment(seatFragment('cat-inn'))).toBe('cat-inn');
});

test('a line that is not kept yet stays while something else is looked at, and no reload of the site takes it', async () => {
  await sit('drafts');
  await press('Note');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'left of the well');
  await press('Rest');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(wouldLoseWork()).toBe(true);
  await press('Note');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('left of the well');
  await press('Save');
  expect(wouldLoseWork()).toBe(false);
});

test('a clock that is set back makes no rest longer than another one, and no two hours endless', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'clearTimeout'] });
  try {
    await sit('clocks');
    act(() => screen.getByRole('button', { name: 'Rest' }).click());
    jest.setSystemTime(0);
    act(() => jest.advanceTimersByTime(REST_MS + 2000));
    expect(screen.getByText(/That’s five minutes/)).toBeVisible();
    act(() => jest.advanceTimersByTime(STRETCH_MS));
    expect(screen.getByText('Two hours in, Dumpling has a good stretch.')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('the seat is dressed as the page, though there is a sheet that cannot be read', async () => {
  const { SeatAbove } = jest.requireActual<typeof seatAbove>('./seat-above.lazy');
  const own = document.head.appendChild(document.createElement('style'));
  own.textContent = 'h1 { color: rgb(1, 2, 3) }';
  const foreign = {
    // As of an extension.
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue([foreign, own.sheet] as never);
  const above = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  renderPage(<SeatAbove gameId="lost" window={above} />, [], { locale: 'en', variant: 'pc' });
  const seat = within(above.document.body);
  const title = await waitFor(() =>
    seat.getByRole('heading', { name: /no longer in the library/ }),
  );
  expect(above.getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});

test('a window whose code does not come closes, and says why', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const above = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const close = jest.spyOn(above, 'close').mockImplementation(() => undefined);
  const parts = (
    <>
      <SeatHost />
      <Toasts />
    </>
  );
  renderPage(parts, [], { locale: 'en', variant: 'pc' });
  act(() => useSeat.setState({ seat: { gameId: 'cat-inn', window: above } }));
  expect(await screen.findByText(/The connection may have dropped/)).toBeVisible();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
