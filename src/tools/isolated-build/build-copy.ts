import { spawn } from 'node:child_process';
import path from 'node:path';
import { settings as knownSettings } from '../../config/settings';
import { buildIfChanged } from '../../gatsby/node/unchanged/build-if-changed';
import { gatsbyEnvironment, ownTempFolder } from '../run/gatsby';
import { watchProcessTree, type Resources } from './process-usage';

/** Result of building a copy. */
export interface CopyBuild extends Resources {
  readonly code: number;
  /** Everything it printed. */
  readonly output: string;
  /** The same in pieces, as it came. */
  readonly printed: readonly PrintedPiece[];
  readonly wallMs: number;
}

/** A piece of the output of a build. */
export interface PrintedPiece {
  /** When it came, in microseconds of the clock that `process.hrtime` shows. */
  readonly atUs: number;
  readonly text: string;
}

/** This machine's variables without those that configure the site. */
function withoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('GATSBY_') && !Object.hasOwn(knownSettings, name),
    ),
  );
}

function copyEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return gatsbyEnvironment({
    ...withoutSettings(),
    CI: 'true',
    // They take longer than the pages of a small site.
    COMPRESSED_COPIES: 'none',
    // A folder is built from one library after the other.
    LOSSES: 'allow',
    ...settings,
  });
}

/**
 * Builds a copy of the site with nothing but the settings given.
 * @param folder a copy made by `copySite`
 * @param settings variables of `.env.example`
 * @param signal kills it at once
 * @throws Error when it was killed
 */
export async function buildCopy(
  folder: string,
  settings: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<CopyBuild> {
  const env = copyEnvironment(settings);
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [path.join('node_modules', 'gatsby', 'cli.js'), 'build', '--no-color'],
    {
      cwd: folder,
      env: { ...env, ...ownTempFolder(folder) },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal, killSignal: 'SIGKILL' }),
    },
  );
  const printed: PrintedPiece[] = [];
  const keep = (data: Buffer): void => {
    printed.push({ atUs: Number(process.hrtime.bigint() / 1000n), text: data.toString() });
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const watch = watchProcessTree(child.pid);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      resolve(status ?? 1);
    });
  });
  return {
    code,
    output: printed.map(({ text }) => text).join(''),
    printed,
    wallMs: performance.now() - begun,
    ...watch.stop(),
  };
}

/**
 * Builds a copy as `npm run build` builds the site: not at all where nothing has changed since its last build.
 * @returns the exit code, and everything that was printed
 */
export async function buildChangedCopy(
  ...[folder, settings, signal]: Parameters<typeof buildCopy>
): Promise<Pick<CopyBuild, 'code' | 'output'>> {
  const output: string[] = [];
  const site = { root: folder, env: copyEnvironment(settings) };
  const tell = (line: string): void => void output.push(`${line}\n`);
  const code = await buildIfChanged({ ...site, tell }, async () => {
    const build = await buildCopy(folder, settings, signal);
    output.push(build.output);
    return build.code;
  });
  return { code, output: output.join('') };
}
