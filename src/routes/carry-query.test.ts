import fc from 'fast-check';
import { carryQuery } from './carry-query';
import { checkProperty } from '../testing/check-property';

test.each([
  ['', '', ''],
  ['?channel=a', '', '?channel=a'],
  ['', '?x=1', '?x=1'],
  ['?channel=a', '?x=1', '?channel=a&x=1'],
  ['?channel=a', '?channel=b', '?channel=b'],
  ['?searchValue=%E7%81%AF&channel=a', '?searchValue=x', '?channel=a&searchValue=x'],
  ['?a=1&a=2', '?b=3', '?a=1&a=2&b=3'],
  ['?a=1', '?a=2&a=3', '?a=2&a=3'],
  ['channel=a', '?x=1', '?channel=a&x=1'],
  ['?channel=<script>', '?x', '?channel=%3Cscript%3E&x='],
  ['?%E0%A4', '?x=1', '?%EF%BF%BD=&x=1'],
])('%s beneath %s is %s', (previous, next, expected) => {
  expect(carryQuery(previous, next)).toBe(expected);
});

test('the next query wins, nothing is lost, and a second time adds nothing', () => {
  const query = fc
    .array(fc.tuple(fc.string(), fc.string()))
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);
  checkProperty(
    fc.property(query, query, (previous, next) => {
      const merged = carryQuery(previous, next);
      const url = new URL(`/about-us/${merged}`, 'https://www.example.com');
      expect([url.origin, url.pathname, url.hash]).toEqual([
        'https://www.example.com',
        '/about-us/',
        '',
      ]);
      const [before, own, result] = [previous, next, merged].map(
        (text) => new URLSearchParams(text),
      );
      for (const name of own?.keys() ?? []) expect(result?.getAll(name)).toEqual(own?.getAll(name));
      for (const name of before?.keys() ?? []) expect(result?.has(name)).toBe(true);
      expect(carryQuery(previous, merged)).toBe(merged);
    }),
  );
});

test('a query of 4,000 characters is carried whole', () => {
  const long = `?x=${'%E7%81%AF'.repeat(440)}`;
  expect(new URLSearchParams(carryQuery(long, '?y=1')).get('x')).toBe('灯'.repeat(440));
});
