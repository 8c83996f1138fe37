/** The fragment of a game's section, by its place: titles differ by language, places do not. */
export const sectionId = (index: number): string => `section-${String(index + 1)}`;
