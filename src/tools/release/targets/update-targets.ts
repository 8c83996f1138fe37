import { errorCode, errorMessage } from '../../../node/errors';
import type { Outcome } from '../exit-codes';
import { OUTCOMES } from '../exit-codes';
import type { Hook } from '../operator-hook';
import type { Release, ReleaseStore } from '../release-store';
import { rsyncTarget } from './rsync-target';
import { s3Target } from './s3-target';
import { readTargetAddress } from './target-address';
import type { Target, TargetReport } from './target';

/**
 * Opens the targets that `--to` names.
 * @throws UsageError when an address is none
 */
export function openTargets(addresses: readonly string[], store: ReleaseStore): readonly Target[] {
  return addresses.map((name) => {
    const address = readTargetAddress(name);
    switch (address.kind) {
      case 's3':
        return s3Target({ address, name, folderOf: (id) => store.folderOf(id) });
      case 'rsync':
        return rsyncTarget({ folder: address.folder, store });
    }
  });
}

/** Says what went wrong; an error of several addresses of one host has no message of its own. */
function reasonOf(error: unknown): string {
  const message = errorMessage(error);
  const name = error instanceof Error && error.name !== 'Error' ? `${error.name}: ` : '';
  return message === '' ? String(errorCode(error)) : `${name}${message}`;
}

/** True when a release is older than that which is shown, whose rules know its scripts already. */
function isBack(store: ReleaseStore, release: Release, before: string | undefined): boolean {
  const newestFirst = store.list().map(({ id }) => id);
  const left = newestFirst.indexOf(before ?? '');
  return left !== -1 && left < newestFirst.indexOf(release.id);
}

/**
 * Shows a target's visitors a release. As on this machine, the hook before the switch must end well, unless it goes back.
 */
async function show(
  release: Release,
  target: Target,
  store: ReleaseStore,
  hookBefore: Hook | undefined,
): Promise<Omit<TargetReport, 'to'>> {
  let message: string | undefined;
  const report = await target.update(release, async (before) => {
    const code = (await hookBefore?.(release.id, before, target.address)) ?? 0;
    if (code === 0) return;
    message = `The hook before the switch ended with ${String(code)}`;
    if (!isBack(store, release, before)) throw new Error(message);
  });
  return message === undefined ? report : { ...report, message };
}

async function updateTarget(
  target: Target,
  store: ReleaseStore,
  hookBefore: Hook | undefined,
): Promise<TargetReport> {
  const to = target.address;
  const id = store.currentId();
  const release = id === undefined ? undefined : store.read(id);
  try {
    if (release) return { to, ...(await show(release, target, store, hookBefore)) };
    return { to, kind: 'current', release: await target.shown() };
  } catch (error) {
    const shown = await target.shown().catch(() => undefined);
    return { to, kind: 'failed', release: shown, message: reasonOf(error) };
  }
}

/**
 * Brings targets up to date with the release that is shown here, one after the other; one that fails stops no other.
 * @param hookBefore runs before the switch of each, told its address
 */
export async function updateTargets(
  targets: readonly Target[],
  store: ReleaseStore,
  hookBefore?: Hook,
): Promise<readonly TargetReport[]> {
  const reports: TargetReport[] = [];
  for (const target of targets) reports.push(await updateTarget(target, store, hookBefore));
  return reports;
}

/** Adds to the end of a run what its targets have got. What went wrong before them stays what the run is named by. */
export function withTargets(outcome: Outcome, targets: readonly TargetReport[]): Outcome {
  const failed = targets.filter(({ kind }) => kind === 'failed');
  if (failed.length === 0 || OUTCOMES[outcome.kind].exitCode !== 0) return { ...outcome, targets };
  const names = failed.map(({ to }) => to).join(', ');
  const message = `${outcome.message} Not brought up to date: ${names}.`;
  return { ...outcome, kind: 'target-failed', message, targets };
}
