import { camelCase, stringsIn, type ItemType } from '../sources/item-type';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Library,
} from '../sources/model';
import type { NeededPicture } from './picture-kinds';

function picturesOf(type: ItemType) {
  return (item: object): NeededPicture[] =>
    Object.entries(type.pictures).flatMap(([name, kind]) =>
      stringsIn(item, camelCase(name)).map((url) => ({ kind, url })),
    );
}

/** Every picture that the pages of a library show. */
export function neededPictures(library: Library): NeededPicture[] {
  const skills = library.roles.flatMap(({ texts }) => texts.skills);
  return [
    ...library.games.flatMap(picturesOf(gameType)),
    ...library.roles.flatMap(picturesOf(roleType)),
    ...skills.flatMap(({ icon: url }) =>
      url === undefined ? [] : [{ kind: 'skill' as const, url }],
    ),
    ...library.characters.flatMap(picturesOf(characterType)),
    ...library.activities.flatMap(picturesOf(activityType)),
    ...library.banners.flatMap(picturesOf(bannerType)),
  ];
}
