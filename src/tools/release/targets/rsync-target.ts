import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode, UsageError } from '../../../node/errors';
import { makeTempFolder } from '../../../node/temp-folder';
import type { Release } from '../release-store';
import type { Target, TargetReport } from './target';

/** The shell of a target behind ssh: a question for a password would wait for an answer all night. */
const REMOTE_SHELL = 'ssh -o BatchMode=yes -o ConnectTimeout=10';

/** Seconds without a word after which rsync gives up. */
const TIMEOUT_S = '120';

/** Exit code for a part that could not be transferred, such as a file that is not there (rsync(1), EXIT VALUES). */
const PARTIAL = 23;

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

async function runRsync(args: readonly string[]): Promise<Ended> {
  const { RSYNC_RSH = REMOTE_SHELL } = process.env;
  const child = spawn('rsync', [`--timeout=${TIMEOUT_S}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, RSYNC_RSH, LC_ALL: 'C' },
  });
  try {
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code: child.exitCode ?? 1, output, errors };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new UsageError('There is no rsync here: install it (on Debian: apt-get install rsync)');
  }
}

async function rsync(...args: readonly string[]): Promise<string> {
  const { code, output, errors } = await runRsync(args);
  if (code === 0) return output;
  throw new Error(`rsync ended with ${String(code)}: ${errors.trim()}`);
}

/** The release that a folder's link leads to. */
async function shown(folder: string): Promise<string | undefined> {
  const { code, output, errors } = await runRsync(['--list-only', '--links', `${folder}/current`]);
  if (code === PARTIAL && errors.includes('No such file')) return undefined;
  if (code !== 0) throw new Error(`rsync ended with ${String(code)}: ${errors.trim()}`);
  return / -> releases\/([^/\s]+)\s*$/.exec(output)?.[1];
}

/** Shows a release there: rsync makes another link beside the one that is there, and renames it, which is one step. */
async function show(id: string, folder: string): Promise<void> {
  const own = makeTempFolder();
  try {
    await symlink(path.join('releases', id), path.join(own, 'current'));
    await rsync('--links', path.join(own, 'current'), `${folder}/`);
  } finally {
    await rm(own, { recursive: true });
  }
}

interface RsyncOptions {
  /** The folder, as rsync reads it. */
  readonly folder: string;
  /** This machine's folder of releases, with `current` and `releases/`. */
  readonly store: string;
  /** Ids of the other releases here, the newest first. */
  readonly others: (id: string) => readonly string[];
}

/** Folders whose files are linked and not sent again; rsync takes 20 at the most. */
const LINKED_TO = 10;

async function update(
  { id }: Release,
  { folder, store, others }: RsyncOptions,
): Promise<Omit<TargetReport, 'to'>> {
  const before = await shown(folder);
  const releases = path.join(store, 'releases');
  const earlier = [before, ...others(id)].filter((each) => each !== undefined && each !== id);
  const links = [...new Set(earlier)].slice(0, LINKED_TO);
  const changes = await rsync(
    ...['--archive', '--delete', '--mkpath', '--modify-window=-1', '--out-format=%i %n'],
    ...links.map((each) => `--link-dest=../${String(each)}`),
    ...[`${releases}/${id}/`, `${folder}/releases/${id}/`],
  );
  if (before !== id) await show(id, folder);
  // Folders alone, none of which is made: only what there is no more here goes.
  const gone = await rsync(
    ...['--dirs', '--delete', '--existing', '--ignore-existing', '--out-format=%i %n'],
    ...[`${releases}/`, `${folder}/releases/`],
  );
  const uploaded = changes.match(/^[<>]f/gm)?.length ?? 0;
  const removed = gone.match(/^\*deleting/gm)?.length ?? 0;
  const kind = before === id && uploaded === 0 ? 'current' : 'updated';
  return { kind, release: id, uploaded, removed };
}

/**
 * A folder on another machine as a target, laid out as this machine's: a release is sent beside the ones that are there, and what
 * they have, too, is linked to them. A link that leads to it is the switch.
 */
export function rsyncTarget(options: RsyncOptions): Target {
  return {
    address: options.folder,
    update: (release) => update(release, options),
    shown: () => shown(options.folder),
  };
}
