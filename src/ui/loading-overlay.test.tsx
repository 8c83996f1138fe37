import { act, screen } from '@testing-library/react';
import { inPage, renderPage } from '../api-client/testing/render-page';
import { LoadingOverlay } from './loading-overlay';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('closes 400 ms after the work is done, and says that something loads until then', () => {
  const { rerender } = renderPage(<LoadingOverlay open />, []);
  expect(screen.getByRole('status')).toHaveTextContent('加载中…');
  rerender(inPage(<LoadingOverlay open={false} />, []));
  act(() => jest.advanceTimersByTime(399));
  expect(screen.getByRole('status')).toHaveAttribute('data-closing');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('is not there before anything is done', () => {
  const { container } = renderPage(<LoadingOverlay open={false} />, []);
  expect(container).toBeEmptyDOMElement();
});
