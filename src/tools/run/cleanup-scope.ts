import { constants } from 'node:os';
import { runCommand } from '../command-line';

type Close = () => Promise<unknown>;

/** Things that a command has opened and closes when it ends, however it ends. */
export interface CleanupScope {
  /** Hands something over to be closed, last opened first. */
  readonly own: (close: Close) => void;
  /** True once the command was told to stop; a step may then have ended half done. */
  readonly isStopped: () => boolean;
  /** Waits until the command is stopped, which is from now on its normal end, or until `done` ends. */
  readonly untilStopped: (done?: Promise<number>) => Promise<number>;
  readonly close: () => Promise<void>;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Makes Ctrl-C (and being stopped by a supervisor) close everything in order.
 * A second Ctrl-C ends at once.
 */
function openCleanupScope(): CleanupScope {
  const open: Close[] = [];
  let serving = false;
  let stopped = false;
  let closing: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (let next = open.pop(); next; next = open.pop()) {
      await next().catch((error: unknown) => {
        console.error(error);
      });
    }
  };
  // Stopping and the end of the command may want it at the same time; both wait for the whole of it.
  const close = (): Promise<void> => (closing ??= closeAll());
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      stopped = true;
      void close().then(() => process.exit(serving ? 0 : 128 + constants.signals[signal]));
    });
  }
  return {
    own: (each) => {
      open.push(each);
    },
    isStopped: () => stopped,
    untilStopped: (done = new Promise(() => undefined)) => {
      serving = true;
      return done;
    },
    close,
  };
}

/** Runs a command that opens things, and closes them however it ends. */
export function runWithCleanup(command: (scope: CleanupScope) => Promise<number>): Promise<void> {
  return runCommand(async () => {
    const scope = openCleanupScope();
    try {
      return await command(scope);
    } finally {
      await scope.close();
    }
  });
}
