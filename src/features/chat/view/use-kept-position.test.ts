import { staysBeneath } from './use-kept-position';

function list(scrollDirection: 'forward' | 'backward' | null) {
  return { itemSizeCache: new Map([['known', 100]]), scrollOffset: 500, scrollDirection };
}

test.each([
  ['a new row above', { key: 'new', start: 300 }, null, true],
  ['a new row beneath', { key: 'new', start: 600 }, null, false],
  ['a row out of view above', { key: 'known', start: 300 }, 'forward', true],
  ['the same on the way up', { key: 'known', start: 300 }, 'backward', false],
  ['a row that reaches into view', { key: 'known', start: 450 }, null, false],
] as const)('what is beneath %s: %#', (_, row, direction, stays) => {
  expect(staysBeneath({ size: 100, ...row }, list(direction), 'other')).toBe(stays);
});

it('stays beneath the row that was the first, whose day goes up to an older one', () => {
  const row = { key: 'known', start: 560, size: 149 };
  expect(staysBeneath(row, list('backward'), 'known')).toBe(true);
});
