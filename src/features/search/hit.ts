import { pictureAddress } from '../../api-client/picture-address';
import { translate, type WireSearchHit } from '../../contract';
import type { Locale } from '../../config/locales';
import { partFragment } from '../../routes/section-fragment';

/** A search hit in the language of the page. */
export interface Hit {
  readonly type: 'game' | 'role';
  readonly id: string;
  readonly picture: string | undefined;
  readonly title: string;
  /** The name of a role's game. */
  readonly gameTitle: string | undefined;
  readonly snippet: string;
  /** Where the text of the snippet stands on the page, as a fragment with its `#`; empty for the head of the page. */
  readonly fragment: string;
  /** What that section or skill is called, unless the snippet says so. */
  readonly partTitle: string | undefined;
  readonly tags: readonly string[];
  /** Names of the texts that stayed Chinese. */
  readonly untranslated: readonly string[];
}

/** Puts a hit into the language of the page. */
export function toHit(hit: WireSearchHit, locale: Locale): Hit {
  const { type, id, cover, title, snippet, tags, game_title, part_title } = hit;
  const { texts, untranslated } = translate(
    { title, snippet, tags, game_title, part_title },
    hit.i18n,
    locale,
  );
  const { part_title: partTitle, game_title: gameTitle, ...others } = texts;
  const isSaid = partTitle === undefined || others.snippet.includes(partTitle);
  return {
    type,
    id,
    picture: pictureAddress(cover),
    ...others,
    gameTitle,
    fragment: partFragment(type, hit.part),
    partTitle: isSaid ? undefined : partTitle,
    untranslated,
  };
}

export function hitKey({ type, id }: Pick<Hit, 'type' | 'id'>): string {
  return `${type} ${id}`;
}
