import { CHAT_PAUSE_MS } from '../../config/chat-limits';
import { ID_PATTERN } from '../../contract/patterns';
import { readStored, writeStored } from '../storage';

const MOST_RECENT = 20;

/** Who has talked to a partner; without a user, somebody who was not logged in. */
interface Talk {
  readonly userId: string | undefined;
  readonly partnerId: string;
}

function readTalks(): Talk[] {
  return readStored('localStorage', 'recentPartners', (text) =>
    [...new Set((text ?? '').split(' '))].flatMap((entry) => {
      const ids = entry.split(':');
      if (ids.length > 2 || !ids.every((id) => ID_PATTERN.test(id))) return [];
      const [one = '', other] = ids;
      return [
        other === undefined
          ? { userId: undefined, partnerId: one }
          : { userId: one, partnerId: other },
      ];
    }),
  );
}

function keepTalks(talks: readonly Talk[]): void {
  const entries = talks.map(({ userId, partnerId }) =>
    userId === undefined ? partnerId : `${userId}:${partnerId}`,
  );
  writeStored('localStorage', 'recentPartners', entries.slice(0, MOST_RECENT).join(' '));
}

/** The ids of the partners that a user has talked to in this browser, the last one first. */
export function readRecentPartners(userId: string | undefined): string[] {
  return readTalks().flatMap((talk) => (talk.userId === userId ? [talk.partnerId] : []));
}

/** Puts a partner first. */
export function rememberPartner(userId: string | undefined, partnerId: string): void {
  const others = readTalks().filter(
    (talk) => talk.userId !== userId || talk.partnerId !== partnerId,
  );
  keepTalks([{ userId, partnerId }, ...others]);
}

/** True when the first notice of chats was read. */
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
  writeStored('localStorage', 'chatTime', `${since} ${now}`);
  return now - since;
}

/** The time in chats begins anew. */
export function restartChatTime(now: number): void {
  writeStored('localStorage', 'chatTime', `${now} ${now}`);
}

/** Forgets with whom a user has talked, and since when and with what notice whoever is here chats. */
export function forgetTalks(userId: string | undefined): void {
  keepTalks(readTalks().filter((talk) => talk.userId !== userId));
  for (const key of ['chatNotice', 'chatTime'] as const) {
    writeStored('localStorage', key, undefined);
  }
}
