/**
 * Quotes a text for nginx: braces and spaces are not read as syntax. nginx takes a backslash away only before these
 * characters and the quote.
 */
export function quoted(text: string): string {
  return `"${text.replace(/\\(?=["'\\nrt]|$)|"/g, '\\$&')}"`;
}
