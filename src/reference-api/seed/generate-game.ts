import type { WireGameDetail, WireRoleDetail } from '../../contract';
import type { Locale } from '../../config/locales';
import { gamePictures } from './to-wire-game';
import { generateRole } from './generate-role';
import { generatedParts as parts, type Text } from './generated-parts';
import { updatedAt } from './sample-times';
import { fillSlots, type Slots } from './fill-slots';
import { SeededRandom } from './seeded-random';

export const ROLES_PER_GAME = 6;

/** A sample game whose pictures generated games share. */
export interface PictureModel {
  readonly id: string;
  readonly roleIds: readonly string[];
}

/** The id of the generated game with this number, from 1. */
function generatedId(number: number): string {
  return `gen-${String(number).padStart(6, '0')}`;
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('A list of parts is empty');
  return item;
}

/** A name that no other number has: every combination comes once, then all again with a counter behind. */
function nameOf(number: number): { name: Text; place: Text } {
  const { moods, places, forms, namePattern } = parts;
  const all = moods.length * places.length * forms.length;
  const index = number - 1;
  // Walking in a large step that shares no factor with the count keeps neighbours from looking alike.
  const spot = (index * 1847) % all;
  const place = at(places, spot);
  const mood = at(moods, Math.floor(spot / places.length));
  const form = at(forms, Math.floor(spot / (places.length * moods.length)));
  const name = fillSlots(namePattern, { mood, place, form });
  const round = Math.floor(index / all) + 1;
  if (round === 1) return { name, place };
  const counted = (text: string): string => `${text} ${String(round)}`;
  return { name: { zh: counted(name.zh), en: counted(name.en), ja: counted(name.ja) }, place };
}

function releaseDate(random: SeededRandom): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(random.int(2021, 2026))}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}

/** Players, length of a sitting and moods, from a sequence of their own: what came before them keeps its values. */
function choiceOf(id: string): Pick<WireGameDetail, 'players' | 'session_minutes' | 'moods'> {
  const random = new SeededRandom(`${id}/choice`);
  const shortest = 5 * random.int(2, 12);
  return {
    players: { min: 1, max: random.pick([1, 1, 1, 2, 4]) },
    session_minutes: { min: shortest, max: shortest + 5 * random.int(1, 9) },
    moods: random.sample(parts.feelings, 2),
  };
}

/**
 * A generated game with its roles: the same number always gives the same bytes.
 * @param number from 1
 * @param position its place in the seeding order
 */
export function generateGame(
  number: number,
  position: number,
  models: readonly PictureModel[],
): { game: WireGameDetail; roles: WireRoleDetail[] } {
  const id = generatedId(number);
  const random = new SeededRandom(id);
  const model = at(models, number - 1);
  const { name, place } = nameOf(number);
  const people = random.sample(parts.people, ROLES_PER_GAME);
  const slots = (): Slots => ({
    place,
    person: random.pick(people),
    thing: random.pick(parts.things),
    n: random.int(3, 30),
  });
  const text = (pattern: Text): Text => fillSlots(pattern, slots());
  const tags = random.sample(parts.tags, random.int(2, 4));
  const [developer, publisher] = [random.pick(parts.studios), random.pick(parts.studios)];
  const summary = text(random.pick(parts.summaries));
  const description = [random.pick(parts.intros), ...random.sample(parts.details, 2)].map(text);
  const sections = random.sample(parts.sections, 4).map(({ title, body }) => {
    const shared = slots();
    return { title: fillSlots(title, shared), body: fillSlots(body, shared) };
  });
  const inLanguage = (locale: Locale) => ({
    name: name[locale],
    tags: tags.map((tag) => tag[locale]),
    summary: summary[locale],
    developer: developer[locale],
    publisher: publisher[locale],
    description: description.map((part) => part[locale]).join('\n\n'),
    sections: sections.map(({ title, body }) => ({ title: title[locale], body: body[locale] })),
  });
  const frame = {
    gameId: id,
    slots: { place },
    labels: random.sample(parts.labels, 5),
    updatedAt: updatedAt(position),
  };
  const game: WireGameDetail = {
    id,
    ...inLanguage('zh'),
    ...gamePictures(model.id),
    role_count: ROLES_PER_GAME,
    updated_at: updatedAt(position),
    release_date: releaseDate(random),
    platforms: random.sample(parts.platforms, random.int(1, 4)),
    ...choiceOf(id),
    related_ids: [model.id, ...[number - 1, number - 2].filter((n) => n > 0).map(generatedId)],
    i18n: { en: inLanguage('en'), ja: inLanguage('ja') },
  };
  const roles = people.map((_, index) =>
    generateRole(random, frame, index + 1, people, at(model.roleIds, index)),
  );
  return { game, roles };
}
