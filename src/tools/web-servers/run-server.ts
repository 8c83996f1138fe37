import { createServer } from 'node:http';
import { EventEmitter, on } from 'node:events';
import { UsageError } from '../../node/errors';
import { closeServer, listen } from '../../node/listen';
import { startChild } from '../run/child-process';

/** A web server that runs. */
export interface RunningServer {
  /** The origin, without a slash at its end. */
  readonly url: string;
  /** Resolves when the server has written as many more lines that hold a text. */
  readonly nextLines: (text: string, count: number) => Promise<void>;
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
  const nextLines = async (text: string, count: number): Promise<void> => {
    let found = 0;
    for await (const [line] of on(news, 'line')) {
      if (String(line).includes(text)) found += 1;
      if (found === count) return;
    }
  };
  const ready = nextLines(readyLine, 1);
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
  return { url, nextLines, close: child.stop };
}
