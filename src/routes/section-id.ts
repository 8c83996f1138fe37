/** The fragment of a game's section, by its place from 0: titles differ by language, places do not. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}
