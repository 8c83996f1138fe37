import type { RouteName } from '../../routes';

/**
 * A limit that may not be exceeded, and is only ever lowered. Times are judged by their ratio to what was measured
 * beside them in the same run: bare Gatsby with as many pages, or the same page without its scripts.
 */
export interface Budget {
  readonly table: string;
  /** Rows that it holds for; all of them without it. */
  readonly rows?: RegExp;
  readonly column: string;
  /** `value` in the unit of the figure, or `ratio` to what was measured beside it. */
  readonly of: 'value' | 'ratio';
  readonly most: number;
  /** A ratio says little where both are small: up to this value it is met all the same. */
  readonly orValue?: number;
  /** The row that it is compared with, instead of what was measured beside it. */
  readonly thanRow?: string;
  /** Holds from so many games on, below which fixed costs decide. */
  readonly fromGames?: number;
  /** Reason for the number. */
  readonly source: string;
}

/**
 * Page weight in brotli, checked by `.size-limit.cjs`: scripts of each page kind, HTML of a game, page data of a click. Among the scripts are
 * 0.2 kB of addresses, since November 2026 for the table, the small window and the notebooks, whose code comes when it is asked for.
 */
export const SCRIPT_KB = 76.5;
/** Among it some 0.8 kB for whoever has no scripts: whether one can play the game, and the words for its cover. */
export const GAME_HTML_KB = 14.4;
export const CLICK_KB = 6;
/** The same 0.8 kB come with a click that leads to a game. */
export const GAME_CLICK_KB = 6.3;

/**
 * Pictures of the first two screens of a phone with three pixels a point, by page kind, in kilobytes: a tenth more than
 * measured in November 2026 (`src/e2e/site/first-load.spec.ts`).
 */
export const PICTURES_KB: Readonly<Partial<Record<RouteName, number>>> = {
  home: 183,
  activity: 145,
  library: 86,
  tag: 92,
  game: 68,
  gameRoles: 49,
  role: 26,
  partners: 95,
};

const LANDED =
  'the landed product beside bare Gatsby 5.16 in one run, November 2026, and what is to come of it';
const COLD =
  'it was × 2.3 at 100 games in November 2026, when swc compiled: 9 s of webpack more, HTML × 2.2, and the build doctor';
export const budgets: readonly Budget[] = [
  {
    table: 'build',
    rows: /^cold$/,
    column: 'processor',
    of: 'ratio',
    most: 3,
    source: COLD,
  },
  {
    table: 'build',
    rows: /^cold$/,
    column: 'processor',
    of: 'ratio',
    most: 2.6,
    fromGames: 100,
    source: COLD,
  },
  {
    table: 'build',
    rows: /^edit$/,
    column: 'processor',
    of: 'ratio',
    most: 1.65,
    fromGames: 100,
    source:
      'it was × 1.47 at 100 games in November 2026, when nothing was compiled that has not changed',
  },
  {
    table: 'build',
    rows: /^unchanged$/,
    column: 'processor',
    of: 'ratio',
    most: 1.65,
    fromGames: 100,
    source:
      'it was × 1.48 at 100 games in November 2026, when nothing was compiled that has not changed',
  },
  {
    table: 'build',
    rows: /^unchanged$/,
    column: 'processor',
    of: 'ratio',
    thanRow: 'edit',
    // A tenth is what two equal builds differ by on a busy machine.
    most: 1.1,
    source: 'the cost of a rebuild follows what has changed',
  },
  {
    table: 'build phases',
    rows: /^createPages$/,
    column: 'cold',
    of: 'ratio',
    most: 2,
    fromGames: 1000,
    source: LANDED,
  },
  {
    table: 'build phases',
    rows: /^queries$/,
    column: 'cold',
    of: 'ratio',
    // 700 queries per second where bare Gatsby ran 1,500.
    most: 2.1,
    fromGames: 100,
    source: LANDED,
  },
  {
    table: 'build phases',
    rows: /^HTML$/,
    column: 'cold',
    of: 'ratio',
    // 150 pages per second where bare Gatsby rendered 440.
    most: 2.9,
    fromGames: 100,
    source: LANDED,
  },
  {
    table: 'lab',
    column: 'blocking',
    of: 'ratio',
    most: 1.5,
    orValue: 150,
    source: 'as quiet as the page without scripts, or bare Gatsby (110 ms) with a third more',
  },
  {
    table: 'lab',
    column: 'longest task',
    of: 'ratio',
    most: 1,
    orValue: 100,
    source: 'what people do not feel: RAIL, at a quarter of the speed',
  },
  {
    table: 'lab',
    column: 'largest paint',
    of: 'ratio',
    most: 1.1,
    source: 'scripts may hold up the first view by a tenth',
  },
  {
    table: 'lab',
    column: 'shift',
    of: 'value',
    most: 0.01,
    source: 'a tenth of what Web Vitals call good; nothing that is seen moves',
  },
  {
    table: 'slow-line',
    column: 'first text',
    of: 'value',
    most: 6,
    source:
      'one reads within six seconds at the edge of a cell; measured 2.1 to 3.1 in November 2026',
  },
  {
    table: 'slow-line',
    column: 'shift',
    of: 'value',
    most: 0.01,
    source: 'as of the lab',
  },
  {
    table: 'interact',
    column: 'longest wait',
    of: 'ratio',
    most: 3,
    orValue: 100,
    source: 'what people take for at once (RAIL), or thrice what an empty page takes',
  },
  {
    table: 'interact',
    column: 'three of four',
    of: 'ratio',
    most: 2,
    orValue: 50,
    source: 'half of that, so that a busier page has room',
  },
  {
    table: 'chat',
    column: 'longest frame',
    of: 'ratio',
    most: 2,
    orValue: 33,
    source:
      'thirty frames a second on a phone with a quarter of the speed, or as smooth as a short chat',
  },
  {
    table: 'search',
    rows: /^(sample|reference API)/,
    column: 'missed of 100',
    of: 'value',
    most: 2,
    source: 'what is wanted is among the first three for 98 of 100 queries in any script',
  },
  {
    table: 'search',
    rows: /^10,000/,
    column: 'keystroke, 95 of 100',
    of: 'ratio',
    thanRow: 'sample, all',
    most: 2,
    orValue: 30,
    source: 'two frames at a quarter of the speed, or as quick as in a small library',
  },
  {
    table: 'search',
    column: 'code and index to the first result',
    of: 'value',
    most: 40,
    source: 'three round trips on a slow line',
  },
  ...['lost', 'doubled', 'misplaced'].map((column): Budget => ({
    table: 'conversations, faults',
    column,
    of: 'value',
    most: 0,
    source: 'what a visitor has said is there once, in its place, and answered',
  })),
  {
    table: 'chat',
    column: 'heap',
    of: 'value',
    most: 60,
    source: 'a tab on a phone has some 300 MB',
  },
  ...['failed', 'mixed'].map((column) => ({
    ...{ table: 'serving', column, of: 'value' as const, most: 0 },
    source: 'a release is one switch: no request fails, and no page mixes builds',
  })),
];
