import { contentTypeOf, endingsByType } from './content-types';

test.each([
  ['/a.html', 'text/html; charset=utf-8'],
  ['/A.SVG', 'image/svg+xml; charset=utf-8'],
  ['/a.js.map', 'application/json; charset=utf-8'],
  ['/a.avif', 'image/avif'],
  ['/a.constructor', 'application/octet-stream'],
  ['/a', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

test('every known ending has the name of a media type (RFC 6838)', () => {
  for (const [type, endings] of endingsByType) {
    expect([endings, type]).toEqual([
      endings,
      expect.stringMatching(/^(application|audio|font|image|text|video)\/[a-z][a-z0-9.+-]+$/),
    ]);
  }
});
