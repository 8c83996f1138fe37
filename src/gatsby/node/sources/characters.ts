import type { WireCharacter } from '../../../contract';
import { characterSchema } from '../../../contract/partners';
import type { Fault } from '../faults';
import type { PullContext } from './details';
import { duplicateFaults, reservedCharacterFaults } from './integrity-checks';
import { readList } from './lists';

/** The official partners, in the order of the API; faults join `faults`. */
export async function pullCharacters(
  { reader }: PullContext,
  faults: Fault[],
): Promise<WireCharacter[]> {
  const { listed } = await readList(reader, 'officialCharacters', characterSchema, faults);
  faults.push(...duplicateFaults(listed), ...reservedCharacterFaults(listed));
  return listed.map(({ item }) => item);
}
