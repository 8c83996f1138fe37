import { pictureAddress } from '../../api-client/picture-address';
import { translate, type WireSearchHit } from '../../contract';
import type { Locale } from '../../config/locales';

/** A search hit in the language of the page. */
export interface Hit {
  readonly type: 'game' | 'role';
  readonly id: string;
  readonly picture: string | undefined;
  readonly title: string;
  readonly snippet: string;
  readonly tags: readonly string[];
  /** Names of the texts that stayed Chinese. */
  readonly untranslated: readonly string[];
}

/** Puts a hit into the language of the page. */
export function toHit(hit: WireSearchHit, locale: Locale): Hit {
  const { type, id, cover, title, snippet, tags } = hit;
  const { texts, untranslated } = translate({ title, snippet, tags }, hit.i18n, locale);
  return { type, id, picture: pictureAddress(cover), ...texts, untranslated };
}

export function hitKey({ type, id }: Pick<Hit, 'type' | 'id'>): string {
  return `${type} ${id}`;
}
