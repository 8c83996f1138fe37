import { staysBeneath } from './use-kept-position';

function list(scrollDirection: 'forward' | 'backward' | null) {
  return { itemSizeCache: new Map([['known', 100]]), scrollOffset: 500, scrollDirection };
}

test.each([
  ['a new row above', { key: 'new', start: 300 }, null, true],
  ['a new row beneath', { key: 'new', start: 600 }, null, false],
  [
    'an older row whose place is not worked out yet',
    { key: 'new', index: 1, start: 600 },
    null,
    true,
  ],
  ['a row out of view above', { key: 'known', start: 300 }, 'forward', true],
  ['the same on the way up', { key: 'known', start: 300 }, 'backward', false],
  ['a row that reaches into view', { key: 'known', start: 450 }, null, false],
] as const)('what is beneath %s: %#', (_, row, direction, stays) => {
  const formerFirst = { key: 'other', index: 2 };
  expect(staysBeneath({ size: 100, index: 7, ...row }, list(direction), formerFirst)).toBe(stays);
});

it('stays beneath the row that was the first, whose day goes up to an older one', () => {
  const row = { key: 'known', index: 7, start: 560, size: 149 };
  expect(staysBeneath(row, list('backward'), { key: 'known', index: 7 })).toBe(true);
});
