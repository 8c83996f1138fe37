import { BuildFaults, makeEach, show } from './faults';

test('a fault is one line, whatever the outside has written into it', () => {
  const { message } = new BuildFaults('The library could not be pulled:', [
    { where: '::error::list, item 1 (id a\n::stop-commands::x)', what: 'expected \u001b[2Ja text' },
    { where: 'list', what: 'x'.repeat(5_000) },
  ]);
  const [heading, first, second, ...more] = message.split('\n');
  expect(heading).toBe('The library could not be pulled:');
  expect(first).toBe(
    String.raw`  \u003a:error::list, item 1 (id a\u000a::stop-commands::x): expected \u001b[2Ja text`,
  );
  expect(second).toHaveLength(1_003);
  expect(more).toEqual([]);
});

test('values are shown as JSON, cut short, however deep they are', () => {
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(show({ deep })).toBe('{…}');
  expect(show(deep)).toBe('[…]');
  expect(show(undefined)).toBe('nothing');
  expect(show('a'.repeat(100))).toBe(`"${'a'.repeat(76)}…`);
});

test('fifty faults are listed, of more their number is told', () => {
  const faults = (count: number) =>
    Array.from({ length: count }, () => ({ where: 'a', what: 'b' }));
  const linesOf = (count: number) => new BuildFaults('Wrong:', faults(count)).message.split('\n');
  expect(linesOf(50)).toHaveLength(51);
  expect(linesOf(50).at(-1)).toBe('  a: b');
  expect(linesOf(52)).toHaveLength(52);
  expect(linesOf(52).at(-1)).toBe('  … and 2 more');
  expect(new BuildFaults('Wrong:', faults(52))).toMatchObject({ name: 'BuildFaults' });
});

test('a value that fits is shown whole', () => {
  expect(show('a'.repeat(78))).toBe(`"${'a'.repeat(78)}"`);
  expect(show('a'.repeat(79))).toBe(`"${'a'.repeat(76)}…`);
});

test('every item of which nothing can be made is named, and the others are made', () => {
  const make = (item: number) => {
    if (item < 0) throw new Error(`${String(item)} is too small`);
    return [item, item * 2];
  };
  expect(makeEach([1, 2], String, make)).toEqual([1, 2, 2, 4]);
  const name = (item: number) => `item ${String(item)}`;
  expect(() => makeEach([1, -1, 2, -2], name, make)).toThrow(
    'Not everything can be made of the library:\n  item -1: -1 is too small\n  item -2: -2 is too small',
  );
});
