import { act, screen } from '@testing-library/react';
import { renderPage } from '../api-client/testing/render-page';
import { TOAST_MS } from '../config/times';
import { showToast, Toasts } from './toast';

// The network is gone before the chunk was fetched.
jest.mock('./toast.lazy', () => {
  throw new Error('Loading chunk 7 failed.');
});

afterEach(() => jest.useRealTimers());

test('a message whose code does not come is shown all the same, and goes', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(<Toasts />, []);
  await act(() => showToast({ tone: 'error', text: '网络没有连上' }));
  expect(screen.getByRole('alert')).toHaveTextContent('网络没有连上');
  await act(() => jest.advanceTimersByTimeAsync(TOAST_MS));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
