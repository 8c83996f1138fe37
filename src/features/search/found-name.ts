import { translate, type WireNearestName } from '../../contract';
import type { Locale } from '../../config/locales';

/** A name that leads somewhere: a page that a visitor may have meant, or what was found by its name alone. */
export interface FoundName {
  readonly kind: 'game' | 'role' | 'partner' | 'section';
  /** The id; a section has that of its game. */
  readonly id: string;
  readonly name: string;
  /** The name stayed Chinese on a page of another language. */
  readonly isChinese: boolean;
  /** The game that a role or section belongs to. */
  readonly game: { readonly name: string; readonly isChinese: boolean } | undefined;
  /** The number of a section in its game, from 1. */
  readonly section: number | undefined;
}

/** Puts a name that is near to a search into the language of the page. */
export function toFoundName({ type, id, title, i18n }: WireNearestName, locale: Locale): FoundName {
  const { texts, untranslated } = translate({ title }, i18n, locale);
  return {
    kind: type,
    id,
    name: texts.title,
    isChinese: untranslated.length > 0,
    game: undefined,
    section: undefined,
  };
}

/**
 * Finds names without the API, the best first.
 * @throws when nothing can be searched
 */
export type SearchLocally = (query: string, locale: Locale) => Promise<readonly FoundName[]>;
