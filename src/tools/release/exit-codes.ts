/** How a run ended. */
export type OutcomeKind =
  | 'released'
  | 'unchanged'
  | 'tried'
  | 'taken-back'
  | 'build-failed'
  | 'refused'
  | 'damaged'
  | 'no-room'
  | 'hook-failed'
  | 'not-shown';

/** Words for the person on call about a kind of outcome, and the exit code that a supervisor sees. */
interface OutcomeWords {
  readonly exitCode: number;
  /** Advice on what to do; undefined when there is nothing. */
  readonly remedy: string | undefined;
}

/** Every kind of outcome. An exit code of 1 is a mistake on the command line, or a lock that is held. */
export const OUTCOMES: Readonly<Record<OutcomeKind, OutcomeWords>> = {
  released: { exitCode: 0, remedy: undefined },
  unchanged: { exitCode: 0, remedy: undefined },
  tried: { exitCode: 0, remedy: undefined },
  'taken-back': {
    exitCode: 0,
    remedy: 'Mend what was wrong with it; the same build is not put forward again by itself.',
  },
  'build-failed': {
    exitCode: 3,
    remedy:
      'Read what the build says above. The next run tries again; nothing has to be cleaned up.',
  },
  refused: {
    exitCode: 4,
    remedy: 'Look at the library. When it is meant, run it again with --pages-lost 100.',
  },
  damaged: {
    exitCode: 5,
    remedy: 'Look at the disk. Run npm run release again, or go back with --rollback.',
  },
  'no-room': {
    exitCode: 6,
    remedy: 'Make room on the disk, or keep fewer releases with --keep. The next run tries again.',
  },
  'hook-failed': {
    exitCode: 7,
    remedy: 'Run the hook by hand: visitors of a CDN may get the release before until then.',
  },
  'not-shown': {
    exitCode: 8,
    remedy:
      'Read what the hook says above: the web server may not take its new rules. The next run tries again.',
  },
};

/** End of a run: one line of JSON for monitoring has all of it. */
export interface Outcome {
  readonly kind: OutcomeKind;
  /** Sentence that says what happened. */
  readonly message: string;
  /** The release that visitors get now; undefined when there is none. */
  readonly current: string | undefined;
  /** The release that visitors got before. */
  readonly before: string | undefined;
  readonly pages?: number;
  readonly copied?: number;
  readonly linked?: number;
  readonly kept?: number;
  readonly removed?: readonly string[];
}

/** Describes an outcome for whoever reads the terminal: what happened, what visitors see, what there is to do. */
export function describeOutcome({ kind, message, current }: Outcome): string[] {
  const { remedy } = OUTCOMES[kind];
  const seen =
    current === undefined ? 'Visitors get nothing yet.' : `Visitors get the release ${current}.`;
  return [message, seen, ...(remedy === undefined ? [] : [remedy])];
}
