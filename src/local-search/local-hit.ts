import {
  CHINESE_GAME,
  CHINESE_NAME,
  ENTRY_KINDS,
  type EntryKind,
  type IndexRow,
} from './index-format';
import { highlightName } from './highlight-name';
import type { Span } from './normalize-text';

/** An entry of the index that fits a query. */
export interface LocalHit {
  readonly kind: EntryKind;
  /** The id; a section has that of its game. */
  readonly id: string;
  readonly name: string;
  /** The name stayed Chinese on a page of another language. */
  readonly isChinese: boolean;
  /** The pieces of the name that fit, in their order. */
  readonly marks: readonly Span[];
  /** The game that a role or section belongs to. */
  readonly game: { readonly name: string; readonly isChinese: boolean } | undefined;
  /** The number of a section in its game, from 1. */
  readonly section: number | undefined;
}

/** Makes a hit of a row; `query` is what was typed. */
export function toLocalHit(row: IndexRow, query: string): LocalHit {
  const [kind, id, name, forms, game, section, flags] = row;
  return {
    kind: ENTRY_KINDS[kind] ?? 'game',
    id,
    name,
    isChinese: (flags & CHINESE_NAME) > 0,
    marks: highlightName(name, forms, query),
    game: game === '' ? undefined : { name: game, isChinese: (flags & CHINESE_GAME) > 0 },
    section: section === 0 ? undefined : section,
  };
}
