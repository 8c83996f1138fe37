import { endpoints, type WireCharacter } from '../../contract';
import { characterSchema } from '../../contract/partners';
import { defineHandler } from '../api/define-handler';
import { readItems } from '../database/items';
import { cutPage } from '../database/paging';
import { searchWords, textKey } from '../search/text-key';

/** What a keyword is looked for in: the words by which a visitor would know the character. */
function wordsOf({ name, slogan, tags, i18n }: WireCharacter): string {
  return textKey(
    [{ name, slogan, tags }, i18n?.en, i18n?.ja]
      .flatMap((texts) => [texts?.name, texts?.slogan, ...(texts?.tags ?? [])])
      .filter((text) => text !== undefined)
      .join('\n'),
  );
}

/** Characters by keyword (any of the three languages), Chinese tag and game; every filter must fit. */
export const characterSquare = defineHandler(endpoints.characterSquare, async (input, { db }) => {
  const { keyword = '', tag, game_id } = input;
  const terms = searchWords(keyword);
  const fits = (character: WireCharacter): boolean =>
    (tag === undefined || character.tags.includes(tag)) &&
    (game_id === undefined || character.game_ids.includes(game_id)) &&
    terms.every((term) => wordsOf(character).includes(term));
  return cutPage((await readItems(db, 'characters', characterSchema)).filter(fits), input);
});
