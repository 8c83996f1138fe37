import type { NodeInput, SourceNodesArgs } from 'gatsby';
import {
  pictureKey,
  type Picture,
  type PictureIndex,
  type PictureKind,
} from '../pictures/picture-kinds';
import { homePlaces } from './home-characters';
import type { Activity, Banner, Character, Game, Library, Role } from './model';

type WithPictures<T, K extends keyof T> = Omit<T, K | 'id'>;

/** What a node keeps of a game: pictures resolved, and ids of other nodes instead of the nodes. */
export interface GameNode
  extends NodeInput, WithPictures<Game, 'cover' | 'icon' | 'banner' | 'gallery'> {
  gameId: string;
  cover: Picture;
  icon: Picture | null;
  banner: Picture | null;
  gallery: Picture[];
}

export interface RoleNode extends NodeInput, WithPictures<Role, 'avatar' | 'portrait'> {
  roleId: string;
  avatar: Picture;
  portrait: Picture | null;
  /** By skill. */
  skillIcons: (Picture | null)[];
}

export interface CharacterNode extends NodeInput, WithPictures<Character, 'avatar' | 'figure'> {
  characterId: string;
  order: number;
  homeOrder: number | null;
  avatar: Picture;
  figure: Picture | null;
}

export interface ActivityNode extends NodeInput, WithPictures<Activity, 'cover'> {
  activityId: string;
  order: number;
  cover: Picture;
}

export interface BannerNode extends NodeInput, WithPictures<Banner, 'image'> {
  bannerId: string;
  order: number;
  image: Picture;
}

/** The id of a node: stable over builds, so that a rebuild touches only what changed. */
export const nodeId = {
  game: (id: string): string => `game ${id}`,
  role: (id: string): string => `role ${id}`,
  character: (id: string): string => `character ${id}`,
  activity: (id: string): string => `activity ${id}`,
  banner: (id: string): string => `banner ${id}`,
} as const;

/** Looks pictures up; every wish has been answered before, with a placeholder at least. */
function picker(pictures: PictureIndex) {
  const must = (kind: PictureKind, url: string): Picture => {
    const picture = pictures.get(pictureKey({ kind, url }));
    if (!picture) throw new Error(`No picture was resolved for the ${kind} ${url}`);
    return picture;
  };
  const may = (kind: PictureKind, url: string | undefined): Picture | null =>
    url === undefined ? null : must(kind, url);
  return { must, may };
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
  const { must, may } = picker(pictures);
  const create = (type: string, id: string, fields: object): void => {
    void actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
  for (const { id, ...game } of library.games) {
    create('Game', nodeId.game(id), {
      ...game,
      gameId: id,
      cover: must('cover', game.cover),
      icon: may('icon', game.icon),
      banner: may('banner', game.banner),
      gallery: game.gallery.map((url) => must('cover', url)),
    });
  }
  for (const { id, ...role } of library.roles) {
    create('Role', nodeId.role(id), {
      ...role,
      roleId: id,
      avatar: must('avatar', role.avatar),
      portrait: may('portrait', role.portrait),
      skillIcons: role.texts.skills.map(({ icon }) => may('skill', icon)),
    });
  }
  const places = homePlaces(library);
  library.characters.forEach(({ id, ...character }, order) => {
    create('Character', nodeId.character(id), {
      ...character,
      characterId: id,
      order,
      homeOrder: places.get(id) ?? null,
      avatar: must('avatar', character.avatar),
      figure: may('figure', character.figure),
    });
  });
  library.activities.forEach(({ id, ...activity }, order) => {
    create('Activity', nodeId.activity(id), {
      ...activity,
      activityId: id,
      order,
      cover: must('cover', activity.cover),
    });
  });
  library.banners.forEach(({ id, ...banner }, order) => {
    create('Banner', nodeId.banner(id), {
      ...banner,
      bannerId: id,
      order,
      image: must('banner', banner.image),
    });
  });
}
