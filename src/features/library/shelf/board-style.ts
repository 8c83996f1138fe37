import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../../theme/theme';
import { inPhrases } from '../../../ui/in-phrases';
import { plainList } from '../list-style';

// A board that hangs on two ropes, as in the drawing at the head of the page (`static/art/band-shelves.svg`), drawn by
// backgrounds alone. In a list, the first card of each row draws the board of its row.

const ROPE = '#8a5a6e';
const TASSEL = '#ff9d6b';
const EDGE = '#ffc88a';

/** Length of the ropes above what stands on a board, height of a board, and what hangs beneath it. */
const ROPE_PX = 28;
const BOARD_PX = 12;
const TASSEL_PX = 22;

const wood = `linear-gradient(${EDGE} 2px, #a2604f 2px, #5b2f46)`;
const rope = `linear-gradient(transparent, ${ROPE} ${ROPE_PX}px)`;
const knob = `radial-gradient(circle, ${EDGE} 3.5px, transparent 4px)`;
const strands = `linear-gradient(90deg, ${TASSEL} 2px, transparent 2px 3px, ${TASSEL} 3px 5px, transparent 5px 6px, ${TASSEL} 6px)`;

/** Spread into an element: the board lies along its lower edge, and the ropes come down to it. */
const hangingBoard = {
  paddingBottom: BOARD_PX + TASSEL_PX,
  backgroundImage: [strands, strands, knob, knob, wood, rope, rope].join(),
  backgroundRepeat: 'no-repeat',
  backgroundSize: [
    ...['8px 14px', '8px 14px', '8px 8px', '8px 8px', `100% ${BOARD_PX}px`],
    ...Array.from({ length: 2 }, () => `2px calc(100% - ${String(BOARD_PX + TASSEL_PX)}px)`),
  ].join(),
  backgroundPosition: [
    ...['left 8px bottom', 'right 8px bottom', 'left 8px bottom 14px', 'right 8px bottom 14px'],
    ...[`left bottom ${TASSEL_PX}px`, 'left 11px top', 'right 11px top'],
  ].join(),
} satisfies ThemeUIStyleObject;

/** Width of a picture divided by its height. */
export const COVER_RATIO = 4 / 3;

/** The rows of a list: how many cards stand on a board, how far apart, and how far from its ends. */
function rows(columns: number, gap: number, end: number) {
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: gap,
    paddingInline: end,
    [`& > li:nth-of-type(${columns}n + 1)::before`]: {
      ...hangingBoard,
      content: '""',
      position: 'absolute',
      top: -ROPE_PX,
      insetInlineStart: -end,
      width: `calc(${String(columns * 100)}% + ${String((columns - 1) * gap + 2 * end)}px)`,
      // As high as the pictures that stand on it.
      paddingTop: `calc(${String(100 / COVER_RATIO)}% + ${ROPE_PX}px)`,
      pointerEvents: 'none',
    },
  } satisfies ThemeUIStyleObject;
}

/** Cards on a board of a wide page, and on that of what is kept where another board hangs beside it. */
export const WIDE_BOARD = 5;
export const KEPT_BOARD = 3;

/** The distance of cards on a wide board, and that from its ends. */
const WIDE_GAP_PX = 40;
const WIDE_END_PX = 44;

function boardsOf(covers: number) {
  return {
    ...plainList,
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'start',
    rowGap: 6,
    paddingTop: ROPE_PX,
    '@container page (max-width: 559.98px)': rows(2, 20, 26),
    '@container page (min-width: 560px) and (max-width: 899.98px)': rows(3, 28, 36),
    [wide]: rows(covers, WIDE_GAP_PX, WIDE_END_PX),
  } satisfies ThemeUIStyleObject;
}

const boardsStyles = Array.from({ length: WIDE_BOARD + 1 }, (_, covers) => boardsOf(covers));

/** A list of cards on boards: two on each on a phone, and so many where the page is wide. */
export function boardsStyle(covers: number): ThemeUIStyleObject {
  return boardsStyles[covers] ?? boardsOf(covers);
}

/** The distance of two lists, and what their boards have beside all of their covers. */
const BESIDE_PX = 48;
const BETWEEN_PX = (WIDE_BOARD - 2) * WIDE_GAP_PX + 4 * WIDE_END_PX;
const KEPT_BETWEEN_PX = (KEPT_BOARD - 1) * WIDE_GAP_PX + 2 * WIDE_END_PX;

/** Two lists beside each other where the page is wide. Their covers are of one size, so that both boards hang at one height. */
export const besideStyle = {
  [wide]: {
    display: 'grid',
    gridTemplateColumns: `calc((100% - ${String(BESIDE_PX + BETWEEN_PX)}px) * ${String(KEPT_BOARD / WIDE_BOARD)} + ${String(KEPT_BETWEEN_PX)}px) minmax(0, 1fr)`,
    columnGap: BESIDE_PX,
    // A heading beside the menu of the other is as high.
    '& > section > div:first-of-type': { minHeight: 'touch', alignItems: 'center' },
  },
} satisfies ThemeUIStyleObject;

/** The piece of a long board beneath one cover of a row. */
export const boardPieceStyle = {
  height: BOARD_PX,
  backgroundImage: wood,
} satisfies ThemeUIStyleObject;

/** A board on which nothing stands yet but a few words. */
export const emptyBoardStyle = {
  ...hangingBoard,
  paddingTop: ROPE_PX,
  paddingX: 5,
  [wide]: { paddingX: WIDE_END_PX },
} satisfies ThemeUIStyleObject;

/** The outline of a cover that is still to come, with those words. */
export const emptySlotStyle = {
  ...inPhrases,
  display: 'grid',
  alignItems: 'center',
  minHeight: 120,
  paddingX: 4,
  paddingY: 4,
  border: '2px dashed',
  borderColor: 'line',
  borderBottom: 0,
  borderRadius: '14px 14px 0 0',
  color: 'muted',
} satisfies ThemeUIStyleObject;

/** Beneath the cards of a board: what {@link roomStyle} places is placed in it. */
export const roomyStyle = { position: 'relative' } satisfies ThemeUIStyleObject;

/** Places the rest of a board of a wide page: the room of so many covers of all that it has room for. */
export function roomStyle(covers: number, all: number): ThemeUIStyleObject {
  // The covers together, as wide as the board but for what is between and beside them.
  const together = `(100% - ${String((all - 1) * WIDE_GAP_PX + 2 * WIDE_END_PX)}px)`;
  return {
    display: 'none',
    [wide]: {
      display: 'block',
      position: 'absolute',
      top: ROPE_PX,
      insetInlineEnd: WIDE_END_PX,
      width: `calc(${together} * ${String(covers / all)} + ${String((covers - 1) * WIDE_GAP_PX)}px)`,
      // As high as a cover.
      paddingTop: `calc(${together} * ${String(1 / all / COVER_RATIO)})`,
    },
  };
}

/** The outline in that room. */
export const roomSlotStyle = {
  ...emptySlotStyle,
  position: 'absolute',
  inset: 0,
  alignContent: 'center',
  justifyItems: 'start',
  gap: 3,
  minHeight: 0,
  paddingX: 5,
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

/** The room between a picture and the words beneath its board. */
export const belowBoard = { paddingTop: BOARD_PX + 10 } satisfies ThemeUIStyleObject;
