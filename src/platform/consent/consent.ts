import { create } from 'zustand';

/** Answer of a visitor to the question about analytics. */
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

/** Opens the notice, also after it has been answered; it appears once its code has loaded. */
export function openConsent(): void {
  useConsent.setState({ isOpen: true });
}

/** Closes a reopened notice without changing the answer. */
export function closeConsent(): void {
  useConsent.setState({ isOpen: false });
}

/** Records the visitor's answer; analytics starts or stops at once. */
export function chooseConsent(choice: ConsentChoice): void {
  useConsent.setState({ choice, isOpen: false });
}
