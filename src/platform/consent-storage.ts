import { useConsent, type ConsentChoice } from './consent';

/** Where local storage holds the answer: `accepted` or `declined`, nothing before that. */
const CONSENT_KEY = 'analyticsConsent';

function parseChoice(text: string | null): ConsentChoice | undefined {
  return text === 'accepted' || text === 'declined' ? text : undefined;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // Storage is forbidden: the answer lasts as long as the page.
    return null;
  }
}

function forgetStored(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Forbidden: nothing is there.
  }
}

function writeStored(choice: ConsentChoice): void {
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // Full: better asked again on the next page than taken at an older word.
    forgetStored();
  }
}

/** Takes over an answer. Where there is none, the one of this page holds: perhaps it could not be stored. */
function follow(stored: string | null): void {
  const choice = parseChoice(stored);
  if (choice !== undefined) useConsent.setState({ choice });
}

/** Looks up the answer, keeps every new one in local storage, and follows other tabs. To be called once. */
export function keepConsent(): void {
  // What was answered before this code came counts more than what is stored.
  if (useConsent.getState().choice === undefined) follow(readStored());
  useConsent.setState({ isKnown: true });
  useConsent.subscribe(({ choice }, before) => {
    if (choice !== undefined && choice !== before.choice) writeStored(choice);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CONSENT_KEY) follow(newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that was put aside hears nothing of other tabs.
    if (persisted) follow(readStored());
  });
}
