import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../api-client/testing/render-page';
import { Dialog } from './dialog';
import { Menu } from './menu';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>对话</h1>
      <Menu label="更多" actions={[{ label: '清除', run: () => setOpen(true) }]} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="清除">
        <button type="button">好</button>
      </Dialog>
    </main>
  );
}

it('has the focus back when a dialog closes that its item has opened', async () => {
  renderPage(<Page />, []);
  const more = screen.getByRole('button', { name: '更多' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: '清除' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '好' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
});

it('begins at its first line when it is opened by the keyboard, also for the first time', async () => {
  renderPage(<Page />, []);
  screen.getByRole('button', { name: '更多' }).focus();
  for (let opened = 0; opened < 2; opened += 1) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '清除' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});
