import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { catchFallenFocus } from './next-of-kin';

/** Waits until all has been told that a browser tells, and a frame more. */
function settle(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function focus(name: string): void {
  act(() => button(name).focus());
}

let stop: () => void;
beforeEach(async () => {
  document.body.replaceChildren();
  // The page of the last test has gone, too.
  await settle();
  stop = catchFallenFocus();
});
afterEach(() => stop());

/** A page with a list, of which each item can be taken out. */
function Page({ titled = false, kept = false }: { titled?: boolean; kept?: boolean }) {
  const [items, setItems] = useState(['a', 'b', 'c']);
  const remove = (item: string): void => setItems(items.filter((each) => each !== item));
  const Box = titled ? 'section' : 'div';
  return (
    <main>
      <h1>Shelf</h1>
      <button type="button">Before</button>
      <Box>
        {titled && <h2>Favourites</h2>}
        <ul>
          {items.map((item) => (
            <li key={item}>
              <a href={`#${item}`}>{item}</a>
              {kept && <button type="button">{`Keep ${item}`}</button>}
              <button type="button" onClick={() => remove(item)}>
                {`Remove ${item}`}
              </button>
            </li>
          ))}
        </ul>
      </Box>
    </main>
  );
}

async function remove(name: string): Promise<void> {
  focus(name);
  act(() => button(name).click());
  await settle();
}

test('of two buttons of a neighbour that one takes it over which does the same', async () => {
  render(<Page kept />);
  await remove('Remove b');
  expect(button('Remove c')).toHaveFocus();
  focus('Remove c');
  await remove('Remove c');
  expect(button('Remove a')).toHaveFocus();
});

test('the next of the row takes the focus over, at its end the one before', async () => {
  render(<Page />);
  await remove('Remove b');
  expect(button('Remove c')).toHaveFocus();
  await remove('Remove c');
  expect(button('Remove a')).toHaveFocus();
});

test('of the one before, what is nearest', async () => {
  const row = (...names: string[]) =>
    `<p>${names.map((name) => `<button>${name}</button>`).join('')}</p>`;
  document.body.innerHTML = `<main><h1>Shelf</h1>${row('1', '2')}${row('3')}</main>`;
  focus('3');
  document.querySelector('p:last-child')?.remove();
  await waitFor(() => expect(button('2')).toHaveFocus());
});

test.each([
  ['of the section', true, 'Favourites'],
  ['of the page', false, 'Shelf'],
])('the last one leaves it to the heading %s', async (_, titled, name) => {
  render(<Page titled={titled} />);
  await remove('Remove a');
  await remove('Remove b');
  await remove('Remove c');
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

test('whoever takes something away may choose for itself', async () => {
  render(<Page />);
  focus('Remove b');
  act(() => button('Remove b').click());
  // It has been seen by then, and no frame has been drawn.
  await Promise.resolve();
  focus('Before');
  await settle();
  expect(button('Before')).toHaveFocus();
});

test('a focus that was given up before is not brought back', async () => {
  render(<Page />);
  focus('Remove b');
  act(() => button('Remove b').blur());
  await settle();
  act(() => button('Remove b').click());
  await settle();
  expect(document.body).toHaveFocus();
});

test('a dialog gives the focus back itself', async () => {
  document.body.innerHTML =
    '<main><h1>Shelf</h1></main><div role="dialog"><button>Yes</button></div>';
  focus('Yes');
  document.querySelector('[role=dialog]')?.remove();
  await settle();
  expect(document.body).toHaveFocus();
});

test('a field hands it to no field: no keyboard comes up', async () => {
  document.body.innerHTML =
    '<main><h1>Shelf</h1><p><input aria-label="a"></p><p><input aria-label="b"></p></main>';
  act(() => screen.getByLabelText('a').focus());
  document.querySelector('p')?.remove();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('what goes with its page is left to the rule of navigations', async () => {
  const { unmount } = render(<Page />);
  focus('Remove b');
  window.history.pushState(null, '', '/another-page/');
  unmount();
  document.body.innerHTML = '<main><h1>Another page</h1></main>';
  await settle();
  expect(document.body).toHaveFocus();
  window.history.back();
});
