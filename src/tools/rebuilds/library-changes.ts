import * as z from 'zod/mini';
import type { SeededRandom } from '../../reference-api/seed/seeded-random';

/** An item as it goes over the wire. */
export type Item = Record<string, unknown>;

/** Items of a library, each list in the order of the API. */
export interface ItemLists {
  games: Item[];
  roles: Item[];
  characters: Item[];
  activities: Item[];
  banners: Item[];
}

/** Changes a library in place; `number` is that of the change. Returns what was done, in words. */
export type LibraryChange = (lists: ItemLists, random: SeededRandom, number: number) => string;

const itemSchema = z.record(z.string(), z.unknown());
const textsSchema = z.array(z.string());

const HOUR_MS = 3_600_000;

/** Kinds of items that are edited, added, removed, renamed and moved, with their fields of names and of texts. */
const KINDS = {
  game: { list: 'games', names: ['name'], texts: ['summary', 'description'], least: 2 },
  role: { list: 'roles', names: ['name'], texts: ['description', 'story'], least: 2 },
  partner: { list: 'characters', names: ['name'], texts: ['slogan', 'description'], least: 1 },
  activity: { list: 'activities', names: ['title'], texts: ['summary', 'body'], least: 1 },
  banner: { list: 'banners', names: ['title'], texts: [], least: 1 },
} as const;
type Kind = keyof typeof KINDS;

/** Changes fields of an item, in all its languages. */
function changeFields(
  item: Item,
  fields: readonly string[],
  change: (value: unknown) => unknown,
): void {
  for (const field of fields) if (field in item) item[field] = change(item[field]);
  const { data: translations = {} } = itemSchema.safeParse(item.i18n);
  for (const translation of Object.values(translations)) {
    const { success } = itemSchema.safeParse(translation);
    if (success) changeFields(itemSchema.parse(translation), fields, change);
  }
}

/** Makes a change of texts that puts words behind each. */
function withWords(words: string) {
  return (value: unknown): unknown => (typeof value === 'string' ? `${value}${words}` : value);
}

/** Moves the time of the last change on, beyond that of all other items. */
function touch({ games, roles }: ItemLists, item: Item | undefined): void {
  if (!item) return;
  const times = [...games, ...roles].map((each) => Date.parse(String(each.updated_at)));
  item.updated_at = new Date(Math.max(...times) + HOUR_MS).toISOString();
}

function gameOf({ games }: ItemLists, role: Item): Item | undefined {
  return games.find(({ id }) => id === role.game_id);
}

/** Says of a game how many roles it has. */
function countRoles(lists: ItemLists, game: Item | undefined): void {
  if (!game) return;
  game.role_count = lists.roles.filter(({ game_id }) => game_id === game.id).length;
  touch(lists, game);
}

function nameOf(item: Item): string {
  return String(item.id);
}

function edit(kind: Kind): LibraryChange {
  return (lists, random, number) => {
    const { list, names, texts } = KINDS[kind];
    const item = random.pick(lists[list]);
    changeFields(item, texts.length > 0 ? texts : names, withWords(` ${String(number)}`));
    touch(lists, item);
    return `${kind} ${nameOf(item)} edited`;
  };
}

function rename(kind: Kind): LibraryChange {
  return (lists, random, number) => {
    const { list, names } = KINDS[kind];
    const item = random.pick(lists[list]);
    changeFields(item, names, withWords(` ${String(number)}`));
    touch(lists, item);
    return `${kind} ${nameOf(item)} renamed`;
  };
}

function reorder(kind: Kind): LibraryChange {
  return (lists, random) => {
    const items = lists[KINDS[kind].list];
    const [from, to] = [random.int(0, items.length - 1), random.int(0, items.length - 1)];
    items.splice(to, 0, ...items.splice(from, 1));
    return `${kind} number ${String(from + 1)} moved to place ${String(to + 1)}`;
  };
}

function add(kind: Kind): LibraryChange {
  return (lists, random, number) => {
    const { list, names, texts } = KINDS[kind];
    const model = random.pick(lists[list]);
    const copyOf = (item: Item, own: Item = {}): Item => {
      const copy = { ...structuredClone(item), ...own, id: `${nameOf(item)}-${String(number)}` };
      changeFields(copy, [...names, ...texts], withWords(` ${String(number)}`));
      return copy;
    };
    const item = copyOf(model);
    lists[list].splice(random.int(0, lists[list].length), 0, item);
    if (kind === 'game') {
      const roles = lists.roles.filter(({ game_id }) => game_id === model.id);
      lists.roles.push(...roles.slice(0, 2).map((role) => copyOf(role, { game_id: item.id })));
      countRoles(lists, item);
    }
    if (kind === 'role') countRoles(lists, gameOf(lists, item));
    touch(lists, item);
    return `${kind} ${nameOf(item)} added`;
  };
}

function remove(kind: Kind): LibraryChange {
  return (lists, random, number) => {
    const { list, least } = KINDS[kind];
    if (lists[list].length <= least) return add(kind)(lists, random, number);
    const item = random.pick(lists[list]);
    lists[list].splice(lists[list].indexOf(item), 1);
    if (kind === 'game') lists.roles = lists.roles.filter(({ game_id }) => game_id !== item.id);
    if (kind === 'role') countRoles(lists, gameOf(lists, item));
    return `${kind} ${nameOf(item)} removed`;
  };
}

function tagsOf(item: Item): string[] {
  return textsSchema.safeParse(item.tags).data ?? [];
}

const addTag: LibraryChange = (lists, random, number) => {
  const game = random.pick(lists.games);
  const tag = `tag-${String(number)}`;
  changeFields(game, ['tags'], (tags) => [...textsSchema.parse(tags), tag]);
  touch(lists, game);
  return `game ${nameOf(game)} has the tag ${tag}`;
};

const removeTag: LibraryChange = (lists, random) => {
  const game = random.pick(lists.games);
  changeFields(game, ['tags'], (tags) => textsSchema.parse(tags).slice(0, -1));
  touch(lists, game);
  return `game ${nameOf(game)} has lost its last tag`;
};

const renameTag: LibraryChange = (lists, random, number) => {
  const tags = lists.games.flatMap(tagsOf);
  if (tags.length === 0) return addTag(lists, random, number);
  const old = random.pick(tags);
  for (const game of lists.games) {
    if (!tagsOf(game).includes(old)) continue;
    game.tags = tagsOf(game).map((tag) => (tag === old ? `${old}${String(number)}` : tag));
    touch(lists, game);
  }
  return `the tag ${old} is renamed`;
};

const swapCovers: LibraryChange = (lists, random) => {
  const [first, second] = random.sample(lists.games, 2);
  if (!first || !second) throw new Error('There are no two games');
  [first.cover, second.cover] = [second.cover, first.cover];
  touch(lists, first);
  touch(lists, second);
  return `games ${nameOf(first)} and ${nameOf(second)} have changed their covers`;
};

const kinds: readonly Kind[] = ['game', 'role', 'partner', 'activity', 'banner'];

/** All changes of a library, by their kinds. */
export const libraryChanges: readonly LibraryChange[] = [
  ...kinds.flatMap((kind) => [edit, rename, reorder, add, remove].map((make) => make(kind))),
  ...[addTag, removeTag, renameTag, swapCovers],
];
