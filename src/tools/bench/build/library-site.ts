import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES } from '../../../config/locales';
import { UsageError } from '../../../node/errors';
import { startReferenceApi, type ReferenceApi } from '../../../reference-api/server';
import type { CleanupScope } from '../../run/cleanup-scope';
import { copySite } from '../../isolated-build/copy-site';
import { SAMPLE } from '../../sample-pages';
import { removeCaches, type BenchedSite } from './benched-site';
import type { BuildCase } from './cases';
import { isWarmFolder, librarySettings } from './library-settings';

interface LibrarySiteOptions {
  readonly folder: string;
  /** The port of the reference API that it is built from. */
  readonly port: number;
  /** Generated games beside the sample library. */
  readonly scale: number;
}

/** A site and what it has kept from earlier runs. */
export interface LibrarySite extends BenchedSite {
  /** True when pictures and texts of an earlier run are there, so that a cold build need not make them. */
  readonly isWarm: boolean;
}

async function editGame(apiUrl: string, summary: string): Promise<void> {
  const response = await fetch(`${apiUrl}/sandbox/games/${SAMPLE.game}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ summary }),
  });
  if (!response.ok) {
    throw new UsageError(`The game could not be edited: HTTP ${String(response.status)}`);
  }
}

const stringsSchema = z.record(z.string(), z.string());

/** Changes a string that every page has, in each language. */
async function editCommonString(folder: string): Promise<void> {
  for (const locale of LOCALES) {
    const file = path.join(folder, 'content', 'locales', locale, 'common.json');
    const strings = stringsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, JSON.stringify({ ...strings, nav: `${strings.nav ?? ''} 2` }));
  }
}

/** Changes the code of a template, and nothing that is seen. */
export async function editTemplate(file: string): Promise<void> {
  await appendFile(file, '\nexport const edited = true;\n');
}

/**
 * A copy of this site, built from a reference API of its own.
 * @param scope closes the API
 */
export function openLibrarySite(
  scope: CleanupScope,
  { folder, port, scale }: LibrarySiteOptions,
): LibrarySite {
  // Beside the site: files of its own folder are taken for its code.
  const dataFile = `${folder}.sqlite`;
  const url = `http://localhost:${String(port)}`;
  let api: ReferenceApi | undefined;
  let edits = 0;
  const startApi = async (games: number): Promise<void> => {
    await api?.close();
    api = await startReferenceApi({ port, dataFile, scale: games, sandbox: true, quiet: true });
  };
  scope.own(async () => api?.close());
  const changes: Readonly<Record<BuildCase, () => Promise<void>>> = {
    cold: async () => {
      await copySite(folder);
      await removeCaches(folder);
      await rm(dataFile, { force: true });
      await startApi(scale);
    },
    unchanged: () => Promise.resolve(),
    edit: () => editGame(url, `第 ${String((edits += 1))} 次改动。`),
    add: () => startApi(scale + 1),
    string: () => editCommonString(folder),
    template: () => editTemplate(path.join(folder, 'src', 'templates', 'game.tsx')),
  };
  return {
    name: 'this site',
    folder,
    settings: librarySettings(folder, url),
    isWarm: isWarmFolder(folder),
    change: (change) => changes[change](),
  };
}
