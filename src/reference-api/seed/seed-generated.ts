import type { LibraryDatabase } from '../database/open-database';
import { generateGame, ROLES_PER_GAME, type PictureModel } from './generate-game';
import { insertGames, type GameEntry } from './seed-games';

// So many games are made before they are written, to keep memory small at a scale of 100,000.
const GAMES_PER_ROUND = 50;

async function readModels(db: LibraryDatabase): Promise<PictureModel[]> {
  const roles = await db
    .selectFrom('roles')
    .innerJoin('games', 'games.id', 'roles.game_id')
    .select(['roles.id', 'roles.game_id'])
    .where('games.generated', '=', 0)
    .orderBy('roles.position')
    .execute();
  const byGame = new Map<string, string[]>();
  for (const { id, game_id } of roles) byGame.set(game_id, [...(byGame.get(game_id) ?? []), id]);
  return [...byGame].map(([id, roleIds]) => ({ id, roleIds }));
}

/**
 * Makes sure that this many generated games exist besides the sample, in one transaction.
 * More than that stay: data goes only with `--reset`.
 * @returns how many were added
 */
export async function seedGenerated(db: LibraryDatabase, scale: number): Promise<number> {
  const count = await db
    .selectFrom('games')
    .select((column) => [
      column.fn.sum<number | null>('generated').as('generated'),
      column.fn.max<number | null>('position').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const before = count.generated ?? 0;
  if (before >= scale) return 0;
  const models = await readModels(db);
  if (models.length === 0)
    throw new Error('--scale needs a sample game with roles to take pictures from');
  const { last: lastRole } = await db
    .selectFrom('roles')
    .select((column) => column.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  const [firstGame, firstRole] = [(count.last ?? -1) + 1, (lastRole ?? -1) + 1];
  const entryOf = (added: number): GameEntry => {
    const position = firstGame + added;
    const { game, roles } = generateGame(before + added + 1, position, models);
    return {
      game,
      position,
      generated: true,
      roles: roles.map((role, at) => ({ role, position: firstRole + added * ROLES_PER_GAME + at })),
    };
  };
  const missing = scale - before;
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < missing; from += GAMES_PER_ROUND) {
      const length = Math.min(GAMES_PER_ROUND, missing - from);
      await insertGames(
        transaction,
        Array.from({ length }, (_, index) => entryOf(from + index)),
      );
    }
  });
  return missing;
}
