import {
  readHostingRules,
  writeHostingFiles,
  type HostingRules,
} from '../../gatsby/node/outputs/hosting/hosting';
import { withScriptsOf } from '../../gatsby/node/outputs/hosting/security-headers';
import { errorCode } from '../../node/errors';
import { syncFolder, writeDurably } from '../../node/write-file';
import type { ReleaseStore } from './release-store';

/**
 * Reads the rules of a release; undefined for one of a version that wrote none.
 * @param folder the folder of the release
 */
export async function readRulesIn(folder: string): Promise<HostingRules | undefined> {
  try {
    return await readHostingRules(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the rules of one release, with the inline scripts of all that are kept. A web server reads its rules at other moments
 * than pages: with these it may have the new ones before the switch, and an earlier release is shown again without a page
 * whose scripts are blocked.
 * @param id the release that visitors are about to get
 * @returns undefined when it is of a version that wrote no rules
 */
export async function servedRules(
  store: ReleaseStore,
  id: string,
): Promise<HostingRules | undefined> {
  const rules = await readRulesIn(store.folderOf(id));
  if (!rules) return undefined;
  const kept = await Promise.all(store.list().map((each) => readRulesIn(store.folderOf(each.id))));
  const others = kept.flatMap((each) => (each ? [each.headers] : []));
  return { ...rules, headers: withScriptsOf(rules.headers, others) };
}

/** Writes what the web server of this machine is told: the {@link servedRules} of a release. */
export async function writeServedHosting(store: ReleaseStore, id: string): Promise<void> {
  const rules = await servedRules(store, id);
  if (!rules) return;
  await writeHostingFiles(rules, store.hostingFolder, writeDurably);
  await syncFolder(store.hostingFolder);
}
