import { endpoints } from '../../contract';
import { unknownId } from '../api/api-error';
import { useCase } from '../api/use-case';
import { readGame } from '../database/games';

/** Everything about one game. */
export const gameDetail = useCase(endpoints.gameDetail, async ({ id }, { db }) => {
  const game = await readGame(db, id);
  if (!game) throw unknownId('game', id);
  return game;
});
