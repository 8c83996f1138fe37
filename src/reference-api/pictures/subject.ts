import * as z from 'zod/mini';
import { shots } from '../art/kit-stage';
import {
  backdrops,
  builds,
  hairs,
  headwears,
  kinds,
  moods,
  outfits,
  props,
  views,
} from '../art/people/look';

/** The words from which a person is drawn. */
export const lookSchema = z.object({
  kind: z.enum(kinds),
  view: z.enum(views),
  build: z.enum(builds),
  hair: z.enum(hairs),
  headwear: z.enum(headwears),
  outfit: z.enum(outfits),
  prop: z.enum(props),
  backdrop: z.enum(backdrops),
  mood: z.enum(moods),
});

/** What a picture shows. */
export const subjectSchema = z.discriminatedUnion('type', [
  // A place of a game. Where the kind of the picture does not say which view of it, the subject does.
  z.object({ type: z.literal('scenery'), game: z.string(), shot: z.optional(z.enum(shots)) }),
  // A person in a game's colours; the same seed is the same person in other clothes.
  z.object({ type: z.literal('person'), game: z.string(), look: lookSchema, seed: z.string() }),
  z.object({ type: z.literal('activity'), number: z.int() }),
  z.object({ type: z.literal('activity-banner'), number: z.int() }),
]);

export type Subject = z.infer<typeof subjectSchema>;

/** Whose pictures there are. */
export type PictureOwner =
  'game' | 'role' | 'character' | 'figure' | 'scene' | 'activity' | 'banner';
