const MOST_WARNINGS = 20;

/**
 * Warns of the first of many things, and says how many more there are.
 * @param kind words for what they are, behind a number
 */
export function warnOfFirst(
  warnings: readonly string[],
  warn: (message: string) => void,
  kind: string,
): void {
  for (const warning of warnings.slice(0, MOST_WARNINGS)) warn(warning);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) warn(`… and ${String(more)} more ${kind}`);
}
