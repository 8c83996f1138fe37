import { pictureAddress } from '../../api-client/picture-address';
import type { RequestState } from '../../api-client/request-state';
import type { Locale } from '../../config/locales';
import {
  describePicture,
  translate,
  type PictureWords,
  type WireQuest,
  type WireScene,
} from '../../contract';

/** The fields without a translation, whose text is Chinese. */
interface Untranslated {
  readonly untranslated: readonly string[];
}

export interface Scene extends Untranslated {
  readonly id: string;
  readonly questId: string;
  readonly cover: string | undefined;
  /** Words for the cover; undefined where nobody has written any. */
  readonly words: PictureWords | undefined;
  /** Counted from 1, in playing order. */
  readonly number: number;
  readonly locked: boolean;
  readonly title: string;
  readonly summary: string;
  /** The scene that opens a locked one: the one before it; undefined where nothing does. */
  readonly opener: Pick<Scene, 'number' | 'title' | 'untranslated'> | undefined;
}

function inPlayingOrder(scenes: readonly WireScene[]): WireScene[] {
  return [...scenes].sort((one, other) => one.order - other.order);
}

/** Gives the picture of a story: that of its first scene. */
export function coverOfStory(scenes: readonly WireScene[]): string | undefined {
  return pictureAddress(inPlayingOrder(scenes)[0]?.cover);
}

/** Puts the scenes into playing order and into a language. */
export function toScenes(scenes: readonly WireScene[], locale: Locale): Scene[] {
  const told: Scene[] = [];
  for (const scene of inPlayingOrder(scenes)) {
    const { id, quest_id, cover, locked, title, summary, i18n } = scene;
    const { texts, untranslated } = translate({ title, summary }, i18n, locale);
    told.push({
      id,
      questId: quest_id,
      cover: pictureAddress(cover),
      words: describePicture(scene, cover, locale),
      number: told.length + 1,
      locked,
      ...texts,
      untranslated,
      opener: locked ? told.at(-1) : undefined,
    });
  }
  return told;
}

/** The details of a scene, and the progress of the visitor. */
export interface Quest extends Untranslated {
  readonly background: string;
  readonly goal: string;
  /** The partner's first message. */
  readonly opening_message: string;
  readonly status: WireQuest['status'];
  readonly progress: WireQuest['progress'];
}

/** Puts a quest into a language. */
export function toQuest(quest: WireQuest, locale: Locale): Quest {
  const { background, goal, opening_message, status, progress, i18n } = quest;
  const original = { background, goal, opening_message };
  const { texts, untranslated } = translate(original, i18n, locale);
  return { ...texts, untranslated, status, progress };
}

/** Tells how far a visitor has come; an unknown quest has not been begun. */
export function statusOf(quest: RequestState<Quest>): Quest['status'] {
  return quest.status === 'ready' ? quest.data.status : 'new';
}
