import {
  readHostingRules,
  writeHostingFiles,
  type HostingRules,
} from '../../gatsby/node/outputs/hosting/hosting';
import { withScriptsOf } from '../../gatsby/node/outputs/hosting/security-headers';
import { errorCode } from '../../node/errors';
import { syncFolder, writeDurably } from '../../node/write-file';
import type { ReleaseStore } from './release-store';

/** The rules of a release; undefined for one of a version that wrote none. */
async function rulesOf(store: ReleaseStore, id: string): Promise<HostingRules | undefined> {
  try {
    return await readHostingRules(store.folderOf(id));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes what the web server is told, with the rules of one release and the inline scripts of all that are kept. A web
 * server reads its rules at other moments than pages: with these it may have the new ones before the switch, and an earlier
 * release is shown again without a page whose scripts are blocked.
 * @param id the release that visitors are about to get
 */
export async function writeServedHosting(store: ReleaseStore, id: string): Promise<void> {
  const rules = await rulesOf(store, id);
  if (!rules) return;
  const kept = await Promise.all(store.list().map((release) => rulesOf(store, release.id)));
  const others = kept.flatMap((each) => (each ? [each.headers] : []));
  const headers = withScriptsOf(rules.headers, others);
  await writeHostingFiles({ ...rules, headers }, store.hostingFolder, writeDurably);
  await syncFolder(store.hostingFolder);
}
