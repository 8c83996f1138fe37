import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, type ReactNode } from 'react';
import { forgetSaid, said } from '../testing/said';
import { VOICE_REST_MS } from '../voice';
import { watchPointing } from './quiet-focus';
import { useNavigationFocus } from './use-navigation-focus';

let entries = 0;

/** A site: the page, and behind it what follows the navigation, in the order of the layout. */
function Site({ pathname, children }: { pathname: string; children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  // As Gatsby's router does.
  useEffect(() => {
    if (shown.current !== pathname) wrapper.current?.focus();
    shown.current = pathname;
  }, [pathname]);
  return (
    <div ref={wrapper} tabIndex={-1} data-testid="wrapper">
      <header>
        <a href="/activity/">Events</a>
      </header>
      <main key={pathname} tabIndex={-1}>
        {children}
      </main>
      <Follower pathname={pathname} />
    </div>
  );
}

function Follower({ pathname }: { pathname: string }) {
  useNavigationFocus(pathname);
  return null;
}

const list = (
  <>
    <h1>Library</h1>
    <a href="/game-library/a/">A</a>
    <a href="/game-library/b/">B</a>
    <a href="/game-library/a/">A again</a>
  </>
);
const game = (
  <>
    <h1>The Bronze Gate</h1>
    <h2 id="roles">Roles</h2>
  </>
);

let rerender: (site: ReactNode) => void;

function go(pathname: string, children: ReactNode): void {
  entries += 1;
  window.history.pushState({ key: String(entries) }, '', pathname);
  rerender(<Site pathname={pathname.replace(/#.*/, '')}>{children}</Site>);
}

/** Goes back to an entry of the history: the browser shows its state before the page is drawn. */
function goBackTo(entry: string, pathname: string, children: ReactNode): void {
  window.history.replaceState({ key: entry }, '', pathname);
  rerender(<Site pathname={pathname}>{children}</Site>);
}

function focused(): Element | null {
  return document.activeElement;
}

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name });
}

function heading(name: string): HTMLElement {
  return screen.getByRole('heading', { name });
}

/** Waits until the page would have been named. */
function settle(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, VOICE_REST_MS + 100)));
}

/** Texts of what was brought into sight; jsdom has no layout. */
const broughtIntoSight: string[] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    broughtIntoSight.push(this.textContent);
  };
  watchPointing();
  // Links lead nowhere here.
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  forgetSaid();
  document.title = 'A shell | Youban';
  entries += 1;
  window.history.replaceState({ key: String(entries) }, '', '/game-library/');
  rerender = render(<Site pathname="/game-library/">{list}</Site>).rerender;
});

test('the first page leaves the focus where the browser has put it', () => {
  expect(document.body).toHaveFocus();
});

test('a page begins at its heading, and says no more than that', async () => {
  await userEvent.click(link('Events'));
  go('/game-library/a/', game);
  await waitFor(() => expect(heading('The Bronze Gate')).toHaveFocus());
  await settle();
  expect(said()).toEqual([]);
});

test('who points sees no ring, and for the keyboard the document says what has one', async () => {
  await userEvent.click(link('B'));
  go('/game-library/b/', game);
  await waitFor(() => expect(focused()?.localName).toBe('h1'));
  expect(focused()).toHaveStyle({ outline: 'none' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  go('/game-library/', list);
  await waitFor(() => expect(heading('Library')).toHaveFocus());
  expect(focused()).not.toHaveAttribute('style');
});

test('a part that the address names comes before the heading', async () => {
  go('/game-library/a/#roles', game);
  await waitFor(() => expect(heading('Roles')).toHaveFocus());
  await waitFor(() => expect(said()).toEqual(['The Bronze Gate']));
});

test('the way back leads to the very link that was followed, and names the page', async () => {
  const entry = String(entries);
  await userEvent.click(link('A again'));
  go('/game-library/a/', game);
  await waitFor(() => expect(focused()?.localName).toBe('h1'));
  goBackTo(entry, '/game-library/', list);
  await waitFor(() => expect(link('A again')).toHaveFocus());
  await waitFor(() => expect(said()).toEqual(['Library']));
});

test('a link that comes late is waited for, until the visitor goes on', async () => {
  const entry = String(entries);
  await userEvent.click(link('B'));
  go('/game-library/b/', game);
  await waitFor(() => expect(focused()?.localName).toBe('h1'));
  goBackTo(entry, '/game-library/', <h1>Library</h1>);
  await waitFor(() => expect(heading('Library')).toHaveFocus());
  rerender(<Site pathname="/game-library/">{list}</Site>);
  await waitFor(() => expect(link('B')).toHaveFocus());
});

test('whoever goes on before a link has come is not called back', async () => {
  const entry = String(entries);
  await userEvent.click(link('B'));
  go('/game-library/b/', game);
  goBackTo(entry, '/game-library/', <h1>Library</h1>);
  await waitFor(() => expect(heading('Library')).toHaveFocus());
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  rerender(<Site pathname="/game-library/">{list}</Site>);
  await settle();
  expect(heading('Library')).toHaveFocus();
});

test('in a shell the focus waits for the heading', async () => {
  go('/profile/removeAccount-1', <p>…</p>);
  await waitFor(() => expect(focused()?.localName).toBe('main'));
  rerender(
    <Site pathname="/profile/removeAccount-1">
      <h1>Delete account</h1>
    </Site>,
  );
  await waitFor(() => expect(heading('Delete account')).toHaveFocus());
});

test('a page whose heading comes late is named by that alone, and not by the title of its shell', async () => {
  go('/game-partner/mobei/', <p>…</p>);
  await waitFor(() => expect(focused()?.localName).toBe('main'));
  await settle();
  rerender(<Site pathname="/game-partner/mobei/">{game}</Site>);
  await waitFor(() => expect(heading('The Bronze Gate')).toHaveFocus());
  await settle();
  expect(said()).toEqual([]);
});

test('a list that takes the place of the one of the build has the focus on the same page’s link', async () => {
  const entry = String(entries);
  await userEvent.click(link('A again'));
  go('/game-library/a/', game);
  await waitFor(() => expect(focused()?.localName).toBe('h1'));
  goBackTo(entry, '/game-library/', list);
  await waitFor(() => expect(link('A again')).toHaveFocus());
  const found = (
    <>
      <h1>Library</h1>
      <ul>
        <li>
          <a href="/game-library/a/">A found</a>
        </li>
      </ul>
    </>
  );
  rerender(<Site pathname="/game-library/">{found}</Site>);
  await waitFor(() => expect(link('A found')).toHaveFocus());
  await waitFor(() => expect(broughtIntoSight.at(-1)).toBe('A found'));
});

test('of a link that is no longer there the nearest one before it has the focus', async () => {
  const entry = String(entries);
  const row = (names: readonly string[]) => (
    <>
      <h1>Library</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`/game-library/${name}/`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
  rerender(<Site pathname="/game-library/">{row(['one', 'two', 'three'])}</Site>);
  await userEvent.click(link('three'));
  go('/game-library/three/', game);
  await waitFor(() => expect(focused()?.localName).toBe('h1'));
  goBackTo(entry, '/game-library/', row(['one', 'two']));
  await waitFor(() => expect(link('two')).toHaveFocus());
});

function Search() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Search</h1>
      <input ref={field} aria-label="Words" />
    </>
  );
}

test('a page that gives the focus to a field of its own keeps it there', async () => {
  go('/game-library/search/', <Search />);
  await waitFor(() => expect(said()).toEqual(['Search']));
  expect(screen.getByLabelText('Words')).toHaveFocus();
});

test('a twin goes on at the part that is read, without a word', async () => {
  const tops: Record<string, number> = { one: -900, two: -20, three: 800 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0, 10, 10);
  });
  const text = (
    <>
      <h1>Game</h1>
      <h2 id="one">One</h2>
      <h2 id="two">Two</h2>
      <h2 id="three">Three</h2>
    </>
  );
  go('/m/game-library/', text);
  await waitFor(() => expect(heading('Two')).toHaveFocus());
  await settle();
  expect(said()).toEqual([]);
});
