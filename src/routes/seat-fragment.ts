import { paramSource, routes } from './table';

// Few pages have this file in their first load, so `index.ts` leaves it out.

const GAME = new RegExp(`^#game=(${paramSource(routes.game, 'id')})$`);

/** Makes the fragment of the seat beside a game, with its `#`. */
export function seatFragment(gameId: string): string {
  return `#game=${gameId}`;
}

/** Reads the game of a seat's fragment; undefined where there is none. */
export function readSeatFragment(hash: string): string | undefined {
  return GAME.exec(hash)?.[1];
}
