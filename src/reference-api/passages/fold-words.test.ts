import { holds } from './fold-words';

/** A letter of Latin script outside of the basic plane. */
const RARE = '\u{1df00}';

test.each([
  ['a work of art', 'art', true],
  ['art', 'art', true],
  ['the cart and the art', 'art', true],
  ['the cart', 'art', false],
  ['the arts', 'art', false],
  ['art2', 'art', false],
  ['éart', 'art', false],
  ['artç', 'art', false],
  [`${RARE}art`, 'art', false],
  [`art${RARE}`, 'art', false],
  ['这是art吗', 'art', true],
  ['𠮷art𠮷', 'art', true],
  ["i don't know", "don't", true],
  ['game over, then', 'game over', true],
  ['games over', 'game over', false],
])('“%s” holds “%s” as a word: %s', (text, word, isHeld) => {
  expect(holds(text, word)).toBe(isHeld);
});

test('words of other scripts are held anywhere, and a * stands for some words', () => {
  expect(holds('青铜之门', '铜之')).toBe(true);
  expect(holds('how do i save it', 'how * save')).toBe(true);
  expect(holds('how do i saves', 'how * save')).toBe(false);
});
