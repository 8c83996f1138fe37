import { isLongTitle } from './page-name-style';

it.each([
  ['万灯城', false],
  ['City of Ten Thousand Lanterns', false],
  ['x'.repeat(36), false],
  ['x'.repeat(37), true],
  ['灯'.repeat(18), false],
  ['灯'.repeat(19), true],
])('%s is long: %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong);
});
