/** The fragment of a game's section, by its place: titles differ by language, places do not. */
export function sectionId(index: number): string {
  return `section-${String(index + 1)}`;
}
