import { addressOf } from './references';

const place = { locale: 'en', variant: 'm' } as const;

test.each([
  ['game', 'star-echo', '/en/m/game-library/star-echo/'],
  ['role', 'star-echo-wendi', '/en/m/game-library/role-Info-star-echo-wendi/'],
  ['partner', 'p-lingxi', '/en/m/game-partner/detail-p-lingxi'],
  ['page', 'activity', '/en/m/activity/'],
  ['page', 'download', '/en/m/'],
])('a %s called %s is at %s', (type, id, address) => {
  expect(addressOf({ type, id, title: '' }, place)).toBe(address);
});

test.each([
  ['song', 'star-echo'],
  ['page', 'elsewhere'],
  ['page', 'constructor'],
  ['toString', 'star-echo'],
  ['game', '../../x'],
  ['game', 'javascript:alert(1)'],
])('a %s called %s is left out', (type, id) => {
  expect(addressOf({ type, id, title: '' }, place)).toBeUndefined();
});
