import { useCallback, useState } from 'react';
import type { Countdown } from '../../../ui/use-countdown';

/** The steps of account removal, in order. */
export const STEPS = ['effects', 'kept', 'confirm', 'done'] as const;

export type Step = (typeof STEPS)[number];

/** The progress of a removal. Kept across steps, and when the session ends between them. */
export interface RemovalProgress {
  readonly step: Step;
  /** The step has changed at least once: from then on the focus follows it. */
  readonly hasMoved: boolean;
  /** The code as it was typed. */
  readonly code: string;
  /** The time until another code may be asked for. */
  readonly countdown: Countdown | undefined;
  /** Proof that the code was right, as long as the account is still there. */
  readonly ticket: string | undefined;
  /** The account is being removed. */
  readonly isRemoving: boolean;
}

const BEGINNING: RemovalProgress = {
  step: 'effects',
  hasMoved: false,
  code: '',
  countdown: undefined,
  ticket: undefined,
  isRemoving: false,
};

export interface Removal {
  readonly progress: RemovalProgress;
  readonly change: (part: Partial<Omit<RemovalProgress, 'hasMoved' | 'step'>>) => void;
  readonly goTo: (step: Step) => void;
}

/** Keeps the progress of a removal from its first step on. */
export function useRemoval(): Removal {
  const [progress, setProgress] = useState(BEGINNING);
  const change = useCallback(
    (part: Partial<RemovalProgress>): void => setProgress((before) => ({ ...before, ...part })),
    [],
  );
  const goTo = useCallback((step: Step) => change({ step, hasMoved: true }), [change]);
  return { progress, change, goTo };
}
