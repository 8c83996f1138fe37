import path from 'node:path';
import { build } from 'esbuild';
import { writeIfChanged } from '../../../../node/write-file';

/** Sources of the worker, and of what removes it. Gatsby compiles its own files into one, so that no path can lead from here. */
const SOURCES = path.resolve('src', 'gatsby', 'browser', 'offline');

/** Writes `/sw.js`, and `/offline.json`, by which an operator switches the worker off without a build. */
export async function writeOfflineWorker(publicDir: string, offline: 'on' | 'off'): Promise<void> {
  const source = offline === 'on' ? 'site-worker.ts' : 'self-removing-worker.ts';
  const { outputFiles } = await build({
    ...{ entryPoints: [path.join(SOURCES, source)], bundle: true, write: false, minify: true },
    ...{ format: 'iife', platform: 'browser', target: 'es2022', logLevel: 'silent' },
  });
  const [worker] = outputFiles;
  await writeIfChanged(path.join(publicDir, 'sw.js'), worker?.text ?? '');
  const text = `${JSON.stringify({ enabled: offline === 'on' })}\n`;
  await writeIfChanged(path.join(publicDir, 'offline.json'), text);
}
