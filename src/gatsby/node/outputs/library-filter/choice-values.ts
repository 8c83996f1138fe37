import type { Locale } from '../../../../config/locales';
import { playerChoices, sessionChoices } from '../../../../contract/game-choice';
import { capitalized, type GameChoiceWords } from '../../sources/game-choice';
import type { Game } from '../../sources/model';

/** A value of a facet that a game has. */
export interface FacetValue {
  readonly slug: string;
  readonly label: string;
}

/** Lists the values by which a game is chosen, in words; what is not known of it is no value. */
export function choiceValues(
  { players, sessionMinutes, moods = [] }: Pick<Game, 'players' | 'sessionMinutes' | 'moods'>,
  { strings, moods: known }: GameChoiceWords,
  locale: Locale,
): Readonly<Record<'players' | 'session' | 'mood', readonly FacetValue[]>> {
  const words = strings[locale];
  return {
    players: playerChoices(players).map((slug) => ({ slug, label: words[`players-${slug}`] })),
    session: sessionChoices(sessionMinutes).map((slug) => ({
      slug,
      label: words[`session-${slug}`],
    })),
    mood: [...new Set(moods)].flatMap((slug) => {
      const mood = known.get(slug);
      return mood ? [{ slug, label: capitalized(mood[locale]) }] : [];
    }),
  };
}
