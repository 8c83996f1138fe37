import type { Locale } from '../../../../config/locales';
import type { GameChoiceWords } from '../../sources/game-choice';
import type { Game } from '../../sources/model';
import type { FacetValue } from './filter-games';

/** How many want to play, in the order in which it is offered. */
export const PLAYER_SLUGS = ['one', 'two', 'few', 'many'] as const;

/** How much time they have, in the order in which it is offered. */
export const SESSION_SLUGS = ['15', '30', 'evening'] as const;

type Span = NonNullable<Game['players']>;

const players: Readonly<Record<(typeof PLAYER_SLUGS)[number], Span>> = {
  one: { min: 1, max: 1 },
  two: { min: 2, max: 2 },
  few: { min: 3, max: 4 },
  many: { min: 5, max: Infinity },
};

/** Minutes. A sitting of 30 to 60 fits half an hour and an evening; one of 10 to 20 is over too soon for either. */
const minutes: Readonly<Record<(typeof SESSION_SLUGS)[number], Span>> = {
  15: { min: 0, max: 15 },
  30: { min: 25, max: 39 },
  evening: { min: 46, max: Infinity },
};

function overlap(one: Span, other: Span): boolean {
  return one.min <= other.max && other.min <= one.max;
}

/** Sorts a game by what helps to choose it; what is not known of it is no value. */
export function choiceValues(
  game: Pick<Game, 'players' | 'sessionMinutes' | 'moods'>,
  { strings, moods: known }: GameChoiceWords,
  locale: Locale,
): Readonly<Record<'players' | 'session' | 'mood', readonly FacetValue[]>> {
  const { players: own, sessionMinutes, moods = [] } = game;
  const words = strings[locale];
  return {
    players: PLAYER_SLUGS.filter((slug) => own && overlap(own, players[slug])).map((slug) => ({
      slug,
      label: words[`players-${slug}`],
    })),
    session: SESSION_SLUGS.filter(
      (slug) => sessionMinutes && overlap(sessionMinutes, minutes[slug]),
    ).map((slug) => ({ slug, label: words[`session-${slug}`] })),
    mood: [...new Set(moods)].flatMap((slug) => {
      const mood = known.get(slug);
      return mood ? [{ slug, label: mood[locale] }] : [];
    }),
  };
}
