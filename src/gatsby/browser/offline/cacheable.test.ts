import { isAnswerable, isHashed, isKeepable, isPerBuild } from './cacheable';
import { fileOf } from './testing/sites';

const ORIGIN = 'https://www.example';

function canAnswer(address: string, init: RequestInit = {}): boolean {
  return isAnswerable(new Request(ORIGIN + address, init), ORIGIN);
}

test.each([
  '/app-6abf8f24.js',
  '/static/pictures/0462f23e2e43f658-640.webp',
  '/search-index/en/405bb1026579d07a.json',
  '/notebooks/en/405bb1026579d07a.json',
])('%s is the same in every build', (path) => {
  expect([isHashed(path), isPerBuild(path)]).toEqual([true, false]);
  expect(canAnswer(path)).toBe(true);
});

test.each([
  '/page-data/app-data.json',
  '/page-data/game-library/a/page-data.json',
  '/search-index/en.json',
  '/notebooks/en.json',
  '/item-cards/zh.json',
  '/tonight-words/zh.json',
  '/chunk-map.json',
])('%s belongs to a build', (path) => {
  expect([isHashed(path), isPerBuild(path)]).toEqual([false, true]);
});

test.each([
  '/api/me',
  '/v1/users/me',
  '/builds/latest.json',
  '/offline.json',
  '/sw.js',
  '/feed.xml',
])('%s goes past the worker', (path) => {
  expect(canAnswer(path)).toBe(false);
});

test('so does what is asked with a query, a token, a range or another method', () => {
  const path = '/page-data/app-data.json';
  expect(canAnswer(path)).toBe(true);
  expect(canAnswer(`${path}?a=1`)).toBe(false);
  expect(canAnswer(path, { method: 'HEAD' })).toBe(false);
  expect(canAnswer(path, { method: 'POST' })).toBe(false);
  expect(canAnswer(path, { headers: { Authorization: 'Bearer a' } })).toBe(false);
  expect(canAnswer(path, { headers: { Range: 'bytes=0-' } })).toBe(false);
  expect(isAnswerable(new Request(`https://other.example${path}`), ORIGIN)).toBe(false);
});

test('a file for everybody may be kept', () => {
  const headers = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
  expect(isKeepable(fileOf('/a.json', '{}', headers))).toBe(true);
});

test.each([
  { 'cache-control': 'private' },
  { 'cache-control': 'no-store' },
  { vary: 'Cookie' },
  { vary: 'Authorization' },
  { vary: '*' },
])('one with %j may not', (headers) => {
  expect(isKeepable(fileOf('/a.json', '{}', headers))).toBe(false);
});

test('an answer of another site, as a hotel gives it, may not', () => {
  expect(isKeepable(new Response('', { status: 200 }))).toBe(false);
  const led = fileOf('/a/', 'Log in to the hotel');
  Object.defineProperty(led, 'redirected', { value: true });
  expect(isKeepable(led)).toBe(false);
});
