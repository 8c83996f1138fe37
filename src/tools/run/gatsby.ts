import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOCK_FILE, LOCK_VARIABLE, takeBuildLock } from '../../node/build-lock';
import { startChild, type Child } from './child-process';

/** Keeps Gatsby from walking through folders that hold no source; as Node's options have it. */
const PRELOAD = `--require ${JSON.stringify(path.join(__dirname, 'watch-sources-only.cjs'))}`;

/**
 * Memory of a process, by option of Node. Beyond 10,000 pages the usual limit is too narrow for Gatsby. Room for what is young, in place
 * of 16 MB: at 1,000 games the collector copies less of what stays, and a build takes a tenth less of the processor.
 */
const MEMORY = { '--max-old-space-size': 8192, '--max-semi-space-size': 64 } as const;

/**
 * The environment of Gatsby: no telemetry; memory enough, and a worker per processor that the system
 * shows (Gatsby by itself counts physical cores), unless the person has set them. Where the output goes to no terminal, each
 * message is a plain line: outside of a CI that it knows, Gatsby moves the cursor and breaks lines at 80 columns
 * (gatsby-cli/lib/reporter/start-logger.js), which no journal can read.
 * @param env what it is made from
 * @param isTerminal true when its output goes straight to a terminal
 */
export function gatsbyEnvironment(env: NodeJS.ProcessEnv, isTerminal = false): NodeJS.ProcessEnv {
  const own = env.NODE_OPTIONS ?? '';
  const memory = Object.entries(MEMORY)
    .filter(([option]) => !own.includes(option))
    .map(([option, megabytes]) => `${option}=${String(megabytes)}`);
  return {
    ...env,
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: env.GATSBY_CPU_COUNT ?? 'logical_cores',
    ...(!isTerminal && { GATSBY_LOGGER: env.GATSBY_LOGGER ?? 'yurnalist' }),
    NODE_OPTIONS: [own, ...memory, PRELOAD].join(' ').trim(),
  };
}

/**
 * Makes an empty folder for the temporary files of a site's build, which Gatsby's workers leave behind. Those of a
 * build that was killed go when the next one begins.
 * @param siteFolder the folder that is built, locked by the caller
 * @returns the variables that make programs use it
 */
export function ownTempFolder(
  siteFolder: string,
): Readonly<Record<'TMPDIR' | 'TMP' | 'TEMP', string>> {
  const folder = path.resolve(siteFolder, '.data', 'tmp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { TMPDIR: folder, TMP: folder, TEMP: folder };
}

/**
 * Starts Gatsby as a program of its own, with the environment of this process.
 * @throws UsageError when another build of this folder is under way
 */
export function startGatsby(args: readonly string[], onLine?: (line: string) => void): Child {
  // Taken here and not by Gatsby alone: it writes to `.cache/` before the first hook runs.
  const lock = takeBuildLock(LOCK_FILE);
  const temp = ownTempFolder('.');
  const child = startChild(
    process.execPath,
    [path.resolve('node_modules', 'gatsby', 'cli.js'), ...args],
    {
      env: {
        ...gatsbyEnvironment(process.env, onLine === undefined && process.stdout.isTTY),
        ...temp,
        [LOCK_VARIABLE]: lock.token,
      },
      ...(onLine && { onLine }),
    },
  );
  child.done
    .finally(() => {
      rmSync(temp.TMPDIR, { recursive: true, force: true });
      lock.release();
    })
    .catch(() => undefined);
  return child;
}
