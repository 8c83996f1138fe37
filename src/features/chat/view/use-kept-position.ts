import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Row } from './rows';

type List = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** A row whose size has changed, and what its list knows of it so far. */
interface Resized {
  readonly key: string | number | bigint;
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** The row that was the first before older ones came, and where it stands now. */
interface FormerFirst {
  readonly key: string;
  readonly index: number;
}

/**
 * True when the rows beneath a row that changes its size stay where they are, and what is above moves: for rows out of
 * view above, as the list does it by itself; for older rows that are measured for the first time, wherever the list
 * takes its top to be in the middle of measuring them; and for the one that was the first before: it loses the day that
 * stood above it.
 */
export function staysBeneath(
  { key, index, start, size }: Resized,
  {
    itemSizeCache,
    scrollOffset,
    scrollDirection,
  }: Pick<List, 'itemSizeCache' | 'scrollOffset' | 'scrollDirection'>,
  formerFirst: FormerFirst | undefined,
): boolean {
  const top = scrollOffset ?? 0;
  if (!itemSizeCache.has(key)) return start < top || index < (formerFirst?.index ?? 0);
  return key === formerFirst?.key || (start + size <= top && scrollDirection !== 'backward');
}

/** Keeps what a reader reads in its place when older rows come above it. */
export function useKeptPosition(list: List, rows: readonly Row[]): void {
  const firstKey = rows.find(({ kind }) => kind === 'message')?.key;
  const first = useRef(firstKey);
  const formerFirst = useRef<FormerFirst>();
  useLayoutEffect(() => {
    const { current: key } = first;
    if (key !== undefined && key !== firstKey) {
      formerFirst.current = { key, index: rows.findIndex((row) => row.key === key) };
    }
    first.current = firstKey;
  }, [firstKey, rows]);
  useLayoutEffect(() => {
    Object.assign(list, {
      shouldAdjustScrollPositionOnItemSizeChange: (item: Resized, _: number, of: List) =>
        staysBeneath(item, of, formerFirst.current),
    });
  }, [list]);
}
