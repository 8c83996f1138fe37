import * as z from 'zod/mini';
import { readStored } from './storage';

const recordSchema = z.object({ favourites: z.array(z.unknown()), recent: z.array(z.unknown()) });
const gameSchema = z.object({ kind: z.literal('game'), id: z.string() });

/** Reads the ids of the games that a visitor has read, the latest first, and then of those that they keep. */
export function readOwnGames(): string[] {
  return readStored('localStorage', 'reading', (text) => {
    if (text === null) return [];
    const { favourites, recent } = recordSchema.parse(JSON.parse(text));
    const games = [...recent, ...favourites].flatMap((entry) => {
      const game = gameSchema.safeParse(entry);
      return game.success ? [game.data.id] : [];
    });
    return [...new Set(games)];
  });
}
