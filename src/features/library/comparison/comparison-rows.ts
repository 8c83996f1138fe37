import type { ComponentProps } from 'react';
import type { Picture } from '../../../ui/picture';

type PictureData = ComponentProps<typeof Picture>['picture'];

/** The value of an item in a row. */
export interface Cell {
  /** The compared text; empty where the item has none, or an answer stands for it. */
  readonly text: string;
  /** Answer to whether the game meets a need. */
  readonly answer?: 'yes' | 'no' | 'unknown';
  /** Its language, where that is not the page's. */
  readonly lang?: string | undefined;
  /** A longer text below it, sanitised by the build. */
  readonly html?: string;
  /** How much of a full bar it is, of a number. */
  readonly share?: number | undefined;
  /** Begin and end of a span, as shares of the longest one of the row. */
  readonly span?: readonly [begin: number, end: number] | undefined;
  /** The highest number of the row, where numbers differ. */
  readonly isBest?: boolean;
  readonly link?: {
    readonly to: 'game' | 'partnerDetail';
    readonly id: string;
    readonly picture?: PictureData;
  };
}

/** The topic of a row: an attribute by its name, or one of the things that all items have. */
export type RowTopic =
  | { readonly kind: 'game' | 'title' | 'rarity' | 'tags' }
  | { readonly kind: 'attribute'; readonly label: string; readonly lang?: string | undefined }
  | { readonly kind: 'skill'; readonly number: number }
  | { readonly kind: 'access'; readonly need: string; readonly label: string }
  | {
      readonly kind: 'session';
      /** Minutes of a full bar; 0 where nobody knows how long a sitting takes. */
      readonly longest: number;
    }
  | {
      readonly kind:
        | 'teaser'
        | 'players'
        | 'moods'
        | 'game-tags'
        | 'platforms'
        | 'released'
        | 'checked'
        | 'partner';
    };

/** A row of a comparison, with a cell for each item. */
export interface ComparisonRow {
  readonly topic: RowTopic;
  readonly cells: readonly Cell[];
  readonly differs: boolean;
}

/** True when cells do not all say the same. */
export function isDifferent(cells: readonly Cell[]): boolean {
  const told = cells.map(({ text, answer, html = '' }) => [text, answer, html].join('\n'));
  return new Set(told).size > 1;
}

/** True for what is shown though all items have it in common: for how many a game is, everybody asks first. */
export function isAlwaysShown({ topic }: ComparisonRow): boolean {
  return topic.kind === 'players';
}

/** Makes a row of its cells. */
export function toRow(topic: RowTopic, cells: readonly Cell[]): ComparisonRow {
  return { topic, cells, differs: isDifferent(cells) };
}

/** Leaves out rows in which no item has anything, or nothing is known of any. */
export function filledRows(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return rows.filter(({ cells }) =>
    cells.some(({ text, answer = 'unknown' }) => text !== '' || answer !== 'unknown'),
  );
}

/** The head of a column: a game or role. */
export interface ComparedHead {
  readonly id: string;
  readonly name: string;
  readonly lang: string | undefined;
  readonly picture: PictureData;
}

/** Games or roles side by side. */
export interface ComparisonTableData {
  readonly kind: 'game' | 'role';
  readonly ids: readonly string[];
  /** Heads in the order of the ids; undefined for an item that the library no longer has, which has no cell in any row. */
  readonly heads: readonly (ComparedHead | undefined)[];
  readonly rows: readonly ComparisonRow[];
}
