import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

type List = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** A row whose size has changed, and what its list knows of it so far. */
interface Resized {
  readonly key: string | number | bigint;
  readonly start: number;
  readonly size: number;
}

/**
 * Whether the rows beneath a row that changes its size stay where they are, and what is above moves: for rows out of
 * view above, as the list does it by itself, and for the one that was the first before older ones came: it loses the
 * day that stood above it.
 */
export function staysBeneath(
  { key, start, size }: Resized,
  {
    itemSizeCache,
    scrollOffset,
    scrollDirection,
  }: Pick<List, 'itemSizeCache' | 'scrollOffset' | 'scrollDirection'>,
  formerFirst: string | undefined,
): boolean {
  const top = scrollOffset ?? 0;
  if (!itemSizeCache.has(key)) return start < top;
  return key === formerFirst || (start + size <= top && scrollDirection !== 'backward');
}

/** Keeps what a reader reads in its place when older rows come above it. */
export function useKeptPosition(list: List, firstKey: string | undefined): void {
  const first = useRef(firstKey);
  const formerFirst = useRef<string>();
  useLayoutEffect(() => {
    if (first.current !== firstKey) formerFirst.current = first.current;
    first.current = firstKey;
  }, [firstKey]);
  useLayoutEffect(() => {
    Object.assign(list, {
      shouldAdjustScrollPositionOnItemSizeChange: (item: Resized, _: number, of: List) =>
        staysBeneath(item, of, formerFirst.current),
    });
  }, [list]);
}
