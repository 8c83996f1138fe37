/** The fragment of a game's section, by its place from 0: titles differ by language, places do not. */
export function sectionId(index: number): string {
  return `section-${String(index + 1)}`;
}

/** A text of a game or role that has a heading on its page (contract, search hit). */
interface Part {
  readonly in: string;
  /** Which of several, from 0. */
  readonly index: number;
}

/** The headings of the pages by the text that stands below them. */
const headings: Readonly<Record<'game' | 'role', Readonly<Record<string, string>>>> = {
  game: { description: 'introduction' },
  role: { description: 'how-to-play', skills: 'skills', story: 'story' },
};

/** The fragment, with its `#`, of a part of a game's or role's page; empty for one without a heading of its own. */
export function partFragment(type: 'game' | 'role', part: Part | undefined): string {
  if (!part) return '';
  if (type === 'game' && part.in === 'sections') return `#${sectionId(part.index)}`;
  const heading = Object.hasOwn(headings[type], part.in) && headings[type][part.in];
  return heading ? `#${heading}` : '';
}
