import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeIfChanged } from '../../../../node/write-file';
import { buildIdOf, MANIFEST_FOLDER, pageCountOf, type BuildSummary } from './build-summary';

const latestSchema = z.object({ id: z.string().check(z.regex(/^[0-9a-f]+$/)) });

/** The id of the build before this one; undefined when there was none, or its manifest is spoiled. */
async function readLatestId(file: string): Promise<string | undefined> {
  try {
    return latestSchema.parse(JSON.parse(await readFile(file, 'utf8'))).id;
  } catch {
    return undefined;
  }
}

/**
 * Writes `builds/meta/{id}.json`, then `builds/latest.json`, which open pages ask for hourly (specification,
 * section 7.3). The first says what of the build is stale, which changes no id. The file of the build before stays for pages that are
 * asking right now; older ones go. A build in which nothing has changed changes nothing here either.
 * @returns the id
 */
export async function writeBuildManifest(
  summary: BuildSummary,
  publicDir: string,
): Promise<string> {
  const id = buildIdOf(summary);
  const latest = path.join(publicDir, MANIFEST_FOLDER, 'latest.json');
  const metaFolder = path.join(publicDir, MANIFEST_FOLDER, 'meta');
  const before = await readLatestId(latest);
  const { webpackCompilationHash, stale } = summary;
  const meta = {
    ...{ id, webpackCompilationHash, pages: pageCountOf(summary) },
    ...(stale.length > 0 && { stale }),
  };
  await writeIfChanged(path.join(metaFolder, `${id}.json`), `${JSON.stringify(meta)}\n`);
  await writeIfChanged(latest, `${JSON.stringify({ id })}\n`);
  if (before === id) return id;
  const kept = [id, ...(before === undefined ? [] : [before])];
  const names = await readdir(metaFolder);
  const old = names.filter((name) => !kept.some((each) => name.startsWith(`${each}.json`)));
  await Promise.all(old.map((name) => rm(path.join(metaFolder, name), { force: true })));
  return id;
}
