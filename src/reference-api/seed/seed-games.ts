import type { WireGameDetail, WireRoleDetail } from '../../contract';
import type { LibraryDatabase } from '../database/open-database';
import { describeItem } from '../passages/describe-item';
import type { PlayerQuestions } from '../passages/player-questions';
import { storeItems } from '../passages/store-items';
import { toWireGame, toWireRole } from './to-wire-game';
import { insertRows, itemRow } from './rows';
import type { SampleGame } from './sample-schema';

/** A game with its roles, ready to be stored. */
export interface GameEntry {
  readonly game: WireGameDetail;
  readonly position: number;
  readonly generated: boolean;
  readonly roles: readonly { readonly role: WireRoleDetail; readonly position: number }[];
}

/** The questions of players that an item answers, by its id. */
type QuestionsOf = (id: string) => readonly PlayerQuestions[] | undefined;

/** Stores games, their roles and what the search looks through, with the questions of players that they answer. */
export async function insertGames(
  db: LibraryDatabase,
  entries: readonly GameEntry[],
  questions: QuestionsOf = () => undefined,
): Promise<void> {
  const roles = entries.flatMap((entry) => entry.roles);
  await insertRows(
    db,
    'games',
    entries.map(({ game, position, generated }) => ({
      ...itemRow(game, position),
      generated: generated ? 1 : 0,
    })),
  );
  await insertRows(
    db,
    'game_tags',
    entries.flatMap(({ game }) =>
      [...new Set(game.tags)].map((tag) => ({ game_id: game.id, tag })),
    ),
  );
  await insertRows(
    db,
    'roles',
    roles.map(({ role, position }) => ({ ...itemRow(role, position), game_id: role.game_id })),
  );
  const items = [
    ...entries.map(({ game, position }) => ({ type: 'game', content: game, position }) as const),
    ...roles.map(({ role, position }) => ({ type: 'role', content: role, position }) as const),
  ].map((item) => ({ ...item, questions: questions(item.content.id) }));
  await storeItems(
    db,
    items.map(({ position, ...item }) => describeItem(item, position)),
  );
}

/** Stores the sample games. */
export async function seedGames(
  db: LibraryDatabase,
  games: readonly SampleGame[],
  knows: (id: string) => boolean,
  questions: QuestionsOf,
): Promise<void> {
  let rolePosition = 0;
  await insertGames(
    db,
    games.map((game, position) => ({
      game: toWireGame(game, position, knows),
      position,
      generated: false,
      roles: game.roles.map((role) => {
        const place = rolePosition++;
        return { role: toWireRole(role, game, place), position: place };
      }),
    })),
    questions,
  );
}
