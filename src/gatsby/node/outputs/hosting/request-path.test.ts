import { requestPath } from './request-path';

test.each([
  ['/', '/'],
  ['/a/b.html', '/a/b.html'],
  ['/a/?q=/../x#y', '/a/'],
  ['/a#?', '/a'],
  ['/game-library/tag/%E7%A7%91%E5%B9%BB/?a=1', '/game-library/tag/科幻/'],
  ['//a///b//', '/a/b/'],
  ['/...', '/...'],
  ['/a/..b/c..', '/a/..b/c..'],
  ['/.well-known/x', '/.well-known/x'],
  ['http://site.example/a/?b#c', '/a/'],
  ['http://site.example', '/'],
])('the request line %s asks for %s', (target, path) => {
  expect(requestPath(target)).toBe(path);
});

test.each([
  ['a broken percent-encoding', '/%E4%'],
  ['a way upwards', '/a/../b'],
  ['a way upwards at the end', '/a/..'],
  ['an encoded way upwards', '/%2e%2e%2fetc/passwd'],
  ['a single dot', '/./a'],
  ['a NUL', '/a%00.html'],
  ['a backslash', '/a%5C..%5Cb'],
  ['no path and no address', 'a/b'],
  ['nothing', ''],
  ['a star, as OPTIONS has it', '*'],
  ['an address without a path of its own', 'mailto:a@b.example'],
])('%s is no path: %s', (_, target) => {
  expect(requestPath(target)).toBeUndefined();
});
