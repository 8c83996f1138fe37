import { camelCase, stringsIn, type ItemType } from '../sources/item-type';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Library,
} from '../sources/model';
import { warnOfFirst } from './warn-of-first';

function missingIn(type: ItemType, items: readonly { readonly id: string }[]): string[] {
  return items.flatMap((item) =>
    Object.keys(type.pictures)
      .filter((name) => stringsIn(item, camelCase(name)).includes(''))
      .map(
        (name) =>
          `${type.name.toLowerCase()} ${item.id}, field ${name}: is empty; a placeholder stands in its place`,
      ),
  );
}

/** Warns of items without the address of a picture that they must have: an empty one says not whose it is. */
export function warnOfMissingPictures(library: Library, warn: (message: string) => void): void {
  const { games, roles, characters, activities, banners } = library;
  const missing = [
    ...missingIn(gameType, games),
    ...missingIn(roleType, roles),
    ...missingIn(characterType, characters),
    ...missingIn(activityType, activities),
    ...missingIn(bannerType, banners),
  ];
  warnOfFirst(missing, warn, 'items without a picture');
}
