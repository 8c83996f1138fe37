import { announceRoute } from './navigation-state';
import { protectScrollRestoration } from './scroll-restoration';

const scrollTo = jest.fn();
window.scrollTo = scrollTo;

function show(address: string): void {
  window.history.pushState(null, '', address);
  announceRoute();
}

beforeAll(() => {
  protectScrollRestoration();
});
beforeEach(() => {
  document.body.innerHTML = '<h2 id="roles">Roles</h2>';
  show('/game-partner/');
  scrollTo.mockClear();
});

test('a page whose fragment is its state begins at its top', () => {
  show('/game-partner/chat-p-lingxi/#ask=50%25');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a fragment that names an element is left to Gatsby, and so is a page without one', () => {
  show('/game-library/lantern-city/#roles');
  show('/about-us/');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('another state of the same page stays where it is', () => {
  show('/game-partner/#tag=%E6%B8%A9%E6%9F%94');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('back and forward lead to where a page was left', () => {
  window.history.pushState(null, '', '/game-partner/chat-p-lingxi/#quest=q');
  window.dispatchEvent(new PopStateEvent('popstate'));
  announceRoute();
  expect(scrollTo).not.toHaveBeenCalled();
});
