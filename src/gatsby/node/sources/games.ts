import type { WireGameDetail } from '../../../contract';
import { gameDetailSchema, gameSummarySchema } from '../../../contract/library';
import type { Fault } from '../faults';
import type { Addresses } from './addresses';
import { readDetails, type PullContext } from './details';
import { duplicateFaults, reservedGameFaults } from './integrity-checks';
import { readList, type ReadItems } from './lists';
import { gameType, type Game } from './model';
import { toItem } from './item-mapper';

/**
 * A game of the API as the site knows it.
 * @param roleIds its roles, in the order of the API
 */
export function toGame(
  wire: WireGameDetail,
  roleIds: readonly string[],
  addresses: Addresses,
): Game {
  return { ...toItem(gameType, wire, addresses), roleIds };
}

/** The games with their details, in the order of the API; faults join `faults`. */
export async function pullGames(
  context: PullContext,
  faults: Fault[],
): Promise<ReadItems<WireGameDetail>> {
  const { listed, ids } = await readList(context.reader, 'gameList', gameSummarySchema, faults);
  faults.push(...duplicateFaults(listed), ...reservedGameFaults(listed));
  return { items: await readDetails(context, 'gameDetail', gameDetailSchema, listed, faults), ids };
}
