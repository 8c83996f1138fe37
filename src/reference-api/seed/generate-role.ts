import type { WireRoleDetail } from '../../contract';
import type { Locale } from '../../config/locales';
import { rolePictures } from './game-items';
import { generatedParts as parts, type Text } from './generated-parts';
import { fill, type Chooser, type Slots } from './text-maker';

/** What the roles of one generated game have in common. */
export interface RoleFrame {
  readonly gameId: string;
  readonly slots: Slots;
  readonly labels: readonly Text[];
  readonly updatedAt: string;
}

/**
 * A role of a generated game.
 * @param number from 1 within its game
 * @param people all people of the game, this one at `number - 1`
 * @param pictures id of the sample role whose pictures it shares
 */
export function generateRole(
  choose: Chooser,
  frame: RoleFrame,
  number: number,
  people: readonly Text[],
  pictures: string,
): WireRoleDetail {
  const name = people[number - 1] ?? choose.pick(parts.people);
  const others = people.filter((person) => person !== name);
  const text = (pattern: Text): Text =>
    fill(pattern, {
      ...frame.slots,
      person: choose.pick(others),
      thing: choose.pick(parts.things),
      job: choose.pick(parts.jobs),
      move: choose.pick(parts.moves),
      n: choose.int(2, 12),
      m: choose.int(3, 16) * 5,
    });
  const title = text(parts.titlePattern);
  const tags = choose.some(parts.roleTags, 2);
  const values = frame.labels.map(() => String(choose.int(12, 98)));
  const skills = choose
    .some(parts.skillDescriptions, 3)
    .map((pattern) => ({ name: text(parts.skillPattern), description: text(pattern) }));
  const description = text(choose.pick(parts.roleDescriptions));
  const story = text(choose.pick(parts.roleStories));
  const inLanguage = (locale: Locale) => ({
    name: name[locale],
    title: title[locale],
    tags: tags.map((tag) => tag[locale]),
    attributes: frame.labels.map((label, at) => ({
      label: label[locale],
      value: values[at] ?? '',
    })),
    skills: skills.map((skill) => ({
      name: skill.name[locale],
      description: skill.description[locale],
    })),
    description: description[locale],
    story: story[locale],
  });
  const roleId = (of: number): string => `${frame.gameId}-r${String(of)}`;
  return {
    id: roleId(number),
    game_id: frame.gameId,
    ...inLanguage('zh'),
    ...rolePictures(pictures),
    rarity: choose.int(1, 6),
    updated_at: frame.updatedAt,
    related_ids: [roleId((number % people.length) + 1)],
    i18n: { en: inLanguage('en'), ja: inLanguage('ja') },
  };
}
