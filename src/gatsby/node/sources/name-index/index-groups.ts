import type { FindPicture } from '../find-node-pictures';
import { choiceInWords, type GameChoiceWords } from '../game-choice';
import type { Game } from '../model';
import type { NameIndexPage } from './name-index';

/** Games of an index that has pictures and facts: both are as heavy as a name, and a page may hold 300 names. */
const MOST_PICTURED = 100;

/** Gives the names of a short index their pictures, and for how many each game is and how long it takes. */
export function indexGroups(
  { groups, total, locale }: NameIndexPage,
  games: readonly Game[],
  words: GameChoiceWords,
  find: FindPicture,
) {
  if (total > MOST_PICTURED) return groups;
  const known = new Map(games.map((game) => [game.id, game]));
  return groups.map((group) => ({
    ...group,
    games: group.games.map((named) => {
      const game = known.get(named.gameId);
      return {
        ...named,
        cover: find('cover', game?.cover),
        facts: game ? choiceInWords(game, words, locale) : [],
      };
    }),
  }));
}
