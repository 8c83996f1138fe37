import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { openEncodedArt, type EncodedArt } from './encoded-art';

/**
 * Folder in the repository: beside the pictures, and not among them, where Gatsby would take them for more pictures.
 */
const ENCODED_FOLDER = path.join('content', 'encoded-art');
const ART_FOLDER = path.join('content', 'art');

/** Part of what gatsby-plugin-sharp exports for the jobs that it gives to Gatsby. */
interface PictureWorker {
  IMAGE_PROCESSING: (job: unknown) => Promise<unknown>;
}

function isPictureWorker(value: unknown): value is PictureWorker {
  return (
    typeof value === 'object' &&
    value !== null &&
    'IMAGE_PROCESSING' in value &&
    typeof value.IMAGE_PROCESSING === 'function'
  );
}

const jobSchema = z.looseObject({
  inputPaths: z.array(z.looseObject({ path: z.string() })),
  outputDir: z.string(),
  args: z.looseObject({
    /** While developing, most jobs wait until a browser asks for their files. */
    isLazy: z.optional(z.boolean()),
    operations: z.array(
      z.looseObject({ outputPath: z.string(), args: z.record(z.string(), z.unknown()) }),
    ),
    pluginOptions: z.record(z.string(), z.unknown()),
  }),
});

/**
 * Makes a worker take what is encoded already and encode only the rest.
 * @throws Error when it is not the worker that the plugin had in 5.16
 */
export function encodeOnlyMissing(worker: unknown, art: EncodedArt): void {
  if (!isPictureWorker(worker)) {
    throw new Error(
      'gatsby-plugin-sharp has no IMAGE_PROCESSING in its gatsby-worker any more. See src/gatsby/node/art',
    );
  }
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (given) => {
    const job = jobSchema.parse(given);
    const { operations, pluginOptions, isLazy } = job.args;
    const [input] = job.inputPaths;
    if (isLazy === true || input === undefined) return encode(given);
    const picture = await readFile(input.path);
    const files = operations.map((operation) => {
      const { outputPath, args } = operation;
      const name = art.nameOf(picture, { args, pluginOptions }, path.extname(outputPath));
      return { operation, name, file: path.join(job.outputDir, outputPath) };
    });
    const missing: typeof files = [];
    for (const each of files) {
      if (!(await art.take(each.name, each.file))) missing.push(each);
    }
    if (missing.length === 0) return undefined;
    const rest = missing.map(({ operation }) => operation);
    const result = await encode({ ...job, args: { ...job.args, operations: rest } });
    for (const { name, file } of missing) await art.keep(name, file);
    return result;
  };
}

/** The pictures of this build, or of this session of developing. */
let opened: EncodedArt | undefined;

/**
 * Lets gatsby-plugin-sharp encode each picture of ours once. Its jobs write to `public/` and are remembered in
 * `.cache/`, and without these they would encode for half a minute.
 */
export async function encodeArtOnce(siteFolder: string): Promise<void> {
  // Gatsby loads the worker when the first job comes, and gets this very object.
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const worker: unknown = load('gatsby-plugin-sharp/gatsby-worker');
  const { version } = z
    .object({ version: z.string() })
    .parse(load('gatsby-plugin-sharp/package.json'));
  opened = await openEncodedArt(
    path.join(siteFolder, ENCODED_FOLDER),
    path.join(siteFolder, ART_FOLDER),
    `sharp ${sharp.versions.sharp}, gatsby-plugin-sharp ${version}`,
  );
  encodeOnlyMissing(worker, opened);
}

/** Tidies up after the last job. @returns what is to be said about it; nothing when no job ran */
export async function finishArt(): Promise<string | undefined> {
  if (!opened) return undefined;
  await opened.prune();
  const { taken, encoded } = opened.counts;
  if (taken + encoded === 0) return undefined;
  const sum = `Art: ${String(taken)} files taken from ${ENCODED_FOLDER}, ${String(encoded)} encoded`;
  return encoded === 0 ? sum : `${sum}; commit that folder, and no other build encodes them`;
}
