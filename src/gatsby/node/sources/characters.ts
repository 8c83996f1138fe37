import type { WireCharacter } from '../../../contract';
import { characterSchema } from '../../../contract/partners';
import type { Fault } from '../faults';
import type { Addresses } from './addresses';
import type { PullContext } from './details';
import { duplicateFaults, reservedCharacterFaults } from './integrity';
import { readList } from './lists';
import type { Character } from './model';

/** A partner of the API as the site knows it. */
export function toCharacter(
  wire: WireCharacter,
  { picture, optionalPicture }: Addresses,
): Character {
  return {
    id: wire.id,
    texts: {
      name: wire.name,
      slogan: wire.slogan ?? '',
      description: wire.description ?? '',
      tags: wire.tags,
      greeting: wire.greeting ?? '',
    },
    translations: wire.i18n,
    avatar: picture(wire.avatar),
    figure: optionalPicture(wire.figure),
    gameIds: wire.game_ids,
  };
}

/** The official partners, in the order of the API; faults join `faults`. */
export async function pullCharacters(
  { reader }: PullContext,
  faults: Fault[],
): Promise<WireCharacter[]> {
  const { listed } = await readList(reader, 'officialCharacters', characterSchema, faults);
  faults.push(...duplicateFaults(listed), ...reservedCharacterFaults(listed));
  return listed.map(({ item }) => item);
}
