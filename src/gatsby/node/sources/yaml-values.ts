import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { show, type Fault } from '../faults';
import { yamlRemedy } from './yaml-remedies';

/** Values of a YAML text as a schema wants them; or what is wrong with it. */
type YamlValues<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The offset at which a node of the document begins. */
function offsetOf(node: unknown): number {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : 0;
}

/** The values of each file as it was read last: an editor changes one file at a time, and all are checked. */
const lastRead = new Map<string, { readonly source: string; readonly values: unknown }>();

/**
 * Reads and validates YAML that an editor has written.
 * @param file the file's path as an editor knows it, for messages
 * @param source the YAML
 * @param schema what its values must be
 * @param linesBefore how many lines of the file stand before it
 * @returns the values, or one fault per field with file, line, field and reason
 */
export function readYaml<S extends z.ZodMiniType>(
  file: string,
  source: string,
  schema: S,
  linesBefore = 0,
): YamlValues<z.output<S>> {
  const last = lastRead.get(file);
  if (last?.source === source) {
    const known = schema.safeParse(last.values);
    if (known.success) return { ok: true, data: known.data };
  }
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string =>
    `${file}:${String(lines.linePos(offset).line + linesBefore)}`;
  if (document.errors.length > 0) {
    const faults = document.errors.map((error) => {
      const line = source.split('\n')[lines.linePos(error.pos[0]).line - 1] ?? '';
      const remedy = yamlRemedy(error.code, line);
      return {
        where: at(error.pos[0]),
        what: `not YAML: ${error.message}${remedy === undefined ? '' : `; ${remedy}`}`,
      };
    });
    return { ok: false, faults };
  }
  const values: unknown = document.toJS() ?? {};
  lastRead.set(file, { source, values });
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, data: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => {
    const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const got = document.getIn(keys);
    // What is missing has no place of its own: its parent's is the nearest.
    const near = keys.map((_, index) => document.getIn(keys.slice(0, keys.length - index), true));
    return {
      where: `${at(offsetOf(near.find((node) => node !== undefined)))}, field "${keys.join('.')}"`,
      what: got === undefined ? `is missing: ${message}` : `${message}, got ${show(got)}`,
    };
  });
  return { ok: false, faults };
}
