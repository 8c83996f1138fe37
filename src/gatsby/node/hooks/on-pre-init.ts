import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  EnvironmentError,
  environmentWarnings,
  readEnvironment,
} from '../../../config/environment';
import { idleSettings } from '../../../config/left-out';
import { LOCK_FILE, LOCK_VARIABLE, takeBuildLock } from '../../../node/build-lock';
import { UsageError } from '../../../node/errors';
import { lineLog } from '../../../node/log-line';
import { removeLeftOvers } from '../../../node/write-file';
import { gatsbyStore } from '../../patches/node/gatsby-cache';
import { keepPageNodes } from '../../patches/node/keep-pages';
import { patchQueryParser } from '../../patches/node/patch-query-parser';
import { patchScriptsSlice } from '../../patches/node/patch-scripts-slice';
import { saveGatsbysChanges } from '../../patches/node/save-only-changes';
import { encodeArtOnce } from '../art/encode-art-once';
import { setBuildInput } from '../build-input';
import { EXAMINED_FOLDER } from '../doctor/page-facts-cache';
import { BuildFaults } from '../faults';
import { isFinished, withdrawBuildSummary } from '../outputs/publish/build-summary';
import { readInput } from '../read-input';
import { CHANGES_FOLDER } from '../sources/changes/change-log-file';
import { SNAPSHOTS_FOLDER } from '../sources/last-good-snapshots';
import { forgetBuildRecord } from '../unchanged/build-record';
import { startCleanInDoubt } from '../unchanged/clean-start';
import { compileWhenChanged } from './plan-compile';
import { holdWorkersBack } from './plan-workers';

const folders = {
  content: path.resolve('content'),
  data: path.resolve('.data'),
  static: path.resolve('static'),
};
const publicDir = path.resolve('public');

/** Locks this folder for one build, and clears away what a killed one left half written. */
function takeFolders(): void {
  const lock = takeBuildLock(LOCK_FILE, process.env[LOCK_VARIABLE]);
  process.once('exit', lock.release);
  const stores = [
    ...['pulled', SNAPSHOTS_FOLDER, CHANGES_FOLDER, EXAMINED_FOLDER],
    ...['pictures', 'texts', 'readings', 'og-images'],
  ];
  // A build that has ended has left nothing in its 100,000 folders.
  const unfinished = isFinished(publicDir) ? [] : [publicDir];
  for (const folder of [...unfinished, ...stores.map((name) => path.join(folders.data, name))]) {
    removeLeftOvers(folder);
  }
}

/**
 * Reads everything that the site is made of, checks it, and makes of it what later hooks hand to Gatsby, before
 * Gatsby touches `public/`: whatever is wrong stops the build here, and the last good build stays as it was.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter, store }) => {
  const log = lineLog(reporter);
  try {
    takeFolders();
    holdWorkersBack();
    const environment = readEnvironment(process.env);
    for (const warning of [...environmentWarnings(environment), ...idleSettings(environment)]) {
      log.warn(warning);
    }
    const input = await readInput(environment, folders, log);
    // Up to here nothing was touched: a build that stops at its input leaves the last one as it was.
    await forgetBuildRecord(folders.data);
    const isBuild = process.env.NODE_ENV !== 'development';
    const hasEnded = isFinished(publicDir);
    keepPageNodes(gatsbyStore(store).getState(), isBuild && hasEnded);
    await withdrawBuildSummary(publicDir);
    if (isBuild) {
      saveGatsbysChanges(path.resolve('.'));
      const last = { root: path.resolve('.'), hasEnded };
      await startCleanInDoubt(gatsbyStore(store), last, log.info);
    }
    await encodeArtOnce(path.resolve('.'));
    patchQueryParser(path.resolve('.'), gatsbyStore(store).getState);
    patchScriptsSlice(path.resolve('.'));
    compileWhenChanged(gatsbyStore(store), log.info);
    setBuildInput(input);
  } catch (error) {
    const kinds = [BuildFaults, EnvironmentError, UsageError];
    if (error instanceof Error && kinds.some((kind) => error instanceof kind)) {
      reporter.panic(error.message);
    }
    throw error;
  }
};
