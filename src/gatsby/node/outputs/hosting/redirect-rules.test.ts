import { parseRedirects, redirectFor } from './hosting-rules';

describe('redirects of a build', () => {
  const rule = { from: '/a', to: '/b/', status: 301 };
  const parse = (changed: object) => parseRedirects(JSON.stringify([{ ...rule, ...changed }]));

  test.each([
    { to: 'https://shop.example/x' },
    { to: '/' },
    { status: 308 },
    { from: '/' },
    { from: '/灯 "夜"' },
  ])('are read: %j', (changed) => {
    expect([...parse(changed).values()]).toEqual([{ ...rule, ...changed }]);
  });

  test.each([
    { from: 'a' },
    { from: 'x/a' },
    { to: 'b/' },
    { to: '//evil.example/' },
    { to: 'http://shop.example/' },
    { to: 'see https://shop.example/' },
    { to: '/b c' },
    { to: '/b?c' },
    { to: '/b#c' },
    { to: '/b"' },
    { status: 300 },
    { status: 309 },
    { status: 301.5 },
  ])('are refused with %j', (changed) => {
    expect(() => parse(changed)).toThrow();
  });

  test('hold for an address with and without a slash at its end, and for nothing else', () => {
    const found = (path: string) => redirectFor(path, parse({}))?.to;
    expect(['/a', '/a/', '/a//', '/', '/a/b', '/A'].map(found)).toEqual([
      ...['/b/', '/b/', undefined, undefined, undefined, undefined],
    ]);
    expect(redirectFor('/', parse({ from: '/' }))?.to).toBe('/b/');
  });
});
