import { pictureAddress } from '../../api-client/picture-address';
import type { Locale } from '../../config/locales';
import { translate, type WireQuest, type WireScene } from '../../contract';
import type { NextScene, QuestTexts } from './view/partner-facts';

/** Picks the texts of a quest in a language, and the picture of the scene that leads into it. */
export function toQuestTexts(
  quest: WireQuest,
  scenes: readonly WireScene[],
  locale: Locale,
): QuestTexts {
  const { id, title, background, goal, opening_message, i18n } = quest;
  const original = { title, background, goal, opening_message };
  const { texts, untranslated } = translate(original, i18n, locale);
  const cover = pictureAddress(scenes.find(({ quest_id }) => quest_id === id)?.cover);
  return { id, ...texts, opening: texts.opening_message, cover, untranslated };
}

/** The scene that follows a quest's own in the order of the story; undefined behind the last one. */
export function sceneAfter(
  questId: string,
  scenes: readonly WireScene[],
  locale: Locale,
): NextScene | undefined {
  const inOrder = [...scenes].sort((one, other) => one.order - other.order);
  const index = inOrder.findIndex(({ quest_id }) => quest_id === questId);
  const next = index < 0 ? undefined : inOrder[index + 1];
  return (
    next && {
      questId: next.quest_id,
      title: translate({ title: next.title }, next.i18n, locale).texts.title,
    }
  );
}
