import type { StaleNote } from '../../gatsby/node/sources/stale-collections';
import type { TargetReport } from './targets/target';

/** How a run ended. */
export type OutcomeKind =
  | 'released'
  | 'unchanged'
  | 'tried'
  | 'taken-back'
  | 'put-forward'
  | 'build-failed'
  | 'refused'
  | 'damaged'
  | 'no-room'
  | 'hook-failed'
  | 'target-failed'
  | 'failed'
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
    remedy:
      'Mend what was wrong with the release that was left. That build is not put forward again by itself, but one of a library that has changed since is: stop the timer where it would have the same fault.',
  },
  'put-forward': { exitCode: 0, remedy: undefined },
  'build-failed': {
    exitCode: 3,
    remedy:
      'Read what the build says above. The next run tries again; nothing has to be cleaned up.',
  },
  refused: {
    exitCode: 4,
    remedy:
      'When pages are gone, look at the library, or run it again with --pages-lost 100 if that is meant. When a file is not there, build again.',
  },
  damaged: {
    exitCode: 5,
    remedy: 'Look at the disk. Run npm run release again, or go back with --rollback.',
  },
  'no-room': {
    exitCode: 6,
    remedy:
      'Make room on the disk: docs/operating.md says what can be spared ("Room"). A run removes releases beyond --keep by itself, which frees little, because they share files. The next run tries again.',
  },
  'hook-failed': {
    exitCode: 7,
    remedy:
      'Mend the hook: the next run tries it again. Visitors of a CDN may get the release before until then.',
  },
  'target-failed': {
    exitCode: 8,
    remedy:
      'Look at what is named above: network, credentials, room, the hook before the switch. The next run finishes it, also when the build has not changed.',
  },
  failed: {
    exitCode: 9,
    remedy: 'Read the error above. The next run tries again; nothing has to be cleaned up.',
  },
  'not-shown': {
    exitCode: 10,
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
  /** Collections of the build that are not as the API had them. */
  readonly stale?: readonly StaleNote[];
  /** Reports of the targets, where there are any. */
  readonly targets?: readonly TargetReport[];
}

function describeStale({ collection, since, why }: StaleNote): string {
  return `STALE since ${since}: ${collection} ${why}.`;
}

function describeTarget({ to, kind, release, message }: TargetReport): string {
  const seen =
    release === undefined
      ? 'it does not say what visitors get there.'
      : `visitors get the release ${release} there.`;
  if (kind === 'failed') return `${to} failed (${message ?? ''}); ${seen}`;
  return message === undefined ? `${to}: ${seen}` : `${to}: ${seen} ${message}.`;
}

/** Describes an outcome for whoever reads the terminal: what happened, what visitors see, what there is to do. */
export function describeOutcome(outcome: Outcome): string[] {
  const { kind, message, current, stale = [], targets = [] } = outcome;
  const { remedy } = OUTCOMES[kind];
  const seen =
    current === undefined ? 'Visitors get nothing yet.' : `Visitors get the release ${current}.`;
  const more = [...targets.map(describeTarget), ...stale.map(describeStale)];
  return [message, seen, ...more, ...(remedy === undefined ? [] : [remedy])];
}
