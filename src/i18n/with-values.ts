/** Values by the names of their places. */
export type Values = Readonly<Record<string, unknown>>;

/** Puts values in the places of a string, `{{name}}`. What a value says is no place, whatever it looks like. */
export function withValues(text: string, values: Values): string {
  return text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
}
