import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { insetFocusRing } from '../../../theme/focus-ring';
import { NEAR_END_PX, type BottomSticking } from './use-stick-to-bottom';
import type { Row } from './rows';
import { showMenuOf } from './message-bubble';
import { useFocusedRow, useRowFocus } from './use-row-focus';
import { useKeptPosition } from './use-kept-position';
import { useLongPress } from './use-long-press';

/** Rows that are out of view and drawn all the same, on each side. */
const OVERSCAN = 6;
/** How high a row is taken to be until it is measured, in pixels. */
const ROW_PX = 88;
/** Least room above the first row, for what there is to say about older ones. */
const HEAD_PX = 64;
const FOOT_PX = 12;

interface Props {
  label: string;
  rows: readonly Row[];
  /** Draws a row; of what can be done with it, Tab comes to that of its one stop alone. */
  renderRow: (row: Row, isStop: boolean) => ReactNode;
  /** Gives the words that a row is read out by when it has the focus. */
  nameOf: (row: Row) => string;
  /** Stands above the first row. */
  head: ReactNode;
  end: BottomSticking;
  /** The row that is to be brought into view. */
  shownKey: string | undefined;
  /** A reply is on its way. */
  isBusy: boolean;
}

const scrollerStyle = {
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps the position itself: two that do would move twice.
  overflowAnchor: 'none',
} satisfies ThemeUIStyleObject;

const roomStyle = {
  position: 'relative',
  width: '100%',
  // Where motion is not welcome every change takes a moment: the end would not be there yet when it is scrolled to.
  transitionProperty: 'none',
} satisfies ThemeUIStyleObject;

const headStyle = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  minHeight: HEAD_PX,
} satisfies ThemeUIStyleObject;

const listStyle = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

// Each has a place of its own: one that comes or changes makes no other one be laid out or painted.
const rowStyle = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  contain: 'layout style',
  // The log cuts off what lies beyond it.
  '&:focus-visible': insetFocusRing,
} satisfies ThemeUIStyleObject;

function estimateSize(): number {
  return ROW_PX;
}

/** Follows how high the head is: large type needs more than its least room. */
function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  const [headPx, setHeadPx] = useState(HEAD_PX);
  useEffect(() => {
    const element = head.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      setHeadPx(Math.max(HEAD_PX, element.offsetHeight));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { head, headPx };
}

/**
 * The lines of a conversation, of which only those in view and their neighbours are in the document. They are one stop for
 * the Tab key.
 */
export function MessageLog(props: Props) {
  const { label, rows, renderRow, nameOf, end, shownKey, isBusy } = props;
  const { head, headPx } = useHeadHeight();
  const scroller = useRef<HTMLDivElement>(null);
  // The same function for as long as the rows are: with another one all of them would be counted anew.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const hasBegun = rows.some(({ kind }) => kind === 'message');
  const focused = useFocusedRow(rows);
  // oxlint-disable-next-line react/incompatible-library -- Its methods are called in this component only.
  const list = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    overscan: OVERSCAN,
    rangeExtractor: focused.rangeExtractor,
    paddingStart: headPx,
    paddingEnd: FOOT_PX,
    // Older rows above move nothing, and a row that grows at the end is followed. What is read first is read from its start.
    anchorTo: hasBegun ? 'end' : 'start',
    scrollEndThreshold: NEAR_END_PX,
  });
  useKeptPosition(list, rows);
  const { stop, keys } = useRowFocus(rows, focused, list);
  const { isFollowing, isAtEnd, leave } = end;
  const height = list.scrollRect?.height;
  useLayoutEffect(() => {
    if (!isFollowing.current || rows.length === 0) return;
    if (hasBegun) list.scrollToEnd();
    else list.scrollToIndex(0, { align: 'start' });
  }, [rows, hasBegun, height, isAtEnd, isFollowing, list]);

  useEffect(() => {
    const shown = shownKey === undefined ? -1 : rows.findIndex(({ key }) => key === shownKey);
    if (shown < 0) return;
    leave();
    list.scrollToIndex(shown, { align: 'center' });
    // Once for each: rows that come above it move nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shownKey, leave, list]);

  const press = useLongPress(showMenuOf);
  return (
    <div
      ref={scroller}
      {...press}
      data-log=""
      data-busy={isBusy || undefined}
      onScroll={(event) => end.onScroll(event.currentTarget)}
      sx={scrollerStyle}
    >
      <div sx={roomStyle} style={{ height: list.getTotalSize() }}>
        <div ref={head} sx={headStyle}>
          {props.head}
        </div>
        <ol aria-label={label} {...keys} sx={listStyle}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  tabIndex={index === stop ? 0 : -1}
                  aria-label={index === stop ? nameOf(row) : undefined}
                  aria-posinset={index + 1}
                  aria-setsize={rows.length}
                  style={{ transform: `translateY(${String(start)}px)` }}
                  sx={rowStyle}
                >
                  {renderRow(row, index === stop)}
                </li>
              )
            );
          })}
        </ol>
      </div>
    </div>
  );
}
