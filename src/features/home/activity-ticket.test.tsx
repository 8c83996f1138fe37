import { act, screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { ActivityTicket } from './activity-ticket';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

// The clock of this machine shows another day than the service's at both times.
const activity = {
  activityId: 'a',
  startAt: '2026-11-23T16:30:00.000Z',
  endAt: '2026-11-28T16:30:00.000Z',
  dates: { firstDay: '11月24日', lastDay: '11月29日' },
  cover: { src: '/c.webp', srcSet: '', width: 4, height: 3, color: '#000000' },
  hook: '',
  text: { title: '守灯五夜', untranslated: [] },
};

test('the days of a ticket stay those of the service’s time, and it leads to its activity', async () => {
  expect(new Date(activity.startAt).getDate()).toBe(23);
  renderPage(<ActivityTicket chosen={{ activity, state: 'upcoming' }} />, ['home']);
  // By then whatever waits until the browser is idle has come.
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('11月24日')).toBeVisible();
  expect(screen.getByText('至11月29日')).toBeVisible();
  expect(screen.getByRole('link', { name: '守灯五夜' })).toHaveAttribute('href', '/activity/#a');
});

test('one that runs says until when, and not when it began', () => {
  renderPage(<ActivityTicket chosen={{ activity, state: 'running' }} />, ['home']);
  expect(screen.getByText('至11月29日')).toHaveAttribute('datetime', activity.endAt);
  expect(screen.queryByText('11月24日')).toBeNull();
});
