import { evenColumns } from './role-card';

test.each([
  [1, 4],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [9, 5],
  [12, 6],
  [13, 5],
  [31, 4],
])('%i roles where six fit stand in %i columns', (count, columns) => {
  expect(evenColumns(count, 6)).toBe(columns);
});

test.each([
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
])('%i roles where four fit stand in %i columns', (count, columns) => {
  expect(evenColumns(count, 4)).toBe(columns);
});

test.each([
  [4, 2],
  [5, 3],
  [6, 3],
])('%i roles where three fit stand in %i columns', (count, columns) => {
  expect(evenColumns(count, 3)).toBe(columns);
});

test('no role is left alone where a choice of columns helps', () => {
  const alone = Array.from({ length: 59 }, (_, count) => count + 2).filter(
    (count) => count % evenColumns(count, 6) === 1,
  );
  expect(alone).toEqual([]);
});
