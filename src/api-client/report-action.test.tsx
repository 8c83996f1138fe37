import { waitFor } from '@testing-library/react';
import { useConsent } from '../platform/consent/consent';
import { allowsReports } from '../platform/consent/may-report';
import { reportAction, reportMessage } from './report-action';
import { ERROR_CODE } from '../contract';
import { offline, ok, refusal, startMockApi } from './testing/mock-api';

const api = startMockApi();
beforeEach(() => {
  localStorage.clear();
  useConsent.setState({ choice: undefined });
  api.answer('reportUserAction', () => ok({}));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const opened = { action: 'open_partner', target: { type: 'character', id: 'p-lingxi' } } as const;

const message = { id: 'm1', conversationId: '7:p-lingxi' };
const cause = { reason: 'harmful', words: '' } as const;

function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

test('actions are told later, in their order', async () => {
  reportAction(opened);
  reportAction({
    action: 'switch_figure',
    target: { type: 'figure', id: 'f1' },
    extra: { from: 'f0' },
  });
  expect(api.asked('reportUserAction')).toEqual([]);
  leave();
  await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(2));
  expect(api.asked('reportUserAction')).toEqual([
    { action: 'open_partner', target_type: 'character', target_id: 'p-lingxi' },
    { action: 'switch_figure', target_type: 'figure', target_id: 'f1', extra: { from: 'f0' } },
  ]);
});

test('actions of three seconds are told together, whoever stays on the page', async () => {
  const later = jest.spyOn(globalThis, 'setTimeout');
  reportAction(opened);
  reportAction(opened);
  const timers = later.mock.calls.filter(([, ms]) => ms === 3000);
  later.mockRestore();
  expect(timers).toHaveLength(1);
  timers[0]?.[0]();
  await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(2));
  // The page is left with nothing more to tell.
  leave();
  reportAction(opened);
  leave();
  await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(3));
});

test('of a flood of actions the first twenty are told', async () => {
  for (let count = 0; count < 30; count += 1) reportAction(opened);
  leave();
  await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(20));
  expect(await reportMessage(message, cause)).toBe('taken');
  expect(api.asked('reportUserAction')).toHaveLength(21);
});

test('what waits is not told of somebody who declines meanwhile', async () => {
  reportAction(opened);
  useConsent.setState({ choice: 'declined' });
  leave();
  expect(await reportMessage(message, cause)).toBe('taken');
  expect(api.asked('reportUserAction')).toHaveLength(1);
});

test('what cannot be told is dropped', async () => {
  api.answer('reportUserAction', () => offline);
  reportAction(opened);
  reportAction(opened);
  leave();
  await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(1));
  api.answer('reportUserAction', () => ok({}));
  expect(await reportMessage(message, cause)).toBe('taken');
  expect(api.asked('reportUserAction')).toHaveLength(2);
});

test('nothing is told of somebody who has declined, on an earlier page too', async () => {
  localStorage.setItem('analyticsConsent', 'declined');
  reportAction(opened);
  localStorage.clear();
  useConsent.setState({ choice: 'declined' });
  reportAction(opened);
  leave();
  // A message that somebody reports is what they ask for.
  expect(await reportMessage(message, cause)).toBe('taken');
  expect(api.asked('reportUserAction')).toEqual([
    {
      action: 'report_message',
      target_type: 'message',
      target_id: 'm1',
      extra: { conversation_id: '7:p-lingxi', reason: 'harmful' },
    },
  ]);
});

test('what a visitor adds goes along', async () => {
  await reportMessage(message, { reason: 'other', words: 'see there' });
  expect(api.asked('reportUserAction')).toMatchObject([
    { extra: { reason: 'other', words: 'see there' } },
  ]);
});

test.each([
  ['did not arrive', () => offline, 'failed'],
  ['was refused', () => refusal(ERROR_CODE.rateLimit), 'failed'],
  ['came without a session', () => refusal(ERROR_CODE.sessionInvalid), 'logged-out'],
])('a report that %s is not said to be taken', async (_, answer, outcome) => {
  api.answer('reportUserAction', answer);
  expect(await reportMessage(message, cause)).toBe(outcome);
});

test.each([
  ['off', undefined, true],
  ['off', 'declined', false],
  ['notice', undefined, true],
  ['notice', 'declined', false],
  ['required', undefined, false],
  ['required', 'accepted', true],
] as const)('with %s and the answer %s, reports are allowed: %s', (mode, choice, isAllowed) => {
  expect(allowsReports(mode, choice)).toBe(isAllowed);
});
