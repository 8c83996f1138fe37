import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { writeHostingFiles } from '../../../gatsby/node/outputs/hosting/hosting';
import { HOSTING_FOLDER } from '../../../gatsby/node/outputs/hosting/hosting-rules';
import { withScriptsOf } from '../../../gatsby/node/outputs/hosting/security-headers';
import { errorCode, UsageError } from '../../../node/errors';
import { makeTempFolder } from '../../../node/temp-folder';
import type { Release, ReleaseStore } from '../release-store';
import { readRulesIn, servedRules } from '../served-hosting';
import type { BeforeSwitch, Target, TargetReport } from './target';

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

function failureOf({ code, errors }: Ended): Error {
  return new Error(`rsync ended with ${String(code)}: ${errors.trim()}`);
}

async function rsync(...args: readonly string[]): Promise<string> {
  const ended = await runRsync(args);
  if (ended.code === 0) return ended.output;
  throw failureOf(ended);
}

/** Reads what may be missing there; undefined when it is. */
async function rsyncIfThere(...args: readonly string[]): Promise<string | undefined> {
  const ended = await runRsync(args);
  if (ended.code === PARTIAL && ended.errors.includes('No such file')) return undefined;
  if (ended.code !== 0) throw failureOf(ended);
  return ended.output;
}

/** The release that a folder's link leads to. */
async function shown(folder: string): Promise<string | undefined> {
  const listed = await rsyncIfThere('--list-only', '--links', `${folder}/current`);
  return / -> releases\/([^/\s]+)\s*$/.exec(listed ?? '')?.[1];
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
  /** The releases of this machine. */
  readonly store: ReleaseStore;
}

/**
 * Sends what the web server there is told: the rules that this machine's server has. Where a target lags so far behind that
 * the release its visitors get is gone here, its inline scripts go on running until the switch, too.
 */
async function sendRules(
  id: string,
  before: string | undefined,
  { folder, store }: RsyncOptions,
): Promise<void> {
  const rules = await servedRules(store, id);
  if (!rules) return;
  const own = makeTempFolder();
  try {
    const [sent, fetched] = [path.join(own, 'sent'), path.join(own, 'fetched')];
    if (before !== undefined && !store.list().some((each) => each.id === before)) {
      await rsyncIfThere('--recursive', `${folder}/releases/${before}/${HOSTING_FOLDER}`, fetched);
    }
    const shownThere = await readRulesIn(fetched);
    const headers = withScriptsOf(rules.headers, shownThere ? [shownThere.headers] : []);
    await writeHostingFiles({ ...rules, headers }, sent);
    await rsync('--archive', '--checksum', `${sent}/`, `${folder}/${HOSTING_FOLDER}/`);
  } finally {
    await rm(own, { recursive: true });
  }
}

/** Folders whose files are linked and not sent again; rsync takes 20 at the most. */
const LINKED_TO = 10;

async function update(
  { id }: Release,
  beforeSwitch: BeforeSwitch | undefined,
  options: RsyncOptions,
): Promise<Omit<TargetReport, 'to'>> {
  const { folder, store } = options;
  const before = await shown(folder);
  const releases = path.dirname(store.folderOf(id));
  const others = store.list().map((each) => each.id);
  const earlier = [before, ...others].filter((each) => each !== undefined && each !== id);
  const links = [...new Set(earlier)].slice(0, LINKED_TO);
  const changes = await rsync(
    ...['--archive', '--delete', '--mkpath', '--modify-window=-1', '--out-format=%i %n'],
    ...links.map((each) => `--link-dest=../${String(each)}`),
    ...[`${releases}/${id}/`, `${folder}/releases/${id}/`],
  );
  await sendRules(id, before, options);
  if (before !== id) {
    await beforeSwitch?.(before);
    await show(id, folder);
  }
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
 * they have, too, is linked to them. The rules for the web server come next, and a link that leads to the release is the switch.
 */
export function rsyncTarget(options: RsyncOptions): Target {
  return {
    address: options.folder,
    update: (release, beforeSwitch) => update(release, beforeSwitch, options),
    shown: () => shown(options.folder),
  };
}
