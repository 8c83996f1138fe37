import {
  endpoints,
  type WireGameDetail,
  type WireNearestName,
  type WireSearchHit,
} from '../../contract';
import type { Locale } from '../../config/locales';
import { readContent } from '../database/items';
import type { Matches } from './find-matches';
import type { FoundRow } from './read-matches';
import { textKey } from '../passages/text-key';
import { excerptOf, type Excerpt } from './snippet';
import { gameParts, roleParts, type GameTexts, type Part, type RoleTexts } from './document-texts';

type Translated = Exclude<Locale, 'zh'>;

interface Item<T> {
  readonly item: T & { readonly i18n?: Partial<Record<Translated, T | undefined>> | undefined };
  readonly partsOf: (texts: T) => readonly Part[];
}

/** The excerpt that tells where the match is: the Chinese one unless another holds more of the words. */
function mostTelling(chinese: Excerpt, others: readonly (Excerpt | undefined)[]): Excerpt {
  return others.reduce<Excerpt>(
    (best, each) => (each && each.found > best.found ? each : best),
    chinese,
  );
}

/** The words of a search, to tell where they stand. */
type Words = Pick<Matches, 'words' | 'meant'>;

/** True when names and tags alone hold the words: whoever asks for these wants to know what it is. */
function isNamed(languages: readonly (GameTexts | RoleTexts)[], { words, meant }: Words): boolean {
  const named = textKey(languages.flatMap(({ name, tags = [] }) => [name, ...tags]).join('\n'));
  return (
    words.every((word) => named.includes(word)) ||
    meant.some((word) => named.includes(textKey(word)))
  );
}

/** The place of an excerpt on the item's page; none for what stands at its head, or for the beginning of a text. */
function partOf({ found, part }: Excerpt): WireSearchHit['part'] {
  if (found === 0 || !part || part.in === 'summary') return undefined;
  return { in: part.in, index: part.index };
}

/** A search hit in all languages, each with the snippet of its own text. */
function textsOf<T extends GameTexts | RoleTexts>(
  { item, partsOf }: Item<T>,
  query: Words,
  game: WireGameDetail | undefined,
) {
  const languages = [item, item.i18n?.en, item.i18n?.ja].filter((texts) => texts !== undefined);
  const words = isNamed(languages, query) ? [] : [...query.words, ...query.meant.map(textKey)];
  const excerptIn = (texts: T, locale: Locale): Excerpt => excerptOf(partsOf(texts), words, locale);
  const chinese = excerptIn(item, 'zh');
  const excerpts: Readonly<Record<Translated, Excerpt | undefined>> = {
    en: item.i18n?.en && excerptIn(item.i18n.en, 'en'),
    ja: item.i18n?.ja && excerptIn(item.i18n.ja, 'ja'),
  };
  const part = partOf(mostTelling(chinese, [excerpts.en, excerpts.ja]));
  const titleIn = (texts: T): string | undefined =>
    partsOf(texts).find((each) => each.in === part?.in && each.index === part.index)?.title;
  const translated = (locale: Translated) => {
    const texts = item.i18n?.[locale];
    if (!texts) return undefined;
    return {
      title: texts.name,
      game_title: game?.i18n?.[locale]?.name,
      snippet: excerpts[locale]?.snippet,
      part_title: titleIn(texts),
      tags: texts.tags,
    };
  };
  return {
    game_title: game?.name,
    snippet: chinese.snippet,
    part,
    part_title: titleIn(item),
    i18n: { en: translated('en'), ja: translated('ja') },
  };
}

/** Turns a stored game or role into what the search answers. */
export function toWireHit(
  { type, content, game: gameContent }: FoundRow,
  query: Words,
): WireSearchHit {
  if (type === 'game') {
    const game = readContent(endpoints.gameDetail.payload, content);
    const { id, name, cover, tags } = game;
    const texts = textsOf<GameTexts>({ item: game, partsOf: gameParts }, query, undefined);
    return { type, id, game_id: id, title: name, cover, tags, ...texts };
  }
  const role = readContent(endpoints.entityDetail.payload, content);
  const game =
    gameContent === null ? undefined : readContent(endpoints.gameDetail.payload, gameContent);
  const { id, game_id, name, avatar, tags } = role;
  const texts = textsOf<RoleTexts>({ item: role, partsOf: roleParts }, query, game);
  return { type, id, game_id, title: name, cover: avatar, tags, ...texts };
}

/** A stored game or role as one of the names that a visitor may have meant. */
export function toWireName({ type, content }: FoundRow): WireNearestName {
  const schema = type === 'game' ? endpoints.gameDetail.payload : endpoints.entityDetail.payload;
  const { id, name, i18n } = readContent<typeof schema>(schema, content);
  const titleOf = (texts: { readonly name?: string | undefined } | undefined) =>
    texts && { title: texts.name };
  return { type, id, title: name, i18n: { en: titleOf(i18n?.en), ja: titleOf(i18n?.ja) } };
}
