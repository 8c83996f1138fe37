import type { Library } from '../sources/model';
import type { PictureKind, NeededPicture } from './picture-kinds';

function needed(kind: PictureKind, url: string | undefined): NeededPicture[] {
  return url === undefined ? [] : [{ kind, url }];
}

/** Every picture that the pages of a library show. */
export function neededPictures(library: Library): NeededPicture[] {
  return [
    ...library.games.flatMap((game) => [
      ...needed('cover', game.cover),
      ...needed('icon', game.icon),
      ...needed('banner', game.banner),
      ...game.gallery.flatMap((url) => needed('cover', url)),
    ]),
    ...library.roles.flatMap((role) => [
      ...needed('avatar', role.avatar),
      ...needed('portrait', role.portrait),
      ...role.texts.skills.flatMap(({ icon }) => needed('skill', icon)),
    ]),
    ...library.characters.flatMap((character) => [
      ...needed('avatar', character.avatar),
      ...needed('figure', character.figure),
    ]),
    ...library.activities.flatMap(({ cover }) => needed('cover', cover)),
    ...library.banners.flatMap(({ image }) => needed('banner', image)),
  ];
}
