import { Virtualizer } from '@tanstack/react-virtual';
import { renderHook } from '@testing-library/react';
import type { ChatMessage } from '../conversation/conversation';
import type { Row } from './rows';
import { staysBeneath, useKeptPosition } from './use-kept-position';

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

function messageRow(key: string): Row {
  const message: ChatMessage = {
    key,
    id: key,
    sender: 'user',
    type: 'text',
    content: key,
    createdAt: '',
    delivery: 'sent',
    references: [],
    origin: 'model',
  };
  return { kind: 'message', key, message, day: undefined, isFirst: true, isLast: true };
}

test('when older messages come, the list keeps what stands beneath the one that was the first', () => {
  const none = (): void => undefined;
  const virtualizer = new Virtualizer<HTMLDivElement, HTMLLIElement>({
    ...{ count: 3, estimateSize: () => 100, getScrollElement: () => null },
    ...{ scrollToFn: none, observeElementRect: none, observeElementOffset: none },
  });
  const kept = Object.assign(virtualizer, list(null));
  const opening: Row = { kind: 'opening', key: 'opening' };
  const { rerender } = renderHook(({ rows }) => useKeptPosition(kept, rows), {
    initialProps: { rows: [opening, messageRow('known')] },
  });
  const keeps = (key: string, index: number) =>
    kept.shouldAdjustScrollPositionOnItemSizeChange?.(
      { key, index, start: 600, end: 700, size: 100, lane: 0 },
      0,
      kept,
    );
  expect(keeps('known', 1)).toBe(false);
  rerender({ rows: [opening, messageRow('older'), messageRow('known')] });
  expect(keeps('known', 2)).toBe(true);
  expect(keeps('older', 1)).toBe(true);
  expect(keeps('newer', 3)).toBe(false);
});
