import {
  act,
  createEvent,
  fireEvent,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { PromoVideo } from './promo-video';

const ADDRESS = 'https://cdn.example.com/promo.mp4';

it('shows the film in a dialog, and not before somebody asks for it', async () => {
  renderPage(<PromoVideo address={ADDRESS} poster={undefined} />, ['download']);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', ADDRESS);
  fireEvent.focus(link);
  // The code of the dialog has come by then.
  await act(async () => {
    await import('./promo-dialog.lazy');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(link);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('video')).toHaveAttribute('src', ADDRESS);
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  await waitForElementToBeRemoved(dialog);
});

it('leaves a click for a new tab or window to the browser', () => {
  renderPage(<PromoVideo address={ADDRESS} poster={undefined} />, ['download']);
  const link = screen.getByRole('link');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const event = createEvent.click(link, { [key]: true });
    fireEvent(link, event);
    expect(event.defaultPrevented).toBe(false);
  }
});
