import { useConsent, type ConsentChoice } from './consent';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/** What local storage holds of the answer; anything but the two words is none. */
function readConsent(): ConsentChoice | undefined {
  return readStored('localStorage', 'analyticsConsent', (text) =>
    text === 'accepted' || text === 'declined' ? text : undefined,
  );
}

function writeConsent(choice: ConsentChoice): void {
  // Full: better asked again on the next page than taken at an older word.
  if (!writeStored('localStorage', 'analyticsConsent', choice))
    writeStored('localStorage', 'analyticsConsent', undefined);
}

/** Takes over the stored answer. Where there is none, the one of this page holds: perhaps it could not be stored. */
function follow(): void {
  const choice = readConsent();
  if (choice !== undefined) useConsent.setState({ choice });
}

/**
 * Looks up the answer, keeps every new one in local storage, and follows other tabs. To be called once. A file of its
 * own beside `consent.ts`, which is part of the first load of every page with a footer.
 */
export function keepConsent(): void {
  // What was answered before this code came counts more than what is stored.
  if (useConsent.getState().choice === undefined) follow();
  useConsent.setState({ isKnown: true });
  useConsent.subscribe(({ choice }, before) => {
    if (choice !== undefined && choice !== before.choice) writeConsent(choice);
  });
  onStoredElsewhere('analyticsConsent', follow);
}
