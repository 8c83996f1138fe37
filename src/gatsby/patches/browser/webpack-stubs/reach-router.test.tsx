import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { globalHistory, Location, navigate, pick, Router } from './reach-router';

type Routes = readonly { readonly path: string }[];

const original = jest.requireActual<{
  readonly pick: (routes: Routes, address: string) => ReturnType<typeof pick>;
  readonly Router: ComponentType<{ id: string; basepath: string; children: ReactNode }>;
  readonly ServerLocation: ComponentType<{ url: string; children: ReactNode }>;
}>('@gatsbyjs/reach-router');

/** Patterns of the pages that only the browser renders, and a page that lies among them. */
const PATTERNS = ['', '/m', '/en', '/en/m'].flatMap((place) => [
  { path: `${place}/game-partner/*` },
  { path: `${place}/game-partner/` },
  { path: `${place}/profile/*` },
]);

test.each([
  '/game-partner/',
  '/game-partner',
  '/game-partner/chat-12',
  '/en/m/game-partner/chat-12/?a=1',
  '/m/profile/removeAccount-%E7%81%AF/b',
  '/profile/a%2Fb',
  '/',
  '/m/',
  '/game-library/',
  '/en/game-partners/',
])('%s belongs to the pattern that the original finds', (address) => {
  const expected = original.pick(PATTERNS, address);
  const found = pick(PATTERNS, address);
  expect(found?.route.path).toBe(expected?.route.path);
  expect(found?.params).toEqual(expected?.params);
});

/** A page at an address or a pattern; it says where it is. */
function Page({ location }: { path: string; location?: { readonly pathname: string } }) {
  return <p>{location?.pathname}</p>;
}

/** Pages as Gatsby shows them: the router gives each its address. */
function Site() {
  return (
    <Location>
      {({ location }) => (
        <Router location={location} id="wrapper">
          <Page path={location.pathname.startsWith('/shell') ? '/shell/*' : location.pathname} />
        </Router>
      )}
    </Location>
  );
}

function wrapper(): HTMLElement {
  return screen.getByText(window.location.pathname).parentElement ?? document.body;
}

/** Goes to an address, and waits until its page is shown. */
async function go(to: string, options?: Parameters<typeof navigate>[1]): Promise<void> {
  const shown = navigate(to, options);
  await screen.findByText(to);
  await shown;
}

it('draws the element that the original has drawn in the HTML', () => {
  const expected = render(
    <original.ServerLocation url="/">
      <original.Router id="wrapper" basepath="">
        <Page path="/" />
      </original.Router>
    </original.ServerLocation>,
  ).container.innerHTML;
  expect(render(<Site />).container.innerHTML).toBe(expected);
});

it('shows a page that is gone to, and gives it the focus', async () => {
  render(<Site />);
  expect(wrapper()).not.toHaveFocus();
  await go('/b/');
  expect(wrapper()).toHaveFocus();
  expect(window.history.state).toHaveProperty('key');
});

it('leaves the focus where it is within a shell', async () => {
  render(<Site />);
  await go('/shell/');
  await go('/b/');
  await go('/shell/a/');
  wrapper().blur();
  await go('/shell/b/');
  expect(screen.getByText('/shell/b/')).toBeVisible();
  expect(wrapper()).not.toHaveFocus();
});

it('replaces an entry of the history where it is told to, and adds one elsewhere', async () => {
  render(<Site />);
  const { length } = window.history;
  await go('/c/', { replace: true, state: { from: 'test' } });
  expect(window.history).toHaveLength(length);
  expect(window.history.state).toMatchObject({ from: 'test' });
  await go('/d/');
  expect(window.history).toHaveLength(length + 1);
});

it('follows the history, and tells whoever listens what happened', async () => {
  render(<Site />);
  await go('/e/');
  const told: string[] = [];
  const stop = globalHistory.listen(({ action, location }) => {
    told.push(`${action} ${location.pathname}`);
  });
  await go('/f/');
  window.history.back();
  expect(await screen.findByText('/e/')).toBeVisible();
  stop();
  await go('/g/');
  expect(told).toEqual(['PUSH /f/', 'POP /e/']);
});
