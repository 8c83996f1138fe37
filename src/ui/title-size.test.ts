import { titleSize } from './title-size';

it.each([
  ['万灯城', 6],
  ['City of Ten Thousand Lanterns', 6],
  ['x'.repeat(36), 6],
  ['x'.repeat(37), 4],
  ['灯'.repeat(18), 6],
  ['灯'.repeat(19), 4],
])('%s is set in size %d on a phone', (name, fontSize) => {
  expect(titleSize(name).fontSize).toBe(fontSize);
});
