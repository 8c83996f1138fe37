import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  EnvironmentError,
  environmentWarnings,
  readEnvironment,
} from '../../../config/environment';
import { LOCK_FILE, LOCK_VARIABLE, takeBuildLock } from '../../../node/build-lock';
import { UsageError } from '../../../node/errors';
import { removeLeftOvers } from '../../../node/write-file';
import { checkLocaleParity } from '../checks/locale-parity';
import { BuildFaults } from '../faults';
import { resolvePictures } from '../pictures/resolve-pictures';
import { neededPictures } from '../pictures/needed-pictures';
import { checkAbout } from '../sources/about';
import { readLegal } from '../sources/legal';
import { pullLibrary } from '../sources/pull';
import { setBuildInput } from '../build-input';

/**
 * Reads everything that the site is made of and validates it, before Gatsby touches `public/`:
 * whatever is wrong stops the build here, and the last good build stays as it was.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  const content = (folder: string) => path.resolve('content', folder);
  const data = (folder: string) => path.resolve('.data', folder);
  try {
    const lock = takeBuildLock(LOCK_FILE, process.env[LOCK_VARIABLE]);
    process.once('exit', lock.release);
    for (const folder of [path.resolve('public'), data('pulled'), data('pictures')]) {
      removeLeftOvers(folder);
    }
    const environment = readEnvironment(process.env);
    for (const warning of environmentWarnings(environment)) reporter.warn(warning);
    await checkLocaleParity(content('locales'));
    await checkAbout(content('about'));
    const legal = await readLegal(content('legal'));
    const library = await pullLibrary({
      baseUrl: environment.GATSBY_API_BASE_URL,
      cacheDir: data('pulled'),
      losses: environment.LOSSES,
      log: reporter,
    });
    const pictures = await resolvePictures(neededPictures(library), {
      mode: environment.PICTURES,
      origins: environment.PICTURE_ORIGINS,
      storeDir: data('pictures'),
      losses: environment.LOSSES,
      log: reporter,
    });
    setBuildInput({ library, pictures, legal });
  } catch (error) {
    const kinds = [BuildFaults, EnvironmentError, UsageError];
    if (error instanceof Error && kinds.some((kind) => error instanceof kind)) {
      reporter.panic(error.message);
    }
    throw error;
  }
};
