import { endpoints, type WireSearchHit } from '../../contract';
import type { Locale } from '../../config/locales';
import { readContent } from '../database/items';
import type { FoundRow } from './find-documents';
import { snippetOf } from './snippet';
import { gameTexts, roleTexts, type GameTexts, type RoleTexts } from './texts';

type Translated = Exclude<Locale, 'zh'>;

/** A search hit in all languages, each with the snippet of its own text. */
function hitOf<T extends GameTexts | RoleTexts>(
  item: T,
  translations: Readonly<Partial<Record<Translated, T | undefined>>> | undefined,
  textsOf: (texts: T) => string[],
  terms: readonly string[],
) {
  const translated = (locale: Translated) => {
    const texts = translations?.[locale];
    if (!texts) return undefined;
    return {
      title: texts.name,
      snippet: snippetOf(textsOf(texts), terms, locale),
      tags: texts.tags,
    };
  };
  return {
    snippet: snippetOf(textsOf(item), terms, 'zh'),
    i18n: { en: translated('en'), ja: translated('ja') },
  };
}

/** Turns a stored game or role into what the search answers. */
export function toWireHit({ type, content }: FoundRow, terms: readonly string[]): WireSearchHit {
  if (type === 'game') {
    const game = readContent(endpoints.gameDetail.payload, content);
    const { id, name, cover, tags, i18n } = game;
    const texts = hitOf<GameTexts>(game, i18n, gameTexts, terms);
    return { type: 'game', id, game_id: id, title: name, cover, tags, ...texts };
  }
  const role = readContent(endpoints.entityDetail.payload, content);
  const { id, game_id, name, avatar, tags, i18n } = role;
  const texts = hitOf<RoleTexts>(role, i18n, roleTexts, terms);
  return { type: 'role', id, game_id, title: name, cover: avatar, tags, ...texts };
}
