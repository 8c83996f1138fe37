import { create } from 'zustand';

/**
 * Lines that are typed and not kept yet, by game, as long as the tab lives: another panel, another game or a closed window
 * takes nothing away.
 */
export const useNoteDrafts = create<ReadonlyMap<string, string>>(() => new Map());

/** Notes what is typed beside a game; nothing forgets it. */
export function setDraft(gameId: string, text: string): void {
  const drafts = new Map(useNoteDrafts.getState());
  if (text === '') drafts.delete(gameId);
  else drafts.set(gameId, text);
  useNoteDrafts.setState(drafts, true);
}
