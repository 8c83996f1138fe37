import { endpoints, type WireCharacter } from '../../contract';
import { characterSchema, figureSchema } from '../../contract/partners';
import type { Handlers } from '../api/define-handler';
import { questStates, readScenes } from '../chat/quest-states';
import { readItem, readItems, readItemsOfCharacter } from '../database/items';
import { cutPage } from '../database/paging';
import { searchWords, textKey } from '../passages/text-key';

/** The words by which a visitor would know a character. */
function wordsOf({ name, slogan, tags, i18n }: WireCharacter): string {
  return textKey(
    [{ name, slogan, tags }, i18n?.en, i18n?.ja]
      .flatMap((texts) => [texts?.name, texts?.slogan, ...(texts?.tags ?? [])])
      .filter((text) => text !== undefined)
      .join('\n'),
  );
}

export const partnerHandlers = {
  /** The characters of the home page: those chatted with most come first. */
  indexCharacters: async ({ limit }, { db }) => {
    const characters = await readItems(db, 'characters', characterSchema);
    const list = characters.sort((a, b) => (b.chat_count ?? 0) - (a.chat_count ?? 0));
    return { list: list.slice(0, limit ?? list.length) };
  },

  officialCharacters: async (input, { db }) =>
    cutPage(await readItems(db, 'characters', characterSchema), input),

  /** Characters by keyword (any of the three languages), Chinese tag and game; every filter must fit. */
  characterSquare: async (input, { db }) => {
    const { keyword = '', tag, game_id } = input;
    const terms = searchWords(keyword);
    const fits = (character: WireCharacter): boolean =>
      (tag === undefined || character.tags.includes(tag)) &&
      (game_id === undefined || character.game_ids.includes(game_id)) &&
      terms.every((term) => wordsOf(character).includes(term));
    return cutPage((await readItems(db, 'characters', characterSchema)).filter(fits), input);
  },

  characterFigures: async ({ character_id }, { db }) => ({
    list: await readItemsOfCharacter(db, 'figures', character_id, figureSchema),
  }),

  /** The scenes of a character's story in playing order, with those open that the visitor of a session has reached. */
  storyScenes: async ({ character_id }, { db, user }) => ({
    list: await readScenes(db, character_id, user?.web_user_id),
  }),

  /** One quest: as the visitor of a session has left it, else in the state in which nobody has begun it. */
  questInfo: async ({ quest_id }, { db, user }) => {
    const { apply } = await questStates(db, user?.web_user_id);
    return apply(await readItem(db, 'quests', quest_id, endpoints.questInfo.payload));
  },
} satisfies Partial<Handlers>;
