import type { Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import { FILTER_FILE_GAMES } from '../../../../contract/library-filter';
import type { TonightWords } from '../../../../contract/tonight-words';
import { teaserOf } from '../../../../i18n/leading-sentences';
import { pictureKey, type PictureIndex } from '../../pictures/picture-kinds';
import { capitalized, type GameChoiceWords } from '../../sources/game-choice';
import type { Character, Library } from '../../sources/model';
import type { AllPartnerWords, PartnerWords } from '../../sources/partner-words';

type TonightPartner = TonightWords['partners'][number];

/** Selects what editors have written by id, in one language and as far as the library has the ids. */
function textsIn(
  written: PartnerWords['games'] | undefined,
  known: ReadonlySet<string>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(written ?? {})
      .filter(([id]) => known.has(id))
      .map(([id, text]) => [id, text[locale]]),
  );
}

/** The games that a partner knows: those that the API names in either direction, and those with a sentence. */
function gamesKnownBy(
  { id, gameIds }: Character,
  words: PartnerWords | undefined,
  games: Library['games'],
): string[] {
  const named = new Set([...gameIds, ...Object.keys(words?.games ?? {})]);
  return games
    .filter((game) => named.has(game.id) || game.characterId === id)
    .map((game) => game.id);
}

/** Makes the words of the table in one language. */
export function tonightWords(
  { games, characters }: Pick<Library, 'games' | 'characters'>,
  allWords: AllPartnerWords,
  pictures: PictureIndex,
  { moods }: GameChoiceWords,
  locale: Locale,
): TonightWords {
  const gameIds = new Set(games.map(({ id }) => id));
  const partnerIds = new Set(characters.map(({ id }) => id));
  const partners = characters.map((character): TonightPartner => {
    const { id, avatar, texts, translations } = character;
    const words = allWords.get(id);
    const shown = translate({ name: texts.name }, translations, locale);
    return {
      id,
      name: shown.texts.name,
      ...(shown.untranslated.length > 0 && { foreign: 1 as const }),
      face: pictures.get(pictureKey({ kind: 'avatar', url: avatar }))?.src ?? '',
      knows: gamesKnownBy(character, words, games),
      says: textsIn(words?.games, gameIds, locale),
      disagrees: textsIn(words?.disagrees, partnerIds, locale),
    };
  });
  const wordless = new Set(
    partners.flatMap(({ knows, says }) => knows.filter((id) => !Object.hasOwn(says, id))),
  );
  const withTeasers = games.length > FILTER_FILE_GAMES ? games : [];
  return {
    partners,
    moods: Object.fromEntries(
      [...moods.values()].map((mood) => [mood.key, capitalized(mood[locale])]),
    ),
    teasers: Object.fromEntries(
      withTeasers
        .filter(({ id }) => wordless.has(id))
        .map(({ id, texts, translations }) => {
          const shown = translate({ summary: texts.summary }, translations, locale);
          const isForeign = shown.untranslated.length > 0;
          return [
            id,
            { text: teaserOf(shown.texts.summary), ...(isForeign && { foreign: 1 as const }) },
          ];
        }),
    ),
  };
}
