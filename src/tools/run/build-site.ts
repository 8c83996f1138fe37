import path from 'node:path';
import { startSite, type Site } from '../serve/site-server';
import { keepBuildPorts } from './build-ports';
import { startGatsby } from './gatsby';
import type { CleanupScope } from './cleanup-scope';

/** Gatsby's output folder. */
export const PUBLIC_DIR = path.resolve('public');

const INTERRUPTED = 130;

/**
 * Builds the site with the environment of this process. Invalid input stops Gatsby before it touches `public/`.
 * @param onLine gets Gatsby's output; without it the output goes to the terminal
 * @returns the exit code
 */
export async function buildSite(
  scope: CleanupScope,
  onLine?: (line: string) => void,
): Promise<number> {
  const gatsby = startGatsby(['build'], onLine);
  scope.own(gatsby.stop);
  const code = await gatsby.done;
  // Gatsby calls it a success when it is interrupted.
  if (scope.isStopped()) return INTERRUPTED;
  if (code === 0) await keepBuildPorts();
  return code;
}

/** Serves the build in `public/` on this machine alone, until the command ends. */
export async function serveBuild(scope: CleanupScope, port: number): Promise<Site> {
  const site = await startSite({ publicDir: PUBLIC_DIR, port, quiet: true });
  scope.own(site.close);
  return site;
}
