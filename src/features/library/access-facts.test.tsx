import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { offline, ok, startMockApi } from '../../api-client/testing/mock-api';
import { Toasts } from '../../ui/toast';
import { AccessFacts } from './access-facts';

const api = startMockApi();

const known = {
  gameId: 'cat-inn',
  access: { yes: ['one_hand', 'no_time_pressure'], no: ['without_sight'] },
  accessInWords: {
    ...{
      yes: ['Can be played with one hand', 'Can be played without time pressure'],
      no: ['Needs sight of the screen'],
      unknown: ['Play without flashing'],
      known: ['One-handed play', 'Play without time pressure', 'Play without sight'],
    },
    checked: '12 September 2026, against version 1.1',
  },
};

const place = { locale: 'en', variant: 'm' } as const;

function page(game: Parameters<typeof AccessFacts>[0]['game']) {
  return (
    <>
      <AccessFacts game={game} />
      <Toasts />
    </>
  );
}

function show(game: Parameters<typeof AccessFacts>[0]['game']) {
  renderPage(page(game), ['common', 'game', 'library'], place);
}

/** The lines of each answer: the words for it, and the needs. */
function answers(): (readonly string[])[] {
  return ['What helps', 'What to watch for', 'Not checked'].map((words) =>
    (screen.getByText(words).parentElement?.textContent ?? '').split('\n'),
  );
}

async function openReport() {
  await userEvent.click(screen.getByRole('button', { name: 'Something wrong?' }));
  return within(await screen.findByRole('dialog', { name: 'Something wrong?' }));
}

test('a game says what is so, what is not, what nobody knows, and when that was checked', () => {
  show(known);
  expect(answers()).toEqual([
    ['What helps', 'Can be played with one hand', 'Can be played without time pressure'],
    ['What to watch for', 'Needs sight of the screen'],
    ['Not checked', 'Play without flashing'],
  ]);
  expect(screen.getByText('Checked on 12 September 2026, against version 1.1')).toBeVisible();
});

test('it is a part of the page with a heading of its own', () => {
  show(known);
  const part = screen.getByRole('region', { name: 'Can I play this?' });
  expect(within(part).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'access');
});

test('without scripts all of it is there, and no button that does nothing', () => {
  const html = renderToString(inPage(page(known), ['common', 'game', 'library'], place));
  expect(html).toContain('Not checked</b>\nPlay without flashing</p>');
  expect(html).not.toContain('<button');
});

test('among the facts of a game that nobody has checked there is nothing to contradict', () => {
  show({ gameId: 'g', access: null, accessInWords: null });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever knows better says so without logging in, and is thanked', async () => {
  api.answer('reportUserAction', () => ok({}));
  show(known);
  const dialog = await openReport();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Can be played with one hand' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Needs sight of the screen' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Needs sight of the screen' }));
  await userEvent.type(dialog.getByLabelText('What did you find? (optional)'), ' Two hands. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Tell us' }));
  expect(await screen.findByText('Thank you, we’ve got it. We’ll check again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked('reportUserAction')).toEqual([
    {
      ...{ action: 'report_access', target_type: 'game', target_id: 'cat-inn' },
      extra: { denied: [{ need: 'one_hand', answer: 'yes' }], words: 'Two hands.' },
    },
  ]);
});

test('what did not get through is said where it was written, and stays for another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('reportUserAction', () => offline);
  show(known);
  const dialog = await openReport();
  await userEvent.click(dialog.getByRole('button', { name: 'Tell us' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please choose at least one.');
  expect(api.asked('reportUserAction')).toEqual([]);
  const need = dialog.getByRole('checkbox', {
    name: 'Can be played without time pressure',
  });
  await userEvent.click(need);
  await userEvent.click(dialog.getByRole('button', { name: 'Tell us' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('didn’t get through'));
  expect(need).toBeChecked();
  api.answer('reportUserAction', () => ok({}));
  await userEvent.click(dialog.getByRole('button', { name: 'Tell us' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
