import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from './compress-public';
import { ENCODINGS, SMALLEST_BYTES } from './compressed-copies';
import type { StaleFile } from './stale-files';

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, work: () => void): void } };
}

interface Plugin {
  readonly apply: (compiler: Compiler) => void;
}

/** Scripts that lack copies; old copies are removed at the end of a build, and there the rest is done. */
function newScripts(publicDir: string): StaleFile[] {
  return readdirSync(publicDir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(publicDir, name))
    .filter((file) => !ENCODINGS.some(({ ending }) => existsSync(file + ending)))
    .flatMap((file) => {
      const { size, mtimeMs } = statSync(file);
      return size < SMALLEST_BYTES ? [] : [{ file, mtimeMs }];
    });
}

async function compressNew(publicDir: string): Promise<void> {
  // One after the other: Gatsby needs the thread pool too.
  for (const script of newScripts(publicDir)) await compressFile(script);
}

let compressing: Promise<void> | undefined;

/**
 * Compresses the scripts as soon as webpack has written them. What Gatsby does next, building the renderer of the HTML,
 * leaves a processor without work; at the end of the build all of them are busy.
 * @returns a plugin of webpack
 */
export function compressScriptsEarly(publicDir: string): Plugin {
  return {
    apply: ({ hooks }) => {
      hooks.done.tap('compress-scripts', () => {
        compressing = compressNew(publicDir);
        // Whoever waits for it hears of it.
        compressing.catch(() => undefined);
      });
    },
  };
}

/** Waits for what is under way. @throws what went wrong */
export async function scriptsCompressed(): Promise<void> {
  await compressing;
}
