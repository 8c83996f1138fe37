import { startedByDay } from './started-by-day';

const games = Array.from({ length: 24 }, (_, at) => at);

test('a list begins elsewhere on each day, and after three days all have been among the first eight', () => {
  const days = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];
  const [first, ...later] = days.map((day) => startedByDay(games, day));
  expect(startedByDay(games, '2026-11-28')).toEqual(first);
  expect([...(first ?? [])].sort((one, other) => one - other)).toEqual(games);
  const seen = [first, ...later].slice(0, 3).flatMap((list) => list?.slice(0, 8) ?? []);
  expect(new Set(seen).size).toBe(24);
  expect(later[2]).toEqual(first);
});

test('an empty list stays empty', () => {
  expect(startedByDay([], '2026-11-28')).toEqual([]);
});
