import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SeededRandom } from '../../reference-api/seed/seeded-random';
import { SAMPLE_DIR } from '../../reference-api/seed/sample-dir';
import { startReferenceApi, type ReferenceApi } from '../../reference-api/server';
import { buildChangedCopy, buildCopy } from '../isolated-build/build-copy';
import { copySite } from '../isolated-build/copy-site';
import { takeSnapshot, type Snapshot } from '../isolated-build/folder-snapshot';
import { libraryChanges } from './library-changes';
import { siteChanges, type WorkingCopy } from './site-changes';
import { changeStoredLibrary } from './stored-library';

/** A small sample: two games, four roles, a partner. */
const SMALL_SAMPLE = path.resolve('src', 'reference-api', 'testing', 'sample');

/** Generated games beside it. */
const SCALE = 2;

/** Folders that a build keeps for the next one. */
const KEPT = ['.cache', 'public', '.data'] as const;

const WEBPACK_CACHE = path.join('.cache', 'webpack');

/** Output of a build. */
export interface Built {
  readonly code: number;
  readonly output: string;
  readonly files: Snapshot;
}

/** A site that is changed and built again and again, each time beside a clean build. */
export interface RebuiltSite {
  readonly folder: string;
  /** Changes something at random, and says what. */
  readonly change: (random: SeededRandom, number: number) => Promise<string>;
  /** Builds as `npm run build` does, with all that the builds before it have left. */
  readonly rebuild: () => Promise<Built>;
  /**
   * Builds the same anew from nothing but what `.data/` held before the last rebuild, and puts that one's folders back. webpack's cache is
   * kept where nothing but the library has changed, of which it compiles nothing.
   */
  readonly buildClean: () => Promise<Built>;
  readonly close: () => Promise<void>;
}

/**
 * Makes a copy of this site that is built from a reference API with a small library.
 * @param root where the copy and the library are put
 */
export async function openRebuiltSite(root: string): Promise<RebuiltSite> {
  const folder = path.join(root, 'site');
  const aside = path.join(root, 'aside');
  const dataBefore = path.join(root, 'data-before');
  const pictures = path.join(root, 'pictures');
  const dataFile = path.join(root, 'library.sqlite');
  await copySite(folder);
  await mkdir(path.join(folder, '.data'), { recursive: true });
  await cp(path.join(SAMPLE_DIR, 'pictures'), pictures, { recursive: true });
  let api: ReferenceApi | undefined;
  let port = 0;
  const startApi = async (scale = 0): Promise<void> => {
    const options = { port, dataFile, picturesDir: pictures, sandbox: false, quiet: true };
    api = await startReferenceApi({ ...options, sampleDir: SMALL_SAMPLE, scale });
    port = Number(new URL(api.url).port);
  };
  await startApi(SCALE);
  const copy: WorkingCopy = {
    ...{ folder, pictures },
    settings: { GATSBY_API_BASE_URL: `http://localhost:${String(port)}`, OG_IMAGES_BUDGET: '0' },
  };
  const place = (name: string): string => path.join(folder, name);
  let isWebpackKept = true;
  const built = async (build: typeof buildChangedCopy): Promise<Built> => {
    const { code, output } = await build(folder, copy.settings);
    return { code, output, files: await takeSnapshot(place('public')) };
  };
  /** Builds while the API is gone, which fails and is to change nothing. */
  const failOnce = async (): Promise<string> => {
    await api?.close();
    const { code } = await built(buildChangedCopy);
    await startApi();
    if (code === 0) throw new Error('A build without an API has ended well');
    return 'nothing is changed; a build without the API has failed';
  };
  return {
    folder,
    change: async (random, number) => {
      const kind = random.pick(['library', 'library', 'library', 'site', 'site', 'nothing']);
      isWebpackKept = kind !== 'site';
      if (kind === 'nothing') return failOnce();
      if (kind === 'site') return random.pick(siteChanges)(copy, random, number);
      const change = random.pick(libraryChanges);
      await api?.close();
      const said = await changeStoredLibrary(dataFile, (lists) => change(lists, random, number));
      await startApi();
      return said;
    },
    rebuild: async () => {
      await rm(dataBefore, { recursive: true, force: true });
      await cp(place('.data'), dataBefore, { recursive: true, preserveTimestamps: true });
      return built(buildChangedCopy);
    },
    buildClean: async () => {
      await mkdir(aside);
      for (const name of KEPT) await rename(place(name), path.join(aside, name));
      await rename(dataBefore, place('.data'));
      if (isWebpackKept) {
        await cp(path.join(aside, WEBPACK_CACHE), place(WEBPACK_CACHE), { recursive: true });
      }
      const clean = await built(buildCopy);
      for (const name of KEPT) {
        await rm(place(name), { recursive: true, force: true });
        await rename(path.join(aside, name), place(name));
      }
      await rm(aside, { recursive: true });
      return clean;
    },
    close: async () => api?.close(),
  };
}
