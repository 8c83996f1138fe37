import type { WireGameDetail, WireRoleDetail } from '../../contract';
import { plainText } from './normalize-text';

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

/** A game's texts for search and snippets without Markdown, the most telling first: its summary, where it has one. */
export function gameTexts({ summary, description, sections }: GameTexts): string[] {
  return [
    summary ?? '',
    description ?? '',
    ...(sections ?? []).map(({ title, body }) => `${title} · ${body}`),
  ]
    .map(plainText)
    .filter((text) => text !== '');
}

/** A role's texts for search and snippets without Markdown, the most telling first: its title, where it has one. */
export function roleTexts({ title, description, story, skills }: RoleTexts): string[] {
  return [
    title ?? '',
    description ?? '',
    story ?? '',
    ...(skills ?? []).map((skill) => `${skill.name} · ${skill.description}`),
  ]
    .map(plainText)
    .filter((text) => text !== '');
}
