import * as z from 'zod/mini';
import { tagSlug } from '../../../../routes/tag-slug';
import type { Fault } from '../../faults';
import { smallLibrary, type Item, type SmallLibrary } from './small-library';

/** Item and field, as each fault has to name them. */
const NAMED = /\b([grcab]\d+)\b.*, field ([\w.]+)/;

/** The address that two tags have in common. */
const TAG_ADDRESS = /\/game-library\/tag\/(.+)\/$/;

const { games, roles, characters, activities, banners } = smallLibrary();
/** An item of each kind with which nothing is wrong, by the first letter of ids. */
const sound: Readonly<Record<string, Item | undefined>> = {
  ...{ g: games[0], r: roles[0], c: characters[0], a: activities[0], b: banners[0] },
};

const anyObject = z.record(z.string(), z.unknown());
const someTags = z.catch(z.array(z.unknown()), []);

/** Writes a field anew, or leaves out its translation. */
function mendField(item: Item, id: string, place: string): void {
  const [field = '', locale = '', text = ''] = place.split('.');
  const i18n = anyObject.safeParse(item.i18n).data;
  const texts = anyObject.safeParse(i18n?.[locale]).data;
  if (field !== 'i18n') item[field] = sound[id.charAt(0)]?.[field];
  else if (!i18n || locale === '') delete item.i18n;
  else if (!texts || text === '') item.i18n = { ...i18n, [locale]: undefined };
  else item.i18n = { ...i18n, [locale]: { ...texts, [text]: undefined } };
}

function dropTags(library: SmallLibrary, address: string): void {
  for (const game of library.games) {
    game.tags = someTags
      .parse(game.tags)
      .filter((tag) => typeof tag !== 'string' || tagSlug(tag) !== address);
  }
}

/**
 * Does what an editor does who reads the faults of a build, and knows nothing but what they say.
 * @returns the faults that do not say which field of which item is to be mended
 */
export function mendLibrary(
  library: SmallLibrary,
  faults: readonly Fault[],
  day: string,
): string[] {
  const byId = new Map(
    Object.values(library)
      .flat()
      .map((item: Item) => [String(item.id), item]),
  );
  return faults.flatMap(({ where, what }) => {
    const [, id = '', place = ''] = NAMED.exec(where) ?? [];
    const item = byId.get(id);
    if (!item) return [`${where}: ${what}`];
    const [, address] = TAG_ADDRESS.exec(what) ?? [];
    if (address === undefined) mendField(item, id, place);
    else dropTags(library, address);
    item.updated_at = `${day}T00:00:00Z`;
    return [];
  });
}
