import { lightAt, weatherOn } from './hotspot-lights.lazy';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [9, 'dawn'],
  [10, 'dusk'],
  [19, 'dusk'],
  [20, 'night'],
  [23, 'night'],
])('at %i it is %s', (hour, light) => {
  expect(lightAt(hour)).toBe(light);
});

test.each([
  ['an autumn day', '2026-11-23T12:00', undefined],
  ['the first day of winter', '2026-12-01T12:00', 'snow'],
  ['the day before the Chinese New Year', '2026-02-16T12:00', 'snow'],
  ['the Chinese New Year', '2026-02-17T12:00', 'lanterns'],
  ['the Lantern Festival', '2026-03-03T12:00', 'lanterns'],
  ['the day after it', '2026-03-04T12:00', undefined],
  ['the Mid-Autumn Festival', '2026-09-25T12:00', 'lanterns'],
  ['a leap month', '2025-08-01T12:00', undefined],
])('%s, %s: %s', (_, date, weather) => {
  expect(weatherOn(new Date(date))).toBe(weather);
});
