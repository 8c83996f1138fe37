import path from 'node:path';
import { buildIfChanged } from '../../gatsby/node/unchanged/build-if-changed';
import { startSite, type Site } from '../serve/site-server';
import { keepBuildPorts } from './build-ports';
import { startGatsby } from './gatsby';
import type { CleanupScope } from './cleanup-scope';

/** Gatsby's output folder. */
export const PUBLIC_DIR = path.resolve('public');

const INTERRUPTED = 130;

export interface BuildSiteOptions {
  /** Gets the output; without it the output goes to the terminal. */
  readonly onLine?: ((line: string) => void) | undefined;
  /** Builds although nothing has changed. */
  readonly force?: boolean | undefined;
}

async function runGatsby(scope: CleanupScope, onLine: BuildSiteOptions['onLine']): Promise<number> {
  if (scope.isStopped()) return INTERRUPTED;
  const gatsby = startGatsby(['build'], onLine);
  scope.own(gatsby.stop);
  const code = await gatsby.done;
  // Gatsby calls it a success when it is interrupted.
  if (scope.isStopped()) return INTERRUPTED;
  if (code === 0) await keepBuildPorts();
  return code;
}

/**
 * Builds the site with the environment of this process, unless `public/` has all that a build would make. Invalid input
 * stops Gatsby before it touches `public/`.
 * @returns the exit code
 */
export function buildSite(
  scope: CleanupScope,
  { onLine, force }: BuildSiteOptions = {},
): Promise<number> {
  const options = { root: path.resolve('.'), env: process.env, force };
  return buildIfChanged({ ...options, tell: onLine ?? console.log }, () =>
    runGatsby(scope, onLine),
  );
}

/** Serves the build in `public/` on this machine alone, until the command ends. */
export async function serveBuild(scope: CleanupScope, port: number): Promise<Site> {
  const site = await startSite({ publicDir: PUBLIC_DIR, port, quiet: true });
  scope.own(site.close);
  return site;
}
