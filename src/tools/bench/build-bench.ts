import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startReferenceApi } from '../../reference-api/server';
import { UsageError } from '../../node/errors';
import { buildCopy, type CopyBuild } from '../isolated-build/build-copy';
import { copySite } from '../isolated-build/copy-site';
import { changedFiles, takeSnapshot } from '../isolated-build/folder-snapshot';

/** One build of the benchmark. */
export interface BuildResult {
  readonly name: string;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakBytes: number;
  /** Files of `public/` that are new, gone or different afterwards. */
  readonly files: number;
}

/** The game that an editor changes; it is part of the sample library. */
const EDITED_GAME = 'lantern-city';

async function edit(apiUrl: string, summary: string): Promise<void> {
  const response = await fetch(`${apiUrl}/sandbox/games/${EDITED_GAME}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ summary }),
  });
  if (!response.ok) {
    throw new UsageError(`The game could not be edited: HTTP ${String(response.status)}`);
  }
}

interface Options {
  /** Generated games beside the sample library. */
  readonly scale: number;
  readonly port: number;
  /** Where the copy of the site lives; its picture store stays for the next run. */
  readonly folder: string;
  readonly onResult: (result: BuildResult) => void;
}

/**
 * Builds a copy of the site against a reference API of its own: cold (without Gatsby's cache, pictures
 * warm when the folder has been used before), unchanged, and after each of two edits of one game. The
 * second edit is the one that counts: after a cold build Gatsby renders everything once more.
 */
export async function benchBuilds({ scale, port, folder, onResult }: Options): Promise<void> {
  await copySite(folder);
  for (const name of ['.cache', 'public']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  const dataFile = path.join(folder, 'bench.sqlite');
  await rm(dataFile, { force: true });
  const api = await startReferenceApi({ port, dataFile, scale, sandbox: true, quiet: true });
  const publicDir = path.join(folder, 'public');
  const measure = async (name: string): Promise<void> => {
    const before = await takeSnapshot(publicDir);
    const build: CopyBuild = await buildCopy(folder, { GATSBY_API_BASE_URL: api.url });
    if (build.code !== 0) throw new UsageError(`The build "${name}" failed:\n${build.output}`);
    const files = changedFiles(before, await takeSnapshot(publicDir)).length;
    const { wallMs, cpuMs, peakBytes } = build;
    onResult({ name, wallMs, cpuMs, peakBytes, files });
  };
  try {
    await measure('cold');
    await measure('unchanged');
    await edit(api.url, '第一次改动。');
    await measure('one edit, first');
    await edit(api.url, '第二次改动。');
    await measure('one edit');
  } finally {
    await api.close();
  }
}
