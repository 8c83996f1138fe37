import type { WireRoleDetail } from '../../contract';
import type { Locale } from '../../config/locales';
import { rolePictures } from './to-wire-game';
import { generatedParts as parts, type Text } from './generated-parts';
import { fillSlots, type Slots } from './fill-slots';
import type { SeededRandom } from './seeded-random';

/** The things that the roles of one generated game have in common. */
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
  random: SeededRandom,
  frame: RoleFrame,
  number: number,
  people: readonly Text[],
  pictures: string,
): WireRoleDetail {
  const name = people[number - 1] ?? random.pick(parts.people);
  const others = people.filter((person) => person !== name);
  const text = (pattern: Text): Text =>
    fillSlots(pattern, {
      ...frame.slots,
      person: random.pick(others),
      thing: random.pick(parts.things),
      job: random.pick(parts.jobs),
      move: random.pick(parts.moves),
      n: random.int(2, 12),
      m: random.int(3, 16) * 5,
    });
  const title = text(parts.titlePattern);
  const tags = random.sample(parts.roleTags, 2);
  const values = frame.labels.map(() => String(random.int(12, 98)));
  const skills = random
    .sample(parts.skillDescriptions, 3)
    .map((pattern) => ({ name: text(parts.skillPattern), description: text(pattern) }));
  const description = text(random.pick(parts.roleDescriptions));
  const story = text(random.pick(parts.roleStories));
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
    rarity: random.int(1, 6),
    updated_at: frame.updatedAt,
    related_ids: [roleId((number % people.length) + 1)],
    i18n: { en: inLanguage('en'), ja: inLanguage('ja') },
  };
}
