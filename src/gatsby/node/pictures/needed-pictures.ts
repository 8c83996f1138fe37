import type { Library } from '../sources/model';
import type { PictureKind, NeededPicture } from './kinds';

function wish(kind: PictureKind, url: string | undefined): NeededPicture[] {
  return url === undefined ? [] : [{ kind, url }];
}

/** Every picture that the pages of a library show. */
export function neededPictures(library: Library): NeededPicture[] {
  return [
    ...library.games.flatMap((game) => [
      ...wish('cover', game.cover),
      ...wish('icon', game.icon),
      ...wish('banner', game.banner),
      ...game.gallery.flatMap((url) => wish('cover', url)),
    ]),
    ...library.roles.flatMap((role) => [
      ...wish('avatar', role.avatar),
      ...wish('portrait', role.portrait),
      ...role.texts.skills.flatMap(({ icon }) => wish('skill', icon)),
    ]),
    ...library.characters.flatMap((character) => [
      ...wish('avatar', character.avatar),
      ...wish('figure', character.figure),
    ]),
    ...library.activities.flatMap(({ cover }) => wish('cover', cover)),
    ...library.banners.flatMap(({ image }) => wish('banner', image)),
  ];
}
