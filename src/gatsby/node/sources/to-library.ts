import type { WireRoleDetail } from '../../../contract';
import { createAddresses } from './addresses';
import { toGame } from './games';
import { toItem } from './item-mapper';
import { activityType, bannerType, characterType, type Library } from './model';
import { toRole } from './roles';
import type { ShownCollections } from './apply-policies';

function rolesByGame(roles: readonly WireRoleDetail[]): ReadonlyMap<string, readonly string[]> {
  const byGame = new Map<string, string[]>();
  for (const { id, game_id } of roles) {
    const ids = byGame.get(game_id);
    if (ids) ids.push(id);
    else byGame.set(game_id, [id]);
  }
  return byGame;
}

/**
 * Makes the site's library of what the API gave, and of what an earlier build read. A role whose game is not shown has
 * nowhere to be, and waits for it.
 * @param onWaiting gets the id of such a role
 */
export function toLibrary(
  { games, roles, partners, home, activities, banners }: ShownCollections,
  baseUrl: string,
  onWaiting: (id: string) => void,
): Library {
  const addresses = createAddresses(baseUrl);
  const gameIds = new Set(games.items.map(({ id }) => id));
  const shownRoles = roles.items.filter(({ id, game_id }) => {
    if (gameIds.has(game_id)) return true;
    onWaiting(id);
    return false;
  });
  const roleIds = rolesByGame(shownRoles);
  return {
    games: games.items.map((wire) => toGame(wire, roleIds.get(wire.id) ?? [], addresses)),
    roles: shownRoles.map((wire) => toRole(wire, addresses)),
    characters: partners.items.map((wire) => toItem(characterType, wire, addresses)),
    homeCharacterIds: home.items.map(({ id }) => id),
    activities: activities.items.map((wire) => toItem(activityType, wire, addresses)),
    banners: banners.items.map((wire) => toItem(bannerType, wire, addresses)),
  };
}
