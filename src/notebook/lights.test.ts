import fc from 'fast-check';
import type { DaySpan } from '../contract/notebooks';
import { checkProperty } from '../testing/check-property';
import { dayOfNumber } from './day-number';
import { lightsOn } from './lights';

const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];

function root(tied: Readonly<Record<string, readonly DaySpan[]>>) {
  return {
    partners: Object.fromEntries(
      Object.entries(tied).map(([id, spans]) => [id, { file: 'x', tied: [...spans] }]),
    ),
  };
}

const none = { p1: [], p2: [], p3: [], p4: [] };

test('one to three lights are on, the same on the same day, of those who have a notebook', () => {
  const counts = new Set<number>();
  const seen = new Set<string>();
  checkProperty(
    fc.property(fc.integer({ min: 0, max: 47_000 }), (number) => {
      const day = dayOfNumber(number);
      const lit = lightsOn(root(none), ids, day);
      counts.add(lit.size);
      for (const id of lit) seen.add(id);
      expect([...lightsOn(root(none), [...ids].reverse(), day)]).toEqual([...lit]);
    }),
  );
  expect([...counts].sort()).toEqual([1, 2, 3]);
  expect([...seen].sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
});

test('who writes most of activities of the day comes first', () => {
  const span: DaySpan = ['2026-11-23', '2026-11-30'];
  const tied = root({ ...none, p3: [span] });
  for (const day of ['2026-11-23', '2026-11-27', '2026-11-30']) {
    expect(lightsOn(tied, ids, day)).toContain('p3');
  }
  const all = root({ p1: [span], p2: [span], p3: [span], p4: [span, span] });
  for (const day of ['2026-11-24', '2026-11-26']) expect(lightsOn(all, ids, day)).toContain('p4');
  expect(lightsOn(all, ids, '2026-11-25').size).toBe(3);
});

test('where nobody has a notebook, no light is on', () => {
  expect(lightsOn(root({}), ids, '2026-11-25').size).toBe(0);
  expect(lightsOn(root(none), ['p9'], '2026-11-25').size).toBe(0);
});
