import { stackByGame, type LaidHand } from './lay-table';
import type { TableData } from './read-table';

/** A card as the picture shows it. */
export interface PictureCard {
  readonly name: string;
  readonly cover: string;
  /** Words of whoever lays it, in quotation marks, or of the game itself. */
  readonly words: string;
  readonly partner: string;
  /** The address of a face; empty for the library. */
  readonly face: string;
}

/**
 * Lists the cards of a hand as the picture shows them: a game once, with all who lay it.
 * @param listed joins their names
 */
export function pictureCards(
  { games, partners }: TableData,
  { cards }: LaidHand,
  quoted: (text: string) => string,
  listed: (names: readonly string[]) => string,
): PictureCard[] {
  return stackByGame(cards).flatMap(
    ({ card: { partner: id, game: gameId }, others }): PictureCard[] => {
      const game = games.get(gameId);
      if (!game) return [];
      const partner = partners.get(id);
      const own = partner?.says.get(gameId);
      return [
        {
          name: game.name,
          cover: game.cover,
          words: own === undefined ? game.teaser : quoted(own),
          partner: listed(
            [id, ...others.map((other) => other.partner)].flatMap(
              (each) => partners.get(each)?.name ?? [],
            ),
          ),
          face: partner?.face ?? '',
        },
      ];
    },
  );
}

/** A line of the note that lies between two cards. */
export interface NoteLine {
  readonly face: string;
  readonly name: string;
  readonly words: string;
}

/** Lists what two at the table say to each other, as the picture shows it. */
export function pictureNote(
  { partners }: TableData,
  { disagreements }: LaidHand,
  quoted: (text: string) => string,
): NoteLine[] {
  return disagreements.map(({ from, text }) => {
    const { face = '', name = '' } = partners.get(from) ?? {};
    return { face, name, words: quoted(text) };
  });
}
