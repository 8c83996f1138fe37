import path from 'node:path';
import { build } from 'esbuild';

/** Scripts of the editor's pages, as browsers run them. */
export interface EditorScripts {
  readonly editor: string;
  readonly admin: string;
  readonly bar: string;
}

async function bundle(name: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'browser', `${name}.ts`)],
    ...{ bundle: true, write: false, format, platform: 'browser', target: 'es2022' },
    ...{ external: ['@sveltia/cms'], logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Compiles what browsers run of the editor. */
export async function bundleScripts(): Promise<EditorScripts> {
  const [editor, admin, bar] = await Promise.all([
    bundle('editor', 'iife'),
    bundle('admin', 'esm'),
    bundle('preview-bar', 'iife'),
  ]);
  return { editor, admin, bar };
}
