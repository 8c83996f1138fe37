import { create } from 'zustand';
import { MOST_COMPARED } from '../comparison/compared';

/** A game whose card was chosen for a comparison. */
export interface ChosenGame {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
}

/** Store of the games that are to be compared, in the order of their choice. It lives as long as the document. */
export const useChosenGames = create<readonly ChosenGame[]>(() => []);

/**
 * Chooses a game for the comparison, or takes it back.
 * @returns false when there is no room for another one
 */
export function toggleChosen(game: ChosenGame): boolean {
  const chosen = useChosenGames.getState();
  const others = chosen.filter(({ id }) => id !== game.id);
  const isNew = others.length === chosen.length;
  if (isNew && chosen.length >= MOST_COMPARED) return false;
  useChosenGames.setState(isNew ? [...chosen, game] : others, true);
  return true;
}

/**
 * Takes a game back that has left the comparison or the library.
 * @returns the game, or undefined where it was not chosen
 */
export function dropChosen(gameId: string): ChosenGame | undefined {
  const chosen = useChosenGames.getState();
  const dropped = chosen.find(({ id }) => id === gameId);
  if (dropped)
    useChosenGames.setState(
      chosen.filter((each) => each !== dropped),
      true,
    );
  return dropped;
}

/** Takes all games back. */
export function clearChosen(): void {
  useChosenGames.setState([], true);
}
