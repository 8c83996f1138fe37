import type { Locale } from '../../../../config/locales';
import { ACCESS_KEYS, accessChoices } from '../../../../contract/access-keys';
import { playerChoices, sessionChoices } from '../../../../contract/game-choice';
import { needInWords } from '../../sources/access-in-words';
import { capitalized, type GameChoiceWords } from '../../sources/game-choice';
import type { Game } from '../../sources/model';

/** A value of a facet that a game has. */
export interface FacetValue {
  readonly slug: string;
  readonly label: string;
}

/** Lists every need, as a filter offers it, whether or not a game is known to meet it. */
export function accessValues(choiceWords: GameChoiceWords, locale: Locale): FacetValue[] {
  return ACCESS_KEYS.map((slug) => ({ slug, label: needInWords(slug, choiceWords, locale) }));
}

/** Lists the values by which a game is chosen, in words; what is not known of it is no value. */
export function choiceValues(
  {
    players,
    sessionMinutes,
    moods = [],
    access,
  }: Pick<Game, 'players' | 'sessionMinutes' | 'moods' | 'access'>,
  choiceWords: GameChoiceWords,
  locale: Locale,
): Readonly<Record<'players' | 'session' | 'mood' | 'access', readonly FacetValue[]>> {
  const { strings, moods: known } = choiceWords;
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
    access: accessChoices(access).map((slug) => ({
      slug,
      label: needInWords(slug, choiceWords, locale),
    })),
  };
}
