import * as z from 'zod/mini';
import type { WireCharacter } from '../../../contract';
import { characterSchema } from '../../../contract/partners';
import { listOf } from '../../../contract/primitives';
import type { Fault } from '../faults';
import type { PullContext } from './details';
import { duplicateFaults, reservedCharacterFaults } from './integrity-checks';
import { checkItems, idsOf, readList, type ReadItems } from './lists';
import { leftOutValues } from './left-out-values';
import type { Library } from './model';
import { callName } from './wire-faults';

/** The official partners, in the order of the API; faults join `faults`. */
export async function pullCharacters(
  { reader, onLeftOut }: PullContext,
  faults: Fault[],
): Promise<ReadItems<WireCharacter>> {
  const { listed, ids } = await readList(reader, 'officialCharacters', characterSchema, faults);
  faults.push(...duplicateFaults(listed), ...reservedCharacterFaults(listed));
  onLeftOut(listed.flatMap(({ where, raw }) => leftOutValues(where, characterSchema, raw)));
  return { items: listed.map(({ item }) => item), ids };
}

/** The home page shows up to eight; the others replace those that have to be left out. */
const MOST_NAMED = 16;

/** A partner on the home page. */
export interface HomePlace {
  readonly id: string;
}

/** The payload with its items unchecked, so that each can be named by its place. */
const namedSchema = listOf(z.unknown());

/**
 * The ids of the partners that the API names for the home page, in its order; faults join `faults`.
 *
 * The API sends whole characters, but only their ids count: what the site tells about a partner comes
 * from the official list. Who is not in that list has no page of their own (the partner's pages look
 * there too), so `dropDanglingReferences` leaves them out with a warning.
 */
export async function pullHomeCharacterIds(
  { reader }: Pick<PullContext, 'reader'>,
  faults: Fault[],
): Promise<ReadItems<HomePlace>> {
  const input = { limit: MOST_NAMED };
  const { list } = await reader.readAs('indexCharacters', input, namedSchema);
  // An API may ignore the limit.
  const named = list.slice(0, MOST_NAMED);
  const listed = checkItems(callName('indexCharacters'), named, characterSchema, faults);
  faults.push(...duplicateFaults(listed));
  return { items: listed.map(({ item: { id } }) => ({ id })), ids: idsOf(named) };
}

/**
 * Returns the places of partners on the home page, by id, from 0. When the API names nobody, that is the official
 * order: visitors came to meet partners.
 */
export function homePlaces({
  homeCharacterIds,
  characters,
}: Pick<Library, 'homeCharacterIds' | 'characters'>): ReadonlyMap<string, number> {
  const ids = homeCharacterIds.length > 0 ? homeCharacterIds : characters.map(({ id }) => id);
  return new Map(ids.map((id, place) => [id, place]));
}
