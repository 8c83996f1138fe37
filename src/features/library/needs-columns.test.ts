import { needsColumns } from './needs-columns';

test.each([
  ['Chinese of seven lines', false, '她'.repeat(250)],
  ['Chinese of nine lines', true, '她'.repeat(320)],
  ['English of seven lines', false, 'never '.repeat(85)],
  ['English of nine lines', true, 'never '.repeat(110)],
  ['kana of nine lines', true, 'のカ'.repeat(160)],
])('a text of %s has two columns: %s', (_, isLong, text) => {
  expect(needsColumns(`<p>${text}</p>`)).toBe(isLong);
});

test('marks are no letters', () => {
  expect(needsColumns('<a href="/en/game-library/cat-inn/">Inn</a> '.repeat(40))).toBe(false);
});
