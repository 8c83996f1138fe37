import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { LOCK_FILE, takeBuildLock } from '../node/build-lock';
import { UsageError } from '../node/errors';
import { takeLock, type ProcessLock } from '../node/process-lock';
import { loadEnvironment } from './load-environment';
import { announce, type Hook } from './release/operator-hook';
import { findDamage } from './release/find-damage';
import { makeRelease } from './release/make-release';
import { rollBack } from './release/roll-back';
import { readReleaseCommand, type ReleaseCommand, type ReleaseTask } from './release/options';
import { describeOutcome, OUTCOMES, type Outcome } from './release/exit-codes';
import { ReleaseStore } from './release/release-store';
import { catchFailure } from './release/catch-failure';
import { buildWithRoom, isNoRoom } from './release/room';
import type { Target } from './release/targets/target';
import { openTargets, updateTargets, withTargets } from './release/targets/update-targets';
import { buildSite, PUBLIC_DIR } from './run/build-site';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';

/** Words about the lock of a run that builds and releases. */
const RUN_WORDS = {
  held: 'Another release is under way',
  remedy: 'Wait until it has ended: what it releases is as new as what this one would',
};

/** Words about the lock of the releases themselves, which is held for as long as they change. */
const STORE_WORDS = {
  held: 'Another command changes the releases at this moment',
  remedy: 'Try again when it has ended',
};

/** Standard output is for the line of JSON: what a build or a hook says goes to standard error. */
const OUTPUT_TO_ERROR: StdioOptions = ['inherit', 2, 'inherit'];

/** Makes a hook of a line for the shell, if there is one: it runs with the release and the target in its environment. */
function hookOf(line: string | undefined): Hook | undefined {
  if (line === undefined) return undefined;
  return async (id, before = '', target = '') => {
    const own = { RELEASE_ID: id, RELEASE_BEFORE: before, RELEASE_TARGET: target };
    const env = { ...process.env, ...own };
    const child = spawn(line, { shell: true, stdio: OUTPUT_TO_ERROR, env });
    await once(child, 'exit');
    return child.exitCode ?? 1;
  };
}

/** The hooks that the command line names. */
interface Hooks {
  readonly hook: Hook | undefined;
  readonly hookBefore: Hook | undefined;
}

function list(store: ReleaseStore): number {
  const current = store.currentId();
  if (store.list().length === 0) console.error(`There is no release in ${store.folder}.`);
  for (const { id, made, pages, takenBack } of store.list()) {
    const marks = [
      ...(id === current ? ['visitors get it'] : []),
      ...(takenBack ? ['taken back'] : []),
    ];
    console.log([id, made, `${String(pages)} pages`, ...marks].join('  '));
  }
  return 0;
}

async function verify(store: ReleaseStore, id: string | undefined): Promise<Outcome> {
  const current = store.currentId();
  const release = store.read(id ?? current ?? '');
  const end = { current, before: current };
  if (!release) throw new UsageError(`There is no ${id ?? 'release'} in ${store.folder}`);
  const damage = await findDamage(store.folderOf(release.id), release);
  return damage.length === 0
    ? { ...end, kind: 'unchanged', message: `The release ${release.id} is whole.` }
    : { ...end, kind: 'damaged', message: damage.join('\n') };
}

/** A run of the command, and the locks that it holds until its end. */
class ReleaseRun {
  private isStoreHeld = false;

  constructor(
    private readonly scope: CleanupScope,
    private readonly store: ReleaseStore,
    private readonly command: ReleaseCommand,
    private readonly hookBefore: Hook | undefined,
  ) {}

  private own(lock: ProcessLock): void {
    this.scope.own(() => {
      lock.release();
      return Promise.resolve();
    });
  }

  /** Keeps other runs away. On a full disk the lock itself may need the room that a run that was killed has taken. */
  private async holdRun(): Promise<void> {
    const { runLockFile } = this.store;
    try {
      this.own(takeLock(runLockFile, RUN_WORDS));
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      await this.store.clearDraft();
      this.own(takeLock(runLockFile, RUN_WORDS));
    }
  }

  /** Removes the releases that can be spared, while nobody else changes them. */
  private async makeRoom(): Promise<void> {
    if (this.command.task === 'try') return;
    const lock = takeLock(this.store.lockFile, STORE_WORDS);
    try {
      await this.store.makeRoom(this.command.keep);
    } finally {
      lock.release();
    }
  }

  /** Keeps other commands from changing the releases, from now on. */
  holdStore(): void {
    if (this.isStoreHeld) return;
    this.own(takeLock(this.store.lockFile, STORE_WORDS));
    this.isStoreHeld = true;
  }

  /** Builds where that is wanted, and keeps other builds from `public/` until its files are copied. */
  private async prepare(): Promise<number> {
    const { from, sandbox, force } = this.command;
    if (from === undefined) {
      loadEnvironment({ sandbox });
      const code = await buildWithRoom({
        folders: [this.store.folder, path.resolve('.')],
        makeRoom: () => this.makeRoom(),
        build: (onLine) => buildSite(this.scope, { onLine, force }),
        onLine: console.error,
      });
      if (code !== 0) return code;
      this.own(takeBuildLock(LOCK_FILE));
    }
    this.holdStore();
    return 0;
  }

  /** Does what the command line asks for. While a build runs, an operator may still go back. */
  async do(): Promise<Outcome> {
    const { store } = this;
    const { task, from, id, keep, pagesLost } = this.command;
    const { hookBefore } = this;
    if (task === 'verify') return verify(store, id);
    if (task === 'roll-back') {
      this.holdStore();
      return rollBack(store, id, hookBefore);
    }
    await this.holdRun();
    return makeRelease({
      ...{ store, keep, pagesLost, hookBefore, isTrial: task === 'try', now: () => new Date() },
      from: from ?? PUBLIC_DIR,
      build: () => this.prepare(),
    });
  }
}

/** Brings the targets of a run up to date; when one of them shows another release, it is time for the hook. */
async function tellOthers(
  outcome: Outcome,
  targets: readonly Target[],
  store: ReleaseStore,
  { hook, hookBefore }: Hooks,
): Promise<Outcome> {
  const reports = await updateTargets(targets, store, hookBefore);
  const end = targets.length === 0 ? outcome : withTargets(outcome, reports);
  const isReached =
    targets.length === 0 || reports.some(({ release }) => release === outcome.current);
  if (hook === undefined || !isReached) return end;
  const isNew = reports.some(({ kind }) => kind === 'updated');
  return announce(store, hook, end, isNew);
}

/** Tasks that change nothing that visitors see. */
const LOOKING: readonly ReleaseTask[] = ['try', 'verify'];

/** `npm run release`: builds, and shows visitors the whole of it from one moment to the next; or goes back. */
void runWithCleanup(async (scope) => {
  const command = readReleaseCommand(process.argv.slice(2));
  const store = new ReleaseStore(command.into);
  const targets = openTargets(command.to, store);
  if (command.task === 'list') return list(store);
  const begun = Date.now();
  const hooks = { hook: hookOf(command.hook), hookBefore: hookOf(command.hookBefore) };
  const run = new ReleaseRun(scope, store, command, hooks.hookBefore);
  const made = await catchFailure(store, () => run.do());
  const outcome = LOOKING.includes(command.task)
    ? made
    : await catchFailure(
        store,
        () => {
          run.holdStore();
          return tellOthers(made, targets, store, hooks);
        },
        made,
      );
  for (const line of describeOutcome(outcome)) console.error(line);
  const { exitCode } = OUTCOMES[outcome.kind];
  const time = new Date(begun).toISOString();
  const end = { exitCode, ...outcome, removed: store.removed };
  console.log(JSON.stringify({ time, task: command.task, ms: Date.now() - begun, ...end }));
  return exitCode;
});
