import { UsageError } from '../../node/errors';
import type { Outcome } from './exit-codes';
import { damageLine, findDamage } from './find-damage';
import type { Hook } from './operator-hook';
import { earlierRelease } from './old-releases';
import type { ReleaseStore } from './release-store';
import { writeServedHosting } from './served-hosting';

/**
 * Goes back to an earlier release, or forward again. What is left for an older one was taken back, and is not put forward by
 * itself any more; what is left for a newer one was good.
 * @param id the release; undefined for the one before that which visitors get
 * @param hookBefore runs before the switch
 * @throws UsageError when there is no such release
 */
export async function rollBack(
  store: ReleaseStore,
  id: string | undefined,
  hookBefore?: Hook,
): Promise<Outcome> {
  const before = store.currentId();
  const all = store.list();
  const wanted =
    id === undefined ? earlierRelease(all, before) : all.find((each) => each.id === id);
  if (!wanted) {
    const names = all.map((each) => each.id).join(', ');
    throw new UsageError(
      `There is no ${id === undefined ? 'earlier release' : `release ${id}`} in ${store.folder} (there is ${names || 'none'})`,
    );
  }
  const damage = await findDamage(store.folderOf(wanted.id), wanted);
  if (damage.length > 0) {
    const message = damageLine(`The release ${wanted.id}`, damage);
    return { kind: 'damaged', message, before, current: before };
  }
  await writeServedHosting(store, wanted.id);
  const code = (await hookBefore?.(wanted.id, before)) ?? 0;
  // The notes come first: when this is killed, the next run must not put the build forward that was to be left.
  if (wanted.takenBack) await store.note({ ...wanted, takenBack: false });
  const left = all.find((each) => each.id === before);
  const isBack = left !== undefined && all.indexOf(left) < all.indexOf(wanted);
  if (isBack) await store.note({ ...left, takenBack: true });
  await store.switchTo(wanted.id);
  // It does not wait for the hook to end well: the rules that the web server has know the scripts of this release, too.
  const failed = code === 0 ? '' : ` The hook before the switch ended with ${String(code)}.`;
  const message = `The release ${wanted.id} of ${wanted.made} is shown again.${failed}`;
  const kind = isBack ? 'taken-back' : 'put-forward';
  return { kind, message, before, current: store.currentId(), pages: wanted.pages };
}
