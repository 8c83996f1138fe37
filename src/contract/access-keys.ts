// What somebody may need to be able to play a game. Without zod: pages and the search for names in the browser read
// these too.

/**
 * Needs that a game may meet, each worded so that "yes" is good news, in the order in which they are told and offered:
 * nothing told by colour alone, keys that can be remapped, one hand, no time pressure, larger text, subtitles that name the
 * speaker, no flashing, help with difficulty, nothing that must be held down, playing without sight.
 */
export const ACCESS_KEYS = [
  'colour_independent',
  'remappable_keys',
  'one_hand',
  'no_time_pressure',
  'text_size',
  'speaker_subtitles',
  'no_flashing',
  'difficulty_aids',
  'hold_or_toggle',
  'without_sight',
] as const;

export type AccessKey = (typeof ACCESS_KEYS)[number];

/** Answers to whether a game meets a need. */
export const ACCESS_ANSWERS = ['yes', 'no', 'unknown'] as const;

export type AccessAnswer = (typeof ACCESS_ANSWERS)[number];

/** Answers by need; a need without one is unknown. */
export type AccessFeatures = Readonly<Partial<Record<AccessKey, AccessAnswer | undefined>>>;

/** Lists the needs with a given answer, in their order. What is not known of any need is unknown. */
export function needsWith(answer: AccessAnswer, features: AccessFeatures = {}): AccessKey[] {
  return ACCESS_KEYS.filter((key) => (features[key] ?? 'unknown') === answer);
}

/** Lists the needs that a game is known to meet. */
export function accessChoices(
  access: { readonly features: AccessFeatures } | undefined,
): AccessKey[] {
  return needsWith('yes', access?.features);
}
