import path from 'node:path';
import { characterType, roleType, type Game, type Role } from '../../../gatsby/node/sources/model';
import type { NamedLibrary } from '../../../gatsby/node/search-index/named-library';
import { createAddresses } from '../../../gatsby/node/sources/addresses';
import { toGame } from '../../../gatsby/node/sources/games';
import { toItem } from '../../../gatsby/node/sources/item-mapper';
import { generateGame } from '../../../reference-api/seed/generate-game';
import { readSample } from '../../../reference-api/seed/read-sample';
import { toWireGame, toWireRole } from '../../../reference-api/seed/to-wire-game';
import { toWireCharacter } from '../../../reference-api/seed/to-wire-partner';

const addresses = createAddresses('https://api.invalid');

function isKnown(): boolean {
  return true;
}

/**
 * The sample library behind generated games: those come first, so that what is wanted of the sample has nothing from
 * its place.
 * @param generated how many
 */
export function readNamedLibrary(generated: number): NamedLibrary {
  const sample = readSample(path.resolve('src', 'reference-api', 'sample'));
  const [first] = sample.games;
  if (!first) throw new Error('The sample library has no game');
  const models = [{ id: first.id, roleIds: first.roles.map(({ id }) => id) }];
  const games: Game[] = [];
  const roles: Role[] = [];
  for (let number = 1; number <= generated; number += 1) {
    const made = generateGame(number, number, models);
    games.push(toGame(made.game, [], addresses));
    roles.push(...made.roles.map((role) => toItem(roleType, role, addresses)));
  }
  sample.games.forEach((game, position) => {
    games.push(toGame(toWireGame(game, position, isKnown), [], addresses));
    for (const role of game.roles) {
      roles.push(toItem(roleType, toWireRole(role, game, position), addresses));
    }
  });
  const characters = sample.partners.map((partner) =>
    toItem(characterType, toWireCharacter(partner, isKnown), addresses),
  );
  return { games, roles, characters };
}
