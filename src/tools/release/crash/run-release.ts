import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { SHIM, type DiskStep } from './disk-step';

const stepSchema = z.union([
  z.object({ kind: z.enum(['make-folder', 'remove', 'sync', 'sync-all']), path: z.string() }),
  z.object({ kind: z.literal('write'), path: z.string(), content: z.string() }),
  z.object({ kind: z.literal('times'), path: z.string(), modified: z.number() }),
  z.object({ kind: z.enum(['link', 'rename']), path: z.string(), from: z.string() }),
  z.object({ kind: z.literal('symlink'), path: z.string(), target: z.string() }),
]);

/** `npm run release` and its shim as single files, which Node starts in a fifth of a second. */
export interface Program {
  readonly folder: string;
  readonly remove: () => void;
}

/** Bundles `npm run release`. */
export async function bundleRelease(): Promise<Program> {
  const folder = mkdtempSync(path.join(tmpdir(), 'youban-crash-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await build({
    entryPoints: {
      release: path.resolve('src/tools/release.ts'),
      shim: path.join(__dirname, 'disk-shim.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'error',
  });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fault that is to happen to a run. */
export interface Fault {
  readonly how: 'kill' | 'full';
  /** The number of the step at which it happens, from 1. */
  readonly at: number;
}

/** End of a run of the program. */
export interface Run {
  /** Undefined when it was killed. */
  readonly exitCode: number | undefined;
  /** Standard output and error. */
  readonly said: string;
  readonly steps: readonly DiskStep[];
}

/** Runs `npm run release` on a folder for sites, and counts its steps there. */
export async function runRelease(
  program: Program,
  site: string,
  args: readonly string[],
  fault?: Fault,
): Promise<Run> {
  const logs = mkdtempSync(path.join(tmpdir(), 'youban-steps-'));
  const log = path.join(logs, 'steps.jsonl');
  try {
    const child = spawn(
      process.execPath,
      [
        ...['--require', path.join(program.folder, 'shim.cjs')],
        ...[path.join(program.folder, 'release.cjs'), '--into', site, ...args],
      ],
      {
        env: {
          ...process.env,
          [SHIM.folder]: site,
          [SHIM.log]: log,
          ...(fault && { [SHIM.how]: fault.how, [SHIM.at]: String(fault.at) }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const [out, error] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    const steps = lines.map((line) => stepSchema.parse(JSON.parse(line)));
    return { exitCode: child.exitCode ?? undefined, said: out + error, steps };
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}
