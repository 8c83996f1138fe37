import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { tempFolder } from '../../../testing/temp-folder';
import { encodeArtOnce, encodeOnlyMissing, finishArt } from './encode-art-once';
import { openEncodedArt } from './encoded-art';

interface Job {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: {
    readonly operations: readonly { readonly outputPath: string }[];
    readonly pluginOptions: object;
  };
}
const pluginWorker = jest.requireActual<{ IMAGE_PROCESSING: (job: Job) => Promise<unknown> }>(
  'gatsby-plugin-sharp/gatsby-worker',
);

let site: string;
function at(...parts: string[]): string {
  return path.join(site, ...parts);
}

async function paint(name: string, background: string): Promise<void> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  await writeFile(at('art', name), await picture.webp().toBuffer());
}

beforeEach(async () => {
  site = tempFolder();
  await mkdir(at('art'));
  await paint('a.webp', '#3366cc');
});

function jobFor(name: string, widths: readonly number[], extra: object = {}): Job {
  return {
    inputPaths: [{ path: at('art', name) }],
    outputDir: at('public', name),
    args: {
      operations: widths.map((width) => ({
        outputPath: `${String(width)}/x.avif`,
        args: { width, height: width, toFormat: 'avif', quality: 50 },
      })),
      pluginOptions: { failOn: 'warning', stripMetadata: true, defaultQuality: 50 },
      ...extra,
    },
  };
}

/** The plugin's own worker as a build gets it, and which files it encoded. */
async function startBuild(encoder = 'sharp 1') {
  const asked: string[] = [];
  const worker = {
    IMAGE_PROCESSING: (job: Job) => {
      asked.push(...job.args.operations.map(({ outputPath }) => outputPath));
      return pluginWorker.IMAGE_PROCESSING(job);
    },
  };
  const art = await openEncodedArt(at('encoded'), at('art'), encoder);
  encodeOnlyMissing(worker, art);
  const run = (...job: Parameters<typeof jobFor>) => worker.IMAGE_PROCESSING(jobFor(...job));
  return { run, asked, art };
}

function forgetPublic(): Promise<void> {
  return rm(at('public'), { recursive: true, force: true });
}
function kept(): Promise<string[]> {
  return readdir(at('encoded'));
}

test('a build without cache and public gets the same files, and encodes nothing', async () => {
  const first = await startBuild();
  await first.run('a.webp', [8, 16]);
  const files = ['8', '16'].map((width) => at('public', 'a.webp', width, 'x.avif'));
  const before = await Promise.all(files.map((file) => readFile(file)));
  expect(first.art.counts).toEqual({ taken: 0, encoded: 2 });
  await forgetPublic();
  const second = await startBuild();
  await second.run('a.webp', [8, 16]);
  expect(second.asked).toEqual([]);
  expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(before);
  expect((await sharp(files[1]).metadata()).width).toBe(16);
});

test('only what is new is encoded: another width, another picture, another encoder', async () => {
  await (await startBuild()).run('a.webp', [8]);
  const wider = await startBuild();
  await wider.run('a.webp', [8, 16]);
  expect(wider.asked).toEqual(['16/x.avif']);
  await paint('a.webp', '#cc3366');
  const repainted = await startBuild();
  await repainted.run('a.webp', [8]);
  expect(repainted.asked).toEqual(['8/x.avif']);
  const newer = await startBuild('sharp 2');
  await newer.run('a.webp', [8]);
  expect(newer.asked).toEqual(['8/x.avif']);
});

test('what was made of a picture that is gone, or by another encoder, is removed with the next new file', async () => {
  await paint('b.webp', '#cc3366');
  const first = await startBuild();
  await first.run('a.webp', [8]);
  await first.run('b.webp', [8]);
  await rm(at('art', 'b.webp'));
  const unchanged = await startBuild();
  await unchanged.run('a.webp', [8]);
  await unchanged.art.prune();
  expect(await kept()).toHaveLength(2);
  const wider = await startBuild();
  await wider.run('a.webp', [16]);
  await wider.art.prune();
  expect(await kept()).toHaveLength(2);
  const newer = await startBuild('sharp 2');
  await newer.run('a.webp', [8]);
  await newer.art.prune();
  expect(await kept()).toHaveLength(1);
});

test('a job that waits for a browser stays one', async () => {
  const { run, art } = await startBuild();
  await run('a.webp', [8], { isLazy: true });
  expect(art.counts).toEqual({ taken: 0, encoded: 0 });
  await expect(readdir(at('public'))).rejects.toThrow('ENOENT');
});

test('a plugin that encodes otherwise stops the build with its name', async () => {
  const art = await openEncodedArt(at('encoded'), at('art'), 'sharp 1');
  expect(() => {
    encodeOnlyMissing({}, art);
  }).toThrow('gatsby-plugin-sharp has no IMAGE_PROCESSING');
});

test('a build says what it took and what it encoded, and nothing where it had no picture to make', async () => {
  expect(await finishArt()).toBeUndefined();
  await mkdir(at('content'));
  await symlink(at('art'), at('content', 'art'));
  await symlink(path.resolve('node_modules'), at('node_modules'));
  const { IMAGE_PROCESSING } = pluginWorker;
  const build = async (...pictures: readonly string[]) => {
    await encodeArtOnce(site);
    for (const name of pictures) await pluginWorker.IMAGE_PROCESSING(jobFor(name, [8]));
    const said = await finishArt();
    Object.assign(pluginWorker, { IMAGE_PROCESSING });
    return said;
  };
  const folder = path.join('content', 'encoded-art');
  expect(await build()).toBeUndefined();
  expect(await build('a.webp')).toBe(
    `Art: 0 files taken from ${folder}, 1 encoded; commit that folder, and no other build encodes them`,
  );
  expect(await build('a.webp')).toBe(`Art: 1 files taken from ${folder}, 0 encoded`);
  await paint('a.webp', '#cc3366');
  await build('a.webp');
  // What was made of the picture before it was painted anew is gone.
  expect(await readdir(at(folder))).toHaveLength(1);
});
