import * as z from 'zod/mini';

const line = z.string().check(z.minLength(1));
const text = z.object({ zh: line, en: line, ja: line });
const maybeText = z.object({ zh: z.string(), en: z.string(), ja: z.string() });
const words = z.array(line).check(z.minLength(1));
const wordLists = z.object({ zh: words, en: words, ja: words });

const choiceSchema = z.object({
  /** The button. */
  label: text,
  /** Words that mean this choice in a free text. */
  words: wordLists,
  /** The partner's reaction. */
  reply: text,
  /** A step, `done` or `failed`. */
  goto: z.string(),
  /** True when progress rises by one. */
  advance: z.boolean(),
});

const stepSchema = z.object({
  /** The partner's words when the step begins; empty in the first one, where the quest's opening message is said. */
  say: maybeText,
  choices: z.array(choiceSchema).check(z.minLength(2), z.maxLength(4)),
  /** When a free text fits no choice. */
  nudge: wordLists,
});

/** A scene to play: steps with choices, and how it ends. */
export const storySchema = z.object({
  start: z.string(),
  steps: z.record(z.string(), stepSchema),
  endings: z.object({ done: text, failed: text }),
});

export type Story = z.infer<typeof storySchema>;
export type StoryStep = z.infer<typeof stepSchema>;
export type StoryChoice = z.infer<typeof choiceSchema>;

/** Targets of a choice besides the steps. */
export const ENDINGS = ['done', 'failed'] as const;

export type Ending = (typeof ENDINGS)[number];

/** The ending that a choice leads to; undefined when it leads to a step. */
export function endingOf({ goto }: StoryChoice): Ending | undefined {
  return ENDINGS.find((ending) => ending === goto);
}
