import type { WireGameDetail, WireGameSummary } from '../../../contract';
import { gameDetailSchema, gameSummarySchema } from '../../../contract/library';
import type { Fault } from '../faults';
import type { Addresses } from './addresses';
import { readDetails, type PullContext } from './details';
import { duplicateFaults, reservedGameFaults } from './integrity';
import { readList, type List } from './lists';
import type { Game } from './model';

/**
 * A game of the API as the site knows it.
 * @param roleIds its roles, in the order of the API
 */
export function toGame(
  wire: WireGameDetail,
  roleIds: readonly string[],
  { picture, optionalPicture }: Addresses,
): Game {
  return {
    id: wire.id,
    texts: {
      name: wire.name,
      tags: wire.tags,
      summary: wire.summary,
      developer: wire.developer ?? '',
      publisher: wire.publisher ?? '',
      description: wire.description,
      sections: wire.sections,
    },
    translations: wire.i18n,
    cover: picture(wire.cover),
    icon: optionalPicture(wire.icon),
    banner: optionalPicture(wire.banner),
    gallery: wire.gallery.filter((address) => address !== '').map(picture),
    releaseDate: wire.release_date,
    platforms: wire.platforms,
    updatedAt: wire.updated_at,
    relatedIds: wire.related_ids,
    characterId: wire.character_id,
    roleIds,
  };
}

/** The list of games; its faults join `faults`. */
export async function readGames(
  { reader }: PullContext,
  faults: Fault[],
): Promise<List<WireGameSummary>> {
  const games = await readList(reader, 'gameList', gameSummarySchema, faults);
  faults.push(...duplicateFaults(games.listed), ...reservedGameFaults(games.listed));
  return games;
}

/** The details of listed games, in the order of the list; their faults join `faults`. */
export function readGameDetails(
  context: PullContext,
  { listed }: List<WireGameSummary>,
  faults: Fault[],
): Promise<WireGameDetail[]> {
  return readDetails(context, 'gameDetail', gameDetailSchema, listed, faults);
}
