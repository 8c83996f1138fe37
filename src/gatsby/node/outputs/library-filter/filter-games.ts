import { translate } from '../../../../contract';
import { accessChoices } from '../../../../contract/access-keys';
import {
  FILTER_FILE_GAMES,
  type Facet,
  type FilterOrder,
} from '../../../../contract/library-filter';
import type { Locale } from '../../../../config/locales';
import { teaserOf } from '../../../../i18n/leading-sentences';
import { tagSlug } from '../../../../routes/tag-slug';
import { pictureKey, type PictureIndex } from '../../pictures/picture-kinds';
import { minutesInWords, playersInWords, type GameChoiceWords } from '../../sources/game-choice';
import type { Game } from '../../sources/model';
import type { GamesByName } from '../../sources/name-index/name-index';
import { accessValues, choiceValues, type FacetValue } from './choice-values';

/** A game as its filter needs it. */
export interface FilterGame {
  readonly id: string;
  readonly name: string;
  readonly isForeign: boolean;
  readonly cover: string;
  readonly playersInWords: string | undefined;
  readonly sessionInWords: string | undefined;
  /** Empty where there is none, and in a library of several files. */
  readonly teaser: string;
  readonly isTeaserForeign: boolean;
  /** Its values by facet; a game without a date has no year. */
  readonly values: Readonly<Record<Facet, readonly FacetValue[]>>;
}

/** The games of a library in one language, in each order. */
export interface FilterGames {
  readonly locale: Locale;
  /** Needs that are offered though no game may be known to meet them: none where nothing is known at all. */
  readonly needs: readonly FacetValue[];
  readonly inOrder: Readonly<Record<FilterOrder, readonly FilterGame[]>>;
}

/** The name of a platform in addresses, the same however it is capitalised. */
function platformSlug(platform: string): string {
  return tagSlug(platform).toLowerCase();
}

/** One value for each slug: two spellings of it are one to a file system. */
function once(values: readonly FacetValue[]): FacetValue[] {
  return [...new Map(values.map((value) => [value.slug, value])).values()];
}

function valuesOf(
  game: Game,
  letter: FacetValue,
  tagLabels: readonly string[],
  choice: ReturnType<typeof choiceValues>,
): FilterGame['values'] {
  const year = game.releaseDate?.slice(0, 4);
  return {
    ...choice,
    tag: once(
      game.texts.tags.map((tag, at) => ({ slug: tagSlug(tag), label: tagLabels[at] ?? tag })),
    ),
    platform: once(
      game.platforms.map((platform) => ({ slug: platformSlug(platform), label: platform })),
    ),
    year: year === undefined ? [] : [{ slug: year, label: year }],
    letter: [letter],
  };
}

/** Sorts by a text of each game, the greatest first; those without it come last. */
function descending(
  games: readonly Game[],
  textOf: (game: Game) => string | undefined,
): readonly string[] {
  return [...games]
    .sort((one, other) => {
      const [a = '', b = ''] = [textOf(one), textOf(other)];
      return a === b ? 0 : a < b ? 1 : -1;
    })
    .map(({ id }) => id);
}

/** Collects what the filters of a language are made of. */
export function filterGames(
  games: readonly Game[],
  byName: GamesByName,
  pictures: PictureIndex,
  words: GameChoiceWords,
  locale: Locale,
): FilterGames {
  const named = byName[locale];
  const letters = new Map(
    named.map(({ gameId, letter }) => [gameId, { slug: letter.id, label: letter.label }]),
  );
  // Each edited summary would rewrite some hundred lists of a larger library.
  const hasTeasers = games.length <= FILTER_FILE_GAMES;
  const all = new Map(
    games.map((game): [string, FilterGame] => {
      const { texts, untranslated } = translate(game.texts, game.translations, locale);
      const letter = letters.get(game.id) ?? { slug: 'other', label: '#' };
      const { players, sessionMinutes } = game;
      return [
        game.id,
        {
          id: game.id,
          name: texts.name,
          isForeign: untranslated.includes('name'),
          cover: pictures.get(pictureKey({ kind: 'cover', url: game.cover }))?.src ?? '',
          playersInWords: players && playersInWords(players, words, locale),
          sessionInWords: sessionMinutes && minutesInWords(sessionMinutes, words, locale),
          teaser: hasTeasers ? teaserOf(texts.summary) : '',
          isTeaserForeign: untranslated.includes('summary'),
          values: valuesOf(game, letter, texts.tags, choiceValues(game, words, locale)),
        },
      ];
    }),
  );
  const pick = (ids: readonly string[]) => ids.flatMap((id) => all.get(id) ?? []);
  return {
    locale,
    needs: games.some(({ access }) => accessChoices(access).length > 0)
      ? accessValues(words, locale)
      : [],
    inOrder: {
      listed: pick(games.map(({ id }) => id)),
      name: pick(named.map(({ gameId }) => gameId)),
      released: pick(descending(games, ({ releaseDate }) => releaseDate)),
      updated: pick(
        descending(games, ({ updatedAt }) => new Date(Date.parse(updatedAt)).toISOString()),
      ),
    },
  };
}
