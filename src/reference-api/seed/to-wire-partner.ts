import type { WireCharacter, WireFigure, WireQuest, WireScene } from '../../contract';
import { samplePictureAddress } from '../pictures/addresses';
import { withoutPictureWords, withPictureTexts, wordsOfPicture } from './sample-picture-texts';
import type { SamplePartner, SampleQuest } from './sample-schema';

/** A sample partner as the contract has it; games that are not there are left out. */
export function toWireCharacter(
  partner: SamplePartner,
  knows: (id: string) => boolean,
): WireCharacter {
  const { figures, quests: _quests, game_ids, ...texts } = partner;
  const figure = figures.find(({ is_default }) => is_default) ?? figures[0];
  const words = toWireFigures(partner).find(({ id }) => id === figure?.id);
  const withWords = (locale: 'en' | 'ja') =>
    texts.i18n?.[locale] && {
      ...texts.i18n[locale],
      picture_texts: words?.i18n?.[locale]?.picture_texts,
    };
  return {
    ...texts,
    picture_texts: words?.picture_texts,
    i18n: { en: withWords('en'), ja: withWords('ja') },
    avatar: samplePictureAddress('character-avatar', texts.id),
    ...(figure && { figure: samplePictureAddress('character-figure', figure.id) }),
    game_ids: game_ids.filter(knows),
  };
}

/** The figures of a partner. */
export function toWireFigures({ id, figures }: SamplePartner): WireFigure[] {
  return figures.map(({ i18n, ...zh }) => {
    const image = samplePictureAddress('character-figure', zh.id);
    return {
      ...withoutPictureWords(zh),
      ...withPictureTexts({ pictures: [image], zh, i18n }, wordsOfPicture, withoutPictureWords),
      character_id: id,
      image,
    };
  });
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
export function toWireScene({ id, scene: zh, i18n }: SampleQuest, character_id: string): WireScene {
  const cover = samplePictureAddress('scene', zh.id);
  const scenes = { en: i18n?.en?.scene, ja: i18n?.ja?.scene };
  return {
    ...withoutPictureWords(zh),
    ...withPictureTexts(
      { pictures: [cover], zh, i18n: scenes },
      wordsOfPicture,
      withoutPictureWords,
    ),
    character_id,
    quest_id: id,
    cover,
  };
}
