import { readNumber } from './read-number';

test.each([
  ['12', 12],
  ['两', 2],
  ['十', 10],
  ['十二', 12],
  ['五十', 50],
  ['九十六', 96],
  ['eight', 8],
])('%s is %i', (number, value) => {
  expect(readNumber(number)).toBe(value);
});
