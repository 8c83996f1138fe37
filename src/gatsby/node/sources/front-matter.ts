import type * as z from 'zod/mini';
import type { Fault } from '../faults';
import { readYaml } from './yaml-values';

/** Front matter at the beginning of a file: YAML between two lines of three dashes. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The result of reading a file's front matter: the values, or what is wrong with them. */
export type FrontMatter<T> =
  | { readonly ok: true; readonly data: T; readonly body: string }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** How many lines of a file stand before its text. */
export function linesBeforeBody(source: string, body: string): number {
  return source.slice(0, source.length - body.length).split('\n').length - 1;
}

/** Finds the line of a field of a file's front matter; the first one where it is not there. */
export function lineOfField(source: string, field: string): number {
  const head = FRONT_MATTER.exec(source.replace(/^\uFEFF/, ''))?.[1] ?? '';
  return Math.max(0, head.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1) + 1;
}

/**
 * Reads and validates the YAML front matter of a Markdown file.
 * @param file the file's path as an editor knows it, for messages
 * @param text the whole file
 * @param schema what its fields must be
 * @returns the fields and the text behind them, or one fault per field with file, line, field and reason
 */
export function readFrontMatter<S extends z.ZodMiniType>(
  file: string,
  text: string,
  schema: S,
): FrontMatter<z.output<S>> {
  const written = text.replace(/^\uFEFF/, '');
  const fenced = FRONT_MATTER.exec(written);
  if (!fenced) {
    const what =
      written.trim() === ''
        ? 'is empty: expected front matter between two lines of ---, and a text'
        : 'expected front matter between two lines of ---';
    return { ok: false, faults: [{ where: `${file}:1`, what }] };
  }
  const read = readYaml(file, fenced[1] ?? '', schema, 1);
  return read.ok ? { ...read, body: written.slice(fenced[0].length) } : read;
}
