import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LOCK_FILE, takeBuildLock } from '../node/build-lock';
import { takeLock, type ProcessLock } from '../node/process-lock';
import { loadEnvironment } from './load-environment';
import { announce, type Hook } from './release/announce';
import { findDamage } from './release/copy-build';
import { makeRelease, rollBack } from './release/make-release';
import { readReleaseCommand, type ReleaseCommand, type ReleaseTask } from './release/options';
import { describeOutcome, OUTCOMES, type Outcome } from './release/exit-codes';
import { ReleaseStore } from './release/release-store';
import { settle } from './release/settle';
import type { Target } from './release/targets/target';
import { openTargets, updateTargets, withTargets } from './release/targets/update-targets';
import { buildSite, PUBLIC_DIR } from './run/build-site';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';

const LOCK_WORDS = {
  held: 'Another release is under way',
  remedy: 'Wait until it has ended: what it releases is as new as what this one would',
};

function ownLock(scope: CleanupScope, lock: ProcessLock): void {
  scope.own(() => {
    lock.release();
    return Promise.resolve();
  });
}

/** Runs the operator's hook with the release in its environment. */
async function runHook(hook: string, id: string, before: string | undefined): Promise<number> {
  const environment = { ...process.env, RELEASE_ID: id, RELEASE_BEFORE: before ?? '' };
  const child = spawn(hook, { shell: true, stdio: 'inherit', env: environment });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}

function list(store: ReleaseStore): number {
  const current = store.currentId();
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
  if (!release) return { ...end, kind: 'damaged', message: 'There is no such release.' };
  const damage = await findDamage(store.folderOf(release.id), release);
  return damage.length === 0
    ? { ...end, kind: 'unchanged', message: `The release ${release.id} is whole.` }
    : { ...end, kind: 'damaged', message: damage.join('\n') };
}

/** Builds, and keeps other builds from `public/` until its files are copied. */
async function buildAndHold(scope: CleanupScope, sandbox: boolean): Promise<number> {
  loadEnvironment({ sandbox });
  const code = await buildSite(scope);
  if (code === 0) ownLock(scope, takeBuildLock(LOCK_FILE));
  return code;
}

function run(scope: CleanupScope, store: ReleaseStore, command: ReleaseCommand): Promise<Outcome> {
  const { task, from, id, keep, pagesLost, sandbox } = command;
  const { hookBefore: line } = command;
  const hookBefore: Hook | undefined =
    line === undefined ? undefined : (...ids) => runHook(line, ...ids);
  if (task === 'roll-back') return rollBack(store, id, hookBefore);
  if (task === 'verify') return verify(store, id);
  return makeRelease({
    ...{ store, keep, pagesLost, isTrial: task === 'try', now: () => new Date() },
    from: from ?? PUBLIC_DIR,
    build: from === undefined ? () => buildAndHold(scope, sandbox) : undefined,
    hookBefore,
  });
}

/** Brings the targets of a run up to date; when one of them shows another release, it is time for the hook. */
async function publish(
  outcome: Outcome,
  targets: readonly Target[],
  store: ReleaseStore,
  hook: string | undefined,
): Promise<Outcome> {
  const reports = await updateTargets(targets, store);
  const end = targets.length === 0 ? outcome : withTargets(outcome, reports);
  const isReached =
    targets.length === 0 || reports.some(({ release }) => release === outcome.current);
  if (hook === undefined || !isReached) return end;
  const isNew = reports.some(({ kind }) => kind === 'updated');
  return announce(store, (...ids) => runHook(hook, ...ids), end, isNew);
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
  const made = await settle(store, () => {
    // Looking keeps nobody from releasing.
    if (command.task !== 'verify') ownLock(scope, takeLock(store.lockFile, LOCK_WORDS));
    return run(scope, store, command);
  });
  const outcome = LOOKING.includes(command.task)
    ? made
    : await settle(store, () => publish(made, targets, store, command.hook));
  for (const line of describeOutcome(outcome)) console.error(line);
  const { exitCode } = OUTCOMES[outcome.kind];
  const time = new Date(begun).toISOString();
  console.log(
    JSON.stringify({ time, task: command.task, ms: Date.now() - begun, exitCode, ...outcome }),
  );
  return exitCode;
});
