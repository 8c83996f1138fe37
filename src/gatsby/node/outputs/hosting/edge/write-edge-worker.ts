import path from 'node:path';
import { build } from 'esbuild';
import { writeIfChanged } from '../../../../../node/write-file';
import { HOSTING_FOLDER } from '../hosting-rules';

/** Source of the worker. Gatsby compiles its own files into one, so that no path can lead from here. */
const SOURCE = path.resolve('src', 'gatsby', 'node', 'outputs', 'hosting', 'edge', 'worker.ts');

const HEAD = `// Written by the build: answers in front of a bucket as hosting/nginx.conf does in front of a folder.
// Set ORIGIN to the address of the bucket with the prefix of the site (docs/operating.md, "Targets").`;

/**
 * Writes `hosting/worker.mjs`: the edge worker as one file, the same for every build of the same code. The rules of a build
 * are not in it, so that it is deployed once.
 * @param publicDir Gatsby's `public`
 */
export async function writeEdgeWorker(publicDir: string): Promise<void> {
  const { outputFiles } = await build({
    ...{ entryPoints: [SOURCE], bundle: true, write: false, minify: true, logLevel: 'silent' },
    ...{ format: 'esm', platform: 'neutral', target: 'es2022', mainFields: ['module', 'main'] },
    banner: { js: HEAD },
  });
  const [worker] = outputFiles;
  await writeIfChanged(path.join(publicDir, HOSTING_FOLDER, 'worker.mjs'), worker?.text ?? '');
}
