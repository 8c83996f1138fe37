import type { WireGameDetail, WireGameSummary } from '../../../contract';
import { gameDetailSchema, gameSummarySchema } from '../../../contract/library';
import type { Fault } from '../faults';
import type { Addresses } from './addresses';
import { readDetails, type PullContext } from './details';
import { duplicateFaults, reservedGameFaults } from './integrity-checks';
import { readList, type List } from './lists';
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
