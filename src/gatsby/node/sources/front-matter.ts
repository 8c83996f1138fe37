import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { show, type Fault } from '../faults';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The result of reading a file's front matter: the values, or what is wrong with them. */
export type FrontMatter<T> =
  | { readonly ok: true; readonly data: T; readonly body: string }
  | { readonly ok: false; readonly faults: readonly Fault[] };

function fail(faults: readonly Fault[]): { ok: false; faults: readonly Fault[] } {
  return {
    ok: false,
    faults,
  };
}

/** How many lines of a file stand before its text. */
export function linesBeforeBody(source: string, body: string): number {
  return source.slice(0, source.length - body.length).split('\n').length - 1;
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
  const fenced = FENCE.exec(text.replace(/^\uFEFF/, ''));
  if (!fenced) {
    return fail([{ where: `${file}:1`, what: 'expected front matter between two lines of ---' }]);
  }
  const lines = new LineCounter();
  const source = fenced[1] ?? '';
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  /** The file's line of an offset in the front matter, which begins on line 2. */
  const at = (offset: number): string => `${file}:${String(lines.linePos(offset).line + 1)}`;
  if (document.errors.length > 0) {
    return fail(
      document.errors.map((error) => ({
        where: at(error.pos[0]),
        what: `not YAML: ${error.message}`,
      })),
    );
  }
  const values: unknown = document.toJS() ?? {};
  const parsed = schema.safeParse(values);
  if (parsed.success) {
    return { ok: true, data: parsed.data, body: text.slice(fenced[0].length) };
  }
  return fail(
    parsed.error.issues.map(({ path, message }) => {
      const field = path.map(String).join('.');
      const node = document.getIn(path.map(String), true);
      const offset =
        typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
          ? Number(node.range[0])
          : 0;
      const got = document.getIn(path.map(String));
      return {
        where: `${at(offset)}, field "${field}"`,
        what: got === undefined ? `is missing: ${message}` : `${message}, got ${show(got)}`,
      };
    }),
  );
}
