import type { LibraryDatabase } from '../database/open-database';
import { toWireCharacter, toWireFigures, toWireQuest, toWireScene } from './to-wire-partner';
import { insertRows, itemRow } from './rows';
import type { SamplePartner, SampleQuest } from './sample-schema';

/** Stores the sample partners with figures, quests and scenes. */
export async function seedPartners(
  db: LibraryDatabase,
  partners: readonly SamplePartner[],
  knows: (id: string) => boolean,
): Promise<void> {
  const ofEach = <T>(list: (partner: SamplePartner) => readonly T[]) =>
    partners.flatMap((partner) => list(partner).map((one) => ({ one, character_id: partner.id })));
  const quests = ofEach<SampleQuest>((partner) => partner.quests);
  await insertRows(
    db,
    'characters',
    partners.map((partner, at) => itemRow(toWireCharacter(partner, knows), at)),
  );
  await insertRows(
    db,
    'figures',
    ofEach(toWireFigures).map(({ one, character_id }, at) => ({
      ...itemRow(one, at),
      character_id,
    })),
  );
  await insertRows(
    db,
    'quests',
    quests.map(({ one, character_id }, at) => ({
      ...itemRow(toWireQuest(one, character_id), at),
      character_id,
    })),
  );
  await insertRows(
    db,
    'scenes',
    quests.map(({ one, character_id }) => ({
      ...itemRow(toWireScene(one, character_id), one.scene.order),
      character_id,
      quest_id: one.id,
    })),
  );
}
