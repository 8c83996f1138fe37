import * as z from 'zod/mini';
import { ACCESS_ANSWERS, type AccessKey } from './access-keys';
import { dateSchema } from './primitives';
import { nameSchema } from './texts';

/** An answer; one that is none counts as absent, and absent is unknown. */
const answerSchema = z.catch(z.optional(z.enum(ACCESS_ANSWERS)), undefined);

const features = {
  colour_independent: answerSchema,
  remappable_keys: answerSchema,
  one_hand: answerSchema,
  no_time_pressure: answerSchema,
  text_size: answerSchema,
  speaker_subtitles: answerSchema,
  no_flashing: answerSchema,
  difficulty_aids: answerSchema,
  hold_or_toggle: answerSchema,
  without_sight: answerSchema,
} satisfies Record<AccessKey, typeof answerSchema>;

/** Answers by need. A need that the contract does not know is left out, and the build names it. */
export const accessFeaturesSchema = z.object(features);

/** Answers to who can play a game, with the day and version of the game that they were checked on. */
export const accessSchema = z.object({
  checked_on: z.catch(z.optional(dateSchema), undefined),
  version: z.catch(z.optional(nameSchema), undefined),
  features: accessFeaturesSchema,
});
