import type { WireGameDetail, WireRoleDetail } from '../../contract';
import { samplePictureAddress } from '../pictures/addresses';
import { withPictureTexts, type GameWords, type RoleWords } from './sample-picture-texts';
import type { SampleGame, SampleRole } from './sample-schema';
import { updatedAt } from './sample-times';

/** The addresses of a game's pictures. `id` is the game's own, or that of the game whose pictures it shares. */
export function gamePictures(
  id: string,
): Pick<WireGameDetail, 'cover' | 'icon' | 'banner' | 'gallery'> {
  return {
    cover: samplePictureAddress('game-cover', id),
    icon: samplePictureAddress('game-icon', id),
    banner: samplePictureAddress('game-banner', id),
    gallery: [
      samplePictureAddress('game-gallery-1', id),
      samplePictureAddress('game-gallery-2', id),
    ],
  };
}

/** The addresses of a role's pictures. */
export function rolePictures(id: string): Pick<WireRoleDetail, 'avatar' | 'portrait'> {
  return {
    avatar: samplePictureAddress('role-avatar', id),
    portrait: samplePictureAddress('role-portrait', id),
  };
}

/**
 * A sample game as the contract has it. Games and partners it names that are not there are left out:
 * a part of the sample library is a library too, and no page may link to nothing.
 */
export function toWireGame(
  { roles, related_ids, character_id, pictures: words, i18n, ...texts }: SampleGame,
  position: number,
  knows: (id: string) => boolean,
): WireGameDetail {
  const addresses = gamePictures(texts.id);
  const { cover, banner = cover, gallery } = addresses;
  return {
    ...texts,
    ...withPictureTexts(
      { pictures: [cover, banner, ...gallery], zh: { pictures: words }, i18n },
      ({ pictures }: GameWords) => [pictures?.cover, pictures?.cover, ...(pictures?.gallery ?? [])],
      ({ pictures: _, ...own }) => own,
    ),
    ...addresses,
    role_count: roles.length,
    updated_at: updatedAt(position),
    related_ids: related_ids.filter(knows),
    ...(character_id !== undefined && knows(character_id) ? { character_id } : {}),
  };
}

/** A sample role as the contract has it. */
export function toWireRole(
  { portrait_line, i18n, ...texts }: SampleRole,
  game: SampleGame,
  position: number,
): WireRoleDetail {
  const pictures = rolePictures(texts.id);
  return {
    ...texts,
    ...withPictureTexts(
      { pictures: [pictures.portrait ?? pictures.avatar], zh: { portrait_line }, i18n },
      ({ portrait_line: line }: RoleWords) => [{ line }],
      ({ portrait_line: _, ...own }) => own,
    ),
    ...pictures,
    game_id: game.id,
    updated_at: updatedAt(position),
    related_ids: texts.related_ids.filter((id) => game.roles.some((role) => role.id === id)),
  };
}
