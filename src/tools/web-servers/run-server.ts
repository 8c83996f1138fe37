import { createServer } from 'node:http';
import { EventEmitter, once } from 'node:events';
import { UsageError } from '../../node/errors';
import { closeServer, listen } from '../../node/listen';
import { startChild } from '../run/child-process';

/** A web server that runs. */
export interface RunningServer {
  /** The origin, without a slash at its end. */
  readonly url: string;
  /** Resolves when the server has written the next line that says that it is ready. */
  readonly nextReady: () => Promise<void>;
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
  const nextReady = async (): Promise<void> => {
    await once(news, 'ready');
  };
  const ready = nextReady();
  const child = startChild(program, args, {
    env: { ...process.env, ...env },
    onLine: (line) => {
      lines.push(line);
      if (line.includes(readyLine)) news.emit('ready');
    },
  });
  const ended = child.done.then(() => {
    throw new UsageError(`${program} has ended:\n${lines.join('\n')}`);
  });
  await Promise.race([ready, ended]);
  // From here on its end is somebody's wish.
  ended.catch(() => undefined);
  return { url, nextReady, close: child.stop };
}
