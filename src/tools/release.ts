import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LOCK_FILE, takeBuildLock } from '../node/build-lock';
import { takeLock, type ProcessLock } from '../node/process-lock';
import { loadEnvironment } from './load-environment';
import { findDamage } from './release/copy-build';
import { makeRelease, rollBack } from './release/make-release';
import { readReleaseCommand, type ReleaseCommand } from './release/options';
import { describeOutcome, OUTCOMES, type Outcome } from './release/exit-codes';
import { ReleaseStore } from './release/release-store';
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
  const [hook, hookBefore] = [command.hook, command.hookBefore].map((line) =>
    line === undefined
      ? undefined
      : (made: string, before: string | undefined) => runHook(line, made, before),
  );
  if (task === 'roll-back') return rollBack(store, id, hookBefore);
  if (task === 'verify') return verify(store, id);
  return makeRelease({
    ...{ store, keep, pagesLost, isTrial: task === 'try', now: () => new Date() },
    from: from ?? PUBLIC_DIR,
    build: from === undefined ? () => buildAndHold(scope, sandbox) : undefined,
    ...{ hook, hookBefore },
  });
}

/** `npm run release`: builds, and shows visitors the whole of it from one moment to the next; or goes back. */
void runWithCleanup(async (scope) => {
  const command = readReleaseCommand(process.argv.slice(2));
  const store = new ReleaseStore(command.into);
  if (command.task === 'list') return list(store);
  // Looking keeps nobody from releasing.
  if (command.task !== 'verify') ownLock(scope, takeLock(store.lockFile, LOCK_WORDS));
  const begun = Date.now();
  const outcome = await run(scope, store, command);
  for (const line of describeOutcome(outcome)) console.error(line);
  const { exitCode } = OUTCOMES[outcome.kind];
  const time = new Date(begun).toISOString();
  console.log(
    JSON.stringify({ time, task: command.task, ms: Date.now() - begun, exitCode, ...outcome }),
  );
  return exitCode;
});
