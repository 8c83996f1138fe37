import { createServer } from 'node:http';
import { EventEmitter } from 'node:events';
import { UsageError } from '../../node/errors';
import { closeServer, listen } from '../../node/listen';
import { startChild } from '../run/child-process';

/** A web server that runs. */
export interface RunningServer {
  /** The origin, without a slash at its end. */
  readonly url: string;
  /** Resolves at the first line from now on that is what is waited for. */
  readonly waitForLine: (isAwaited: (line: string) => boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ServerProgram {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly url: string;
  /** A part of the line that the server writes when it answers requests. */
  readonly readyLine: string;
}

/** Finds a port that nobody listens to. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await closeServer(probe);
  return port;
}

/**
 * Starts a web server and waits until it answers.
 * @throws UsageError with what the server has said, when it ends before
 */
export async function runServer(options: ServerProgram): Promise<RunningServer> {
  const { program, args, env, url, readyLine } = options;
  const lines: string[] = [];
  const news = new EventEmitter();
  const waitForLine = (isAwaited: (line: string) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (line: string): void => {
        if (!isAwaited(line)) return;
        news.off('line', look);
        resolve();
      };
      news.on('line', look);
    });
  const ready = waitForLine((line) => line.includes(readyLine));
  const child = startChild(program, args, {
    env: { ...process.env, ...env },
    onLine: (line) => {
      lines.push(line);
      news.emit('line', line);
    },
  });
  const ended = child.done.then(() => {
    throw new UsageError(`${program} has ended:\n${lines.join('\n')}`);
  });
  await Promise.race([ready, ended]);
  // From here on its end is somebody's wish.
  ended.catch(() => undefined);
  return { url, waitForLine, close: child.stop };
}
