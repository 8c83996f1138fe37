import { forgetNotes } from '../../../api-client/conversation-notes';
import { CHAT_PAUSE_MS } from '../../../config/times';
import { ID_PATTERN } from '../../../contract/patterns';
import { readStored, writeStored } from '../../../platform/storage';

const MOST_RECENT = 20;

/** The ids of the partners that were talked to, the last one first. */
export function readRecentPartners(): string[] {
  return readStored('localStorage', 'recentPartners', (text) => [
    ...new Set((text ?? '').split(' ').filter((id) => ID_PATTERN.test(id))),
  ]);
}

/** Puts a partner first. */
export function rememberPartner(id: string): void {
  const others = readRecentPartners().filter((each) => each !== id);
  writeStored('localStorage', 'recentPartners', [id, ...others].slice(0, MOST_RECENT).join(' '));
}

/** Whether the first notice of chats was read. */
export function hasReadNotice(): boolean {
  return readStored('localStorage', 'chatNotice', (text) => text === 'read');
}

export function keepNoticeRead(): void {
  writeStored('localStorage', 'chatNotice', 'read');
}

/**
 * How long the visitor has been in chats without a pause, in milliseconds, in whichever tab.
 * @param now milliseconds; it is kept as the time at which they were last seen
 */
export function chatTimeAt(now: number): number {
  const since = readStored('localStorage', 'chatTime', (text) => {
    const [began = NaN, last = NaN] = (text ?? '').split(' ').map(Number);
    return began <= last && last <= now && now - last <= CHAT_PAUSE_MS ? began : now;
  });
  writeStored('localStorage', 'chatTime', `${String(since)} ${String(now)}`);
  return now - since;
}

/** The time in chats begins anew. */
export function restartChatTime(now: number): void {
  writeStored('localStorage', 'chatTime', `${String(now)} ${String(now)}`);
}

/** Takes away what the views of chats keep in this browser. */
export function clearLocalData(): void {
  for (const key of ['recentPartners', 'chatNotice', 'chatTime'] as const) {
    writeStored('localStorage', key, undefined);
  }
  forgetNotes();
}
