/** The longest title and description, in columns: search engines show about half of that and cut the rest off. */
export const MOST_COLUMNS = { title: 120, description: 320 } as const;

export type PageText = keyof typeof MOST_COLUMNS;

/** The first character that is as wide as two Latin ones: Chinese, kana, full-width signs, emoji. */
const WIDE = 0x2e80;

/** Measures a text in columns of a Latin character. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) columns += (sign.codePointAt(0) ?? 0) < WIDE ? 1 : 2;
  return columns;
}

/** Says that a title or description is too long; undefined for one that is not. */
export function excessOf(what: PageText, text: string): string | undefined {
  const most = MOST_COLUMNS[what];
  const columns = columnsOf(text);
  return columns <= most
    ? undefined
    : `has a ${what} of ${String(columns)} columns, expected ${String(most)} at the most: ${text.slice(0, 60)}…`;
}

/** Says what is wrong with the length of a title or description; undefined for a good one. */
export function lengthFault(what: PageText, text: string): string | undefined {
  return text.trim() === '' ? `has no ${what}` : excessOf(what, text);
}
