import { localTime } from './local-time';

function at(offset: number): Date {
  const moment = new Date('2026-03-01T01:30:05Z');
  moment.getTimezoneOffset = () => offset;
  return moment;
}

test.each([
  [-480, '2026-03-01T09:30:05+08:00'],
  [0, '2026-03-01T01:30:05+00:00'],
  [210, '2026-02-28T22:00:05-03:30'],
])('a clock %i minutes off UTC says %s', (offset, text) => {
  expect(localTime(at(offset))).toBe(text);
});
