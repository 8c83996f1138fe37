import { create } from 'zustand';

/** The question whether a visitor agrees to a text that asks for consent again, as long as it is open on this page. */
interface AgreementDue {
  /** Leads to the question; undefined where none is open. */
  readonly show: (() => void) | undefined;
}

export const useAgreementDue = create<AgreementDue>(() => ({ show: undefined }));

/**
 * Leads to the question, for what waits until it is answered.
 * @returns true where it is open
 */
export function leadToAgreement(): boolean {
  const { show } = useAgreementDue.getState();
  show?.();
  return show !== undefined;
}
