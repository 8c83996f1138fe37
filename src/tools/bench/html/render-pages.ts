import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { UsageError } from '../../../node/errors';
import type { CleanupScope } from '../../run/cleanup-scope';

const timesSchema = z.record(z.string(), z.number());

/**
 * Renders the pages of a build once more in a process of its own.
 * @param folder has `public/` and `.cache/` of one build
 * @returns the processor's time per page in milliseconds, by template
 * @throws UsageError when there is no build, or it cannot be rendered
 */
export async function timeRendering(
  scope: CleanupScope,
  folder: string,
): Promise<ReadonlyMap<string, number>> {
  if (!existsSync(path.join(folder, '.cache', 'page-ssr', 'routes', 'render-page.js'))) {
    throw new UsageError(`There is no build with its .cache in ${folder}: run npm run build first`);
  }
  const child = spawn(
    process.execPath,
    [
      path.resolve('node_modules', 'tsx', 'dist', 'cli.mjs'),
      path.join(__dirname, 'render-worker.ts'),
    ],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', gatsby_executing_command: 'build' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  scope.own(() => Promise.resolve(child.kill()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new UsageError(`The pages of ${folder} could not be rendered`);
  // What pages print themselves comes before the result.
  const times = timesSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  return new Map(Object.entries(times));
}
