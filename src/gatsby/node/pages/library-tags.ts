import { translate } from '../../../contract';
import { LOCALES, type Locale } from '../../../config/locales';
import { tagSlug } from '../../../routes/tag-slug';
import type { Game } from '../sources/model';

/** A tag of the library: its address, its name in each language, and the games that carry it. */
export interface LibraryTag {
  readonly slug: string;
  readonly labels: Readonly<Record<Locale, string>>;
  readonly games: readonly Game[];
}

function labelsOf(game: Game, index: number): Readonly<Record<Locale, string>> {
  const label = (locale: Locale): string =>
    translate(game.texts, game.translations, locale).texts.tags[index] ??
    game.texts.tags[index] ??
    '';
  const [zh, en, ja] = LOCALES;
  return { zh: label(zh), en: label(en), ja: label(ja) };
}

/**
 * The tags of a library, most games first, in the order of first appearance where they are equal.
 * The Chinese tag is the key; the first game that carries it gives its translations.
 */
export function libraryTags(games: readonly Game[]): LibraryTag[] {
  const found = new Map<string, { labels: LibraryTag['labels']; games: Game[] }>();
  for (const game of games) {
    game.texts.tags.forEach((tag, index) => {
      const known = found.get(tag);
      if (!known) found.set(tag, { labels: labelsOf(game, index), games: [game] });
      else if (known.games.at(-1) !== game) known.games.push(game);
    });
  }
  return Array.from(found, ([tag, entry]) => ({ slug: tagSlug(tag), ...entry })).sort(
    (a, b) => b.games.length - a.games.length,
  );
}
