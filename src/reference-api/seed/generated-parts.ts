import * as z from 'zod/mini';
import parts from './generated-parts.json';

/** A text in the three languages. */
const textSchema = z.object({ zh: z.string(), en: z.string(), ja: z.string() });
const textsSchema = z.array(textSchema).check(z.minLength(1));

/** The parts of generated games. Texts hold slots such as `{place}`. */
const partsSchema = z.object({
  tags: textsSchema,
  roleTags: textsSchema,
  moods: textsSchema,
  places: textsSchema,
  forms: textsSchema,
  namePattern: textSchema,
  studios: textsSchema,
  platforms: z.array(z.string()).check(z.minLength(1)),
  /** Keys of `content/moods.yaml`; `moods` are words of names. */
  feelings: z.array(z.string()).check(z.minLength(2)),
  things: textsSchema,
  jobs: textsSchema,
  people: textsSchema,
  labels: textsSchema,
  moves: textsSchema,
  skillPattern: textSchema,
  titlePattern: textSchema,
  summaries: textsSchema,
  intros: textsSchema,
  details: textsSchema,
  sections: z.array(z.object({ title: textSchema, body: textSchema })).check(z.minLength(4)),
  roleDescriptions: textsSchema,
  roleStories: textsSchema,
  skillDescriptions: textsSchema,
});

export type Text = z.infer<typeof textSchema>;

export const generatedParts = partsSchema.parse(parts);
