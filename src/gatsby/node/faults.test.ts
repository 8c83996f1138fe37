import { BuildFaults, show } from './faults';

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
