import type { LibraryDatabase } from '../database/open-database';
import { insertRows, subjectRow } from './insert';
import { toCharacter, toFigures, toQuest, toScene } from './partner-items';
import type { SamplePartner, SampleQuest } from './sample-schema';

/** One of the partner's games, in turn, so that neither figures nor scenes all look alike. */
function gameInTurn({ id, game_ids }: SamplePartner, turn: number): string {
  return game_ids[turn % Math.max(1, game_ids.length)] ?? id;
}

const sceneShots = ['scene-1', 'scene-2', 'scene-3'] as const;

function subjectsOf(partner: SamplePartner) {
  return [
    subjectRow('character', partner.id, {
      type: 'person',
      game: gameInTurn(partner, 0),
      look: partner.look,
      seed: partner.id,
    }),
    ...partner.figures.map(({ id, look }, at) =>
      subjectRow('figure', id, {
        type: 'person',
        game: gameInTurn(partner, at),
        look,
        seed: partner.id,
      }),
    ),
    ...partner.quests.map(({ scene }, at) =>
      subjectRow('scene', scene.id, {
        type: 'scenery',
        game: gameInTurn(partner, at),
        shot: sceneShots[at % sceneShots.length] ?? 'cover',
      }),
    ),
  ];
}

function item(content: { readonly id: string }, position: number) {
  return {
    id: content.id,
    position,
    content: JSON.stringify(content),
  };
}

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
    partners.map((partner, at) => item(toCharacter(partner, knows), at)),
  );
  await insertRows(
    db,
    'figures',
    ofEach(toFigures).map(({ one, character_id }, at) => ({ ...item(one, at), character_id })),
  );
  await insertRows(
    db,
    'quests',
    quests.map(({ one, character_id }, at) => ({
      ...item(toQuest(one, character_id), at),
      character_id,
    })),
  );
  await insertRows(
    db,
    'scenes',
    quests.map(({ one, character_id }) => ({
      ...item(toScene(one, character_id), one.scene.order),
      character_id,
      quest_id: one.id,
    })),
  );
  await insertRows(db, 'picture_subjects', partners.flatMap(subjectsOf));
}
