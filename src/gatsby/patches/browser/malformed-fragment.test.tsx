import { keepFragmentDecodable, decodableFragment } from './malformed-fragment';

test.each([
  ['', ''],
  ['#roles', '#roles'],
  ['#q=%E7%81%AF&page=2', '#q=%E7%81%AF&page=2'],
  ['#ask=50%', '#ask=50%25'],
  ['#q=%E6', '#q=%25E6'],
  ['#q=%E7%81%AF%E6', '#q=%25E7%2581%25AF%25E6'],
])('of %j it makes %j', (hash, sound) => {
  expect(decodableFragment(hash)).toBe(sound);
  expect(() => decodeURI(sound)).not.toThrow();
});

test('the address is mended at once, and when a visitor goes to another fragment', () => {
  window.history.replaceState({ key: '1' }, '', '/game-partner/?a=1#q=%E6');
  keepFragmentDecodable();
  expect(window.location.href).toMatch(/\/game-partner\/\?a=1#q=%25E6$/);
  expect(window.history.state).toEqual({ key: '1' });
  window.history.pushState(null, '', '#q=50%');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('#q=50%25');
});
