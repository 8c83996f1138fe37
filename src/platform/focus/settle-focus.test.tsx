import { settleFocus } from './settle-focus';

function links(): HTMLElement[] {
  return Array.from(document.querySelectorAll('a'));
}

/** Shows a page with one link, and waits until its observers have seen it. */
async function show(pathname: string): Promise<void> {
  window.history.replaceState(null, '', pathname);
  document.body.innerHTML = `<main><a href="/game/">${pathname}</a></main>`;
  await Promise.resolve();
}

test('a link that is drawn anew gets the focus again, but none of another page does', async () => {
  await show('/list/');
  const onFocus = jest.fn();
  const end = settleFocus([links], onFocus);
  expect(links()[0]).toHaveFocus();
  await show('/list/');
  expect(links()[0]).toHaveFocus();
  await show('/game/');
  expect(document.body).toHaveFocus();
  expect(onFocus).toHaveBeenCalledTimes(2);
  end();
});
