import type { WireCharacter, WireFigure, WireQuest, WireScene } from '../../contract';
import { samplePictureAddress } from '../pictures/addresses';
import type { SamplePartner, SampleQuest } from './sample-schema';

/** A sample partner as the contract has it; games that are not there are left out. */
export function toWireCharacter(
  { figures, quests: _quests, game_ids, ...texts }: SamplePartner,
  knows: (id: string) => boolean,
): WireCharacter {
  const figure = figures.find(({ is_default }) => is_default) ?? figures[0];
  return {
    ...texts,
    avatar: samplePictureAddress('character-avatar', texts.id),
    ...(figure && { figure: samplePictureAddress('character-figure', figure.id) }),
    game_ids: game_ids.filter(knows),
  };
}

/** The figures of a partner. */
export function toWireFigures({ id, figures }: SamplePartner): WireFigure[] {
  return figures.map((texts) => ({
    ...texts,
    character_id: id,
    image: samplePictureAddress('character-figure', texts.id),
  }));
}

/** A quest of a sample partner as the contract has it, not begun. */
export function toWireQuest(
  { scene: _scene, total, i18n, ...texts }: SampleQuest,
  character_id: string,
): WireQuest {
  const { scene: _en, ...en } = i18n?.en ?? {};
  const { scene: _ja, ...ja } = i18n?.ja ?? {};
  return {
    ...texts,
    character_id,
    status: 'new',
    progress: { current: 0, total },
    i18n: { en, ja },
  };
}

/** The scene that leads into a quest. */
export function toWireScene({ id, scene, i18n }: SampleQuest, character_id: string): WireScene {
  return {
    ...scene,
    character_id,
    quest_id: id,
    cover: samplePictureAddress('scene', scene.id),
    i18n: { en: i18n?.en?.scene, ja: i18n?.ja?.scene },
  };
}
