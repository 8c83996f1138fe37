import { navigate } from 'gatsby';
import { followWidth } from './follow-width';
import { navigation, announceRoute } from './navigation-state';

let isNarrow = false;
let isOnPaper = false;

function resize(narrow: boolean): void {
  isNarrow = narrow;
  window.dispatchEvent(new Event('resize'));
}
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
}

beforeAll(() => {
  window.matchMedia = (query) =>
    ({ matches: query === 'print' ? isOnPaper : isNarrow }) as MediaQueryList;
  goTo('/activity/');
  followWidth();
});
beforeEach(() => {
  isNarrow = false;
  isOnPaper = false;
  localStorage.clear();
  document.body.replaceChildren();
  navigation.pending = undefined;
  goTo('/activity/?channel=a#top');
});

test('a window that becomes narrow shows the twin in the place of the page, and back', () => {
  resize(true);
  expect(navigate).toHaveBeenCalledWith('/m/activity/?channel=a#top', { replace: true });
  goTo('/m/activity/');
  resize(false);
  expect(navigate).toHaveBeenLastCalledWith('/activity/', { replace: true });
});

test('a window that is still being drawn asks once', () => {
  resize(true);
  navigation.pending = { address: '/m/activity/?channel=a#top', replace: true };
  resize(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('on the right side of the line nothing happens', () => {
  resize(false);
  expect(navigate).not.toHaveBeenCalled();
});

test('a choice wins over the width', () => {
  localStorage.setItem('variant', 'pc');
  resize(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a page stays what it is on paper', () => {
  isOnPaper = true;
  resize(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a page without a twin stays', () => {
  goTo('/terms/');
  resize(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('who is in the middle of something is left alone until the field is left', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input value="138">';
  resize(true);
  expect(navigate).not.toHaveBeenCalled();
  document.querySelector('input')?.remove();
  document.dispatchEvent(new Event('focusout'));
  expect(navigate).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(navigate).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('looks again when a page is shown: the window may have crossed the line meanwhile', () => {
  isNarrow = true;
  announceRoute();
  expect(navigate).toHaveBeenCalledTimes(1);
});
