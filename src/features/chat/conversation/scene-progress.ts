import { call } from '../../../api-client/call';
import { reportAction } from '../../../api-client/report-action';
import type { WireQuest } from '../../../contract';
import type { QuestState, Where } from './conversation';

/** How far a scene is, of all that the server tells of it. */
export function progressOf({ status, progress }: WireQuest): QuestState {
  return { status, progress };
}

/**
 * Reads how far the scene of a conversation is.
 * @returns undefined without a scene, and where that fails: the conversation goes on, an answer will tell
 */
export async function readProgress(
  { questId: quest_id }: Where,
  signal: AbortSignal,
): Promise<QuestState | undefined> {
  if (quest_id === undefined || signal.aborted) return undefined;
  try {
    return progressOf(await call('questInfo', { quest_id }, { signal, isFresh: true }));
  } catch {
    return undefined;
  }
}

/** Reports that something was said, and the beginning of a scene: whatever is said first in it, or after its end. */
export function reportSent(
  { characterId, questId }: Where,
  progress: QuestState | undefined,
): void {
  reportAction({ action: 'send_message', target: { type: 'character', id: characterId } });
  if (questId !== undefined && progress && progress.status !== 'running') {
    reportAction({ action: 'start_story', target: { type: 'quest', id: questId } });
  }
}
