import { useConsent, type ConsentChoice } from './consent';
import { onStoredElsewhere, readStored, writeStored } from '../storage';

/** Reads the stored answer; undefined for anything but the two known words. */
export function readConsent(): ConsentChoice | undefined {
  return readStored('localStorage', 'analyticsConsent', (text) =>
    text === 'accepted' || text === 'declined' ? text : undefined,
  );
}

function writeConsent(choice: ConsentChoice): void {
  // When storage is full, the older answer goes: better to ask again than to act on it.
  if (!writeStored('localStorage', 'analyticsConsent', choice))
    writeStored('localStorage', 'analyticsConsent', undefined);
}

/** Takes over the stored answer. Without one, this page's own answer stays, because storing it may have failed. */
function follow(): void {
  const choice = readConsent();
  if (choice !== undefined) useConsent.setState({ choice });
}

/**
 * Restores the stored answer, stores every new one and follows other tabs. To be called once. A file of its own,
 * because `consent.ts` is part of the first load of every page with a footer.
 */
export function keepConsent(): void {
  // An answer from before this code had loaded wins over the stored one.
  if (useConsent.getState().choice === undefined) follow();
  useConsent.setState({ isKnown: true });
  useConsent.subscribe(({ choice }, before) => {
    if (choice !== undefined && choice !== before.choice) writeConsent(choice);
  });
  onStoredElsewhere('analyticsConsent', follow);
}
