import * as z from 'zod/mini';

/**
 * Reads an item that was stored as JSON text.
 * @throws when it does not fit its schema, which is a fault of the server
 */
export function readContent<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  return z.parse(schema, JSON.parse(text));
}

/** Reads every row's item. */
export function readContents<S extends z.ZodMiniType>(
  schema: S,
  rows: readonly { readonly content: string }[],
): z.output<S>[] {
  return rows.map(({ content }) => readContent(schema, content));
}
