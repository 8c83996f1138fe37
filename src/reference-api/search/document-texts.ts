import type { WireGameDetail, WireRoleDetail, WireSearchHit } from '../../contract';
import { withoutSpoilers } from '../../contract/spoilers';

/** Some of an item's fields, any of them absent: so a translation comes. */
type Some<T, K extends keyof T> = { readonly [F in K]?: T[F] | undefined };

/** The searched fields of a game or of its translation. */
export type GameTexts = Some<
  WireGameDetail,
  'name' | 'tags' | 'summary' | 'description' | 'sections'
>;

/** The searched fields of a role or of its translation. */
export type RoleTexts = Some<
  WireRoleDetail,
  'name' | 'tags' | 'title' | 'description' | 'story' | 'skills'
>;

/** A place on the item's page; the summary (of a role: its title) is at its head. */
export type PartName = 'summary' | NonNullable<WireSearchHit['part']>['in'];

/** A text of an item, without Markdown. */
export interface Part {
  readonly in: PartName;
  /** The place among the sections or skills, from 0. */
  readonly index: number;
  /** The heading of a section, the name of a skill. */
  readonly title: string | undefined;
  readonly text: string;
}

/** A link or picture; its address may hold one pair of brackets. */
const LINK = /!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The mark of a heading, a list's item or a quotation. */
const LINE_MARK = /^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)(?=\s)/gm;

/**
 * Turns Markdown into one line without its marks and hidden answers, for snippets and for the search. Both patterns stop
 * where the next mark begins, so that no text is read more than a few times.
 */
export function plainText(markdown: string): string {
  return withoutSpoilers(markdown)
    .replace(LINK, '$1')
    .replace(LINE_MARK, '')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function part(name: PartName, markdown: string | undefined, index = 0, title?: string): Part[] {
  const text = plainText(markdown ?? '');
  return text === '' && title === undefined
    ? []
    : [{ in: name, index, title: title && plainText(title), text }];
}

/** A game's texts for search and snippets, the most telling first: its summary, where it has one. */
export function gameParts({ summary, description, sections = [] }: GameTexts): Part[] {
  return [
    ...part('summary', summary),
    ...part('description', description),
    ...sections.flatMap(({ title, body }, index) => part('sections', body, index, title)),
  ];
}

/** A role's texts for search and snippets, the most telling first: its title, where it has one. */
export function roleParts({ title, description, story, skills = [] }: RoleTexts): Part[] {
  return [
    ...part('summary', title),
    ...part('description', description),
    ...part('story', story),
    ...skills.flatMap((skill, index) => part('skills', skill.description, index, skill.name)),
  ];
}
