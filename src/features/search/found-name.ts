import { translate, type WireNearestName } from '../../contract';
import type { Locale } from '../../config/locales';
import type { EntryKind, LocalName } from '../../local-search/index-format';

/** A name that leads somewhere: a page that a visitor may have meant, or what was found by its name alone. */
export interface FoundName {
  readonly kind: EntryKind;
  /** The id; a section or hint has that of its game. */
  readonly id: string;
  readonly name: string;
  /** The name stayed Chinese on a page of another language. */
  readonly isChinese: boolean;
  /** The other name by which it was found where its own does not tell. */
  readonly alsoNamed: LocalName | undefined;
  /** The game that a role, section or hint belongs to. */
  readonly game: { readonly name: string; readonly isChinese: boolean } | undefined;
  /** The number of a section in its game, from 1. */
  readonly section: number | undefined;
  /** The address of its picture, where that is known. */
  readonly picture?: string;
}

/** Puts a name that is near to a search into the language of the page. */
export function toFoundName({ type, id, title, i18n }: WireNearestName, locale: Locale): FoundName {
  const { texts, untranslated } = translate({ title }, i18n, locale);
  return {
    kind: type,
    id,
    name: texts.title,
    isChinese: untranslated.length > 0,
    alsoNamed: undefined,
    game: undefined,
    section: undefined,
  };
}

/**
 * Finds names without the API, the best first.
 * @throws when nothing can be searched
 */
export type SearchLocally = (query: string, locale: Locale) => Promise<readonly FoundName[]>;
