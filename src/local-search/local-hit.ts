import {
  CHINESE_GAME,
  CHINESE_NAME,
  ENTRY_KINDS,
  type EntryKind,
  type IndexPartner,
  type LocalName,
} from './index-format';
import { highlightName, type MarkedText, type NameMarks } from './highlight-name';
import type { Span } from './normalize-text';
import { COST_OF_ERROR, type RankedRow } from './rank-rows';
import { readForms } from './read-forms';
import { PICTURES_PATH } from '../routes/pictures-path';

/** A partner whom a visitor can be led to. */
export interface LocalPartner {
  readonly id: string;
  readonly name: string;
  readonly isChinese: boolean;
  /** The address of the face; empty where there is none. */
  readonly picture: string;
}

/** Another name of an entry, and what of it or of its reading fits. */
export interface OtherName extends LocalName, NameMarks {}

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
  /** How the name is read, where it was found by that. */
  readonly reading?: MarkedText | undefined;
  /** The other name by which it was found where nothing of its own fits. */
  readonly alsoNamed: OtherName | undefined;
  /** The game that a role, section or hint belongs to. */
  readonly game: { readonly name: string; readonly isChinese: boolean } | undefined;
  /** The number of a section in its game, or of the one that a hint stands in, from 1. */
  readonly section: number | undefined;
  /** The address of its picture; empty where there is none. */
  readonly picture: string;
  /** The partner who knows its game, or who it is. */
  readonly partner: LocalPartner | undefined;
}

function pictureOf(file: string): string {
  return file && PICTURES_PATH + file;
}

/** Reads a partner of the root. */
export function toLocalPartner([id, name, flags, file]: IndexPartner): LocalPartner {
  return { id, name, isChinese: (flags & CHINESE_NAME) > 0, picture: pictureOf(file) };
}

/**
 * Makes a hit of a row.
 * @param query what was typed
 * @param partners those of the root
 */
export function toLocalHit(
  { row, other, cost }: RankedRow,
  query: string,
  partners: readonly LocalPartner[],
): LocalHit {
  const [kind, id, name, marked, game, section, flags, file, partner] = row;
  const forms = readForms(marked);
  // What another name has as it was typed is no error in this one.
  const mayErr = other === undefined || cost >= COST_OF_ERROR;
  const own = forms.filter(({ isOwn }) => isOwn);
  const fit = highlightName(name, own, query, mayErr);
  const isOwn = other === undefined || fit.marks.length > 0 || fit.reading !== undefined;
  const ofOther = forms.filter((form) => form.other?.name === other?.name && !form.isOwn);
  return {
    kind: ENTRY_KINDS[kind] ?? 'game',
    id,
    name,
    isChinese: (flags & CHINESE_NAME) > 0,
    ...fit,
    alsoNamed: isOwn ? undefined : { ...other, ...highlightName(other.name, ofOther, query) },
    game: game === '' ? undefined : { name: game, isChinese: (flags & CHINESE_GAME) > 0 },
    section: section === 0 ? undefined : section,
    picture: pictureOf(file),
    partner: partners[partner - 1],
  };
}
