import type { SourceNodesArgs } from 'gatsby';
import {
  pictureKey,
  type Picture,
  type PictureIndex,
  type PictureKind,
} from '../pictures/picture-kinds';
import { homePlaces } from './characters';
import { camelCase, stringsIn, type ItemType } from './item-type';
import { activityType, bannerType, characterType, gameType, roleType, type Library } from './model';

/** The id of a node: stable over builds, so that a rebuild touches only what changed. */
export function nodeId(type: ItemType['name'], id: string): string {
  return `${type.toLowerCase()} ${id}`;
}

/** The field of a node that holds the item's own id, such as `gameId`: `id` is Gatsby's. */
export function idField({ name }: Pick<ItemType, 'name'>): string {
  return `${name.toLowerCase()}Id`;
}

type FindPicture = (kind: PictureKind, url: string | undefined) => Picture | null;

/** Looks pictures up; each has been resolved before, to a placeholder at least. */
function pictureFinder(pictures: PictureIndex): FindPicture {
  return (kind, url) => {
    if (url === undefined) return null;
    const picture = pictures.get(pictureKey({ kind, url }));
    if (!picture) throw new Error(`No picture was resolved for the ${kind} ${url}`);
    return picture;
  };
}

/**
 * An item as its node keeps it: pictures in place of their addresses, and its id under a name of its own.
 * What a field of pictures holds, one, none or many, is what the item holds there.
 */
function nodeFields(type: ItemType, { id, ...item }: { readonly id: string }, find: FindPicture) {
  const pictures = Object.entries(type.pictures).map(([name, kind]) => {
    const field = camelCase(name);
    const urls = stringsIn(item, field);
    const isList = Array.isArray(Reflect.get(item, field));
    return [field, isList ? urls.map((url) => find(kind, url)) : find(kind, urls[0])] as const;
  });
  return { ...item, ...Object.fromEntries(pictures), [idField(type)]: id };
}

/**
 * Makes a node of everything in a library. A node's digest is that of its contents, pictures included,
 * and of nothing that changes by itself.
 */
export function createLibraryNodes(
  library: Library,
  pictures: PictureIndex,
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
): void {
  const find = pictureFinder(pictures);
  const create = (type: ItemType, item: { readonly id: string }, more?: object): void => {
    const fields = { ...nodeFields(type, item, find), ...more };
    void actions.createNode({
      ...fields,
      id: nodeId(type.name, item.id),
      parent: null,
      children: [],
      internal: { type: type.name, contentDigest: createContentDigest(fields) },
    });
  };
  const places = homePlaces(library);
  for (const game of library.games) create(gameType, game);
  for (const role of library.roles) {
    const skillIcons = role.texts.skills.map(({ icon }) => find('skill', icon));
    create(roleType, role, { skillIcons });
  }
  library.characters.forEach((character, order) => {
    create(characterType, character, { order, homeOrder: places.get(character.id) ?? null });
  });
  library.activities.forEach((activity, order) => {
    create(activityType, activity, { order });
  });
  library.banners.forEach((banner, order) => {
    create(bannerType, banner, { order });
  });
}
