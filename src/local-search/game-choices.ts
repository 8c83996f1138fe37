import { ACCESS_KEYS } from '../contract/access-keys';
import { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import type words from './choice-words.json';

/** Moods that have words, by their keys in `content/moods.yaml`. */
export const CHOICE_MOODS = [
  'calm',
  'cosy',
  'funny',
  'tense',
  'thrilling',
  'eerie',
  'mysterious',
  'thoughtful',
  'wistful',
  'demanding',
] as const satisfies readonly (keyof typeof words.mood)[];

/** Choices that have words, in the order of the filter. */
export const CHOICE_SLUGS = [
  ...PLAYER_CHOICES,
  ...SESSION_CHOICES,
  ...CHOICE_MOODS,
  ...ACCESS_KEYS,
] as const;

export type ChoiceSlug = (typeof CHOICE_SLUGS)[number];

/** A choice of the library's filter that somebody asks for in their own words. */
export interface GameChoice {
  readonly facet: 'players' | 'session' | 'mood' | 'access';
  readonly slug: ChoiceSlug;
}
