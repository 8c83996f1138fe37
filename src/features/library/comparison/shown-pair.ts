/**
 * Tells which two columns a phone shows: those that were chosen last, and the first ones where fewer were.
 * @param chosen ids, the last choice first; they may no longer be compared
 */
export function shownPair(ids: readonly string[], chosen: readonly string[]): readonly string[] {
  const compared = chosen.filter((id) => ids.includes(id));
  return [...new Set([...compared, ...ids])].slice(0, 2);
}
