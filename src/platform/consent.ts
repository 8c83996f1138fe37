import { create } from 'zustand';

/** What a visitor has answered about analytics. */
export type ConsentChoice = 'accepted' | 'declined';

export interface Consent {
  /** Undefined while the visitor has not answered. */
  readonly choice: ConsentChoice | undefined;
  /** False until it has been looked up what the visitor answered on an earlier page. */
  readonly isKnown: boolean;
  /** The visitor has opened the notice again. */
  readonly isOpen: boolean;
}

/** The visitor's answer; `keepConsent` keeps it. Small, because pages that open the notice begin with it. */
export const useConsent = create<Consent>(() => ({
  choice: undefined,
  isKnown: false,
  isOpen: false,
}));

/** Shows the notice, also to somebody who has answered it; once its code is there. */
export function openConsent(): void {
  useConsent.setState({ isOpen: true });
}

/** Takes a notice away that was opened again; the answer stays as it was. */
export function closeConsent(): void {
  useConsent.setState({ isOpen: false });
}

/** The visitor's answer; analytics obeys at once. */
export function chooseConsent(choice: ConsentChoice): void {
  useConsent.setState({ choice, isOpen: false });
}
