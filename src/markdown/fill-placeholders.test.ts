import { fillPlaceholders, placeholdersIn } from './fill-placeholders';

test('placeholders are found with their places', () => {
  expect(placeholdersIn('a {{b}} {c} {{ d }} {{e-f}}')).toEqual([
    { name: 'b', index: 2 },
    { name: 'e-f', index: 20 },
  ]);
});

test('a sentence takes the place of each, as text', () => {
  const html = '<p>{{when}}, {{when}}; {{other}}</p>';
  expect(fillPlaceholders(html, { when: '1 < 2 & 3' })).toBe(
    '<p>1 &lt; 2 &amp; 3, 1 &lt; 2 &amp; 3; {{other}}</p>',
  );
});
