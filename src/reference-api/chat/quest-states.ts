import type { WireQuest, WireScene } from '../../contract';
import { sceneSchema } from '../../contract/partners';
import { readItemsOfCharacter } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';

/** How far a visitor has come in each quest. */
export interface QuestStates {
  /** The quest as this visitor has left it. */
  readonly apply: (quest: WireQuest) => WireQuest;
  /** True once the visitor has finished it; playing it again takes nothing away. */
  readonly isDone: (quest_id: string) => boolean;
}

const nobody: QuestStates = { apply: (quest) => quest, isDone: () => false };

/** Reads a visitor's states; without a session every quest is new. */
export async function questStates(
  db: LibraryDatabase,
  web_user_id: string | undefined,
): Promise<QuestStates> {
  if (web_user_id === undefined) return nobody;
  const rows = await db
    .selectFrom('conversations')
    .select(['quest_id', 'quest_status', 'quest_progress', 'done_at'])
    .where('web_user_id', '=', web_user_id)
    .where('quest_id', 'is not', null)
    .execute();
  const states = new Map(rows.map((row) => [row.quest_id, row]));
  return {
    apply: (quest) => {
      const { quest_status, quest_progress = 0 } = states.get(quest.id) ?? {};
      if (!quest_status) return quest;
      const progress = { ...quest.progress, current: quest_progress };
      return { ...quest, status: quest_status, progress };
    },
    isDone: (quest_id) => Boolean(states.get(quest_id)?.done_at),
  };
}

/**
 * The scenes of a character's story in playing order. A locked one opens when the one before it was finished.
 * @throws EndpointError 40400 when there is no such character
 */
export async function readScenes(
  db: LibraryDatabase,
  character_id: string,
  web_user_id: string | undefined,
): Promise<WireScene[]> {
  const scenes = await readItemsOfCharacter(db, 'scenes', character_id, sceneSchema);
  const { isDone } = await questStates(db, web_user_id);
  return scenes.map((scene, index) => {
    const before = scenes[index - 1];
    return { ...scene, locked: scene.locked && !(before && isDone(before.quest_id)) };
  });
}
