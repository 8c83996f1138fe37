import { errorCode, errorMessage } from '../../../node/errors';
import type { Outcome } from '../exit-codes';
import { OUTCOMES } from '../exit-codes';
import type { ReleaseStore } from '../release-store';
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
        return rsyncTarget({
          ...{ folder: address.folder, store: store.folder },
          others: (id) => store.list().flatMap((each) => (each.id === id ? [] : [each.id])),
        });
    }
  });
}

/** Says what went wrong; an error of several addresses of one host has no message of its own. */
function reasonOf(error: unknown): string {
  const message = errorMessage(error);
  const name = error instanceof Error && error.name !== 'Error' ? `${error.name}: ` : '';
  return message === '' ? String(errorCode(error)) : `${name}${message}`;
}

async function updateTarget(target: Target, store: ReleaseStore): Promise<TargetReport> {
  const to = target.address;
  const id = store.currentId();
  const release = id === undefined ? undefined : store.read(id);
  try {
    if (release) return { to, ...(await target.update(release)) };
    return { to, kind: 'current', release: await target.shown() };
  } catch (error) {
    const shown = await target.shown().catch(() => undefined);
    return { to, kind: 'failed', release: shown, message: reasonOf(error) };
  }
}

/** Brings targets up to date with the release that is shown here, one after the other; one that fails stops no other. */
export async function updateTargets(
  targets: readonly Target[],
  store: ReleaseStore,
): Promise<readonly TargetReport[]> {
  const reports: TargetReport[] = [];
  for (const target of targets) reports.push(await updateTarget(target, store));
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
