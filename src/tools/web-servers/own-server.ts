import path from 'node:path';
import { freePort, runServer, type RunningServer } from './run-server';

/** Starts `npm run serve` in a process of its own. */
export async function startOwnServer(root: string): Promise<RunningServer> {
  const port = String(await freePort());
  return runServer({
    program: path.resolve('node_modules', '.bin', 'tsx'),
    args: ['src/tools/serve.ts', '--dir', root, '--port', port],
    url: `http://localhost:${port}`,
    readyLine: 'The site is at',
  });
}
