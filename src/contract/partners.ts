import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { pictureTextFields, pictureTextTranslations } from './picture-texts';
import {
  conversationIdSchema,
  countSchema,
  formerIdsSchema,
  idListSchema,
  idSchema,
  limitSchema,
  otherNamesSchema,
  pageInput,
  timeSchema,
  translationsOf,
  wireLocaleSchema,
} from './primitives';
import { SPOILER_STEPS } from './spoilers';
import {
  lineSchema,
  markdownSchema,
  nameSchema,
  pictureSchema,
  plainTextSchema,
  tagsSchema,
  textListSchema,
  upTo,
} from './texts';

export const characterSchema = z.object({
  id: idSchema,
  name: nameSchema,
  avatar: pictureSchema,
  figure: z.optional(pictureSchema),
  ...pictureTextFields,
  slogan: z.optional(lineSchema),
  description: z.optional(markdownSchema),
  tags: textListSchema,
  game_ids: idListSchema,
  other_names: otherNamesSchema,
  aliases: formerIdsSchema,
  greeting: z.optional(plainTextSchema),
  chat_count: z.optional(countSchema),
  i18n: translationsOf({
    name: nameSchema,
    slogan: lineSchema,
    description: markdownSchema,
    tags: tagsSchema,
    greeting: plainTextSchema,
    ...pictureTextTranslations,
  }),
});

const fractionSchema = z
  .number()
  .check(z.minimum(0, 'expected 0 to 1'), z.maximum(1, 'expected 0 to 1'));

/**
 * Place of the face in a picture, for wherever nothing else of it is shown: its middle in fractions of the width and the
 * height, and its radius in fractions of the width.
 */
const faceSchema = z.object({
  x: fractionSchema,
  y: fractionSchema,
  r: fractionSchema.check(z.minimum(0.02, 'expected 0.02 to 1')),
});

export const figureSchema = z.object({
  id: idSchema,
  character_id: idSchema,
  name: nameSchema,
  image: pictureSchema,
  is_default: z.boolean(),
  face: z.optional(faceSchema),
  ...pictureTextFields,
  i18n: translationsOf({ name: nameSchema, ...pictureTextTranslations }),
});

export const sceneSchema = z.object({
  id: idSchema,
  character_id: idSchema,
  quest_id: idSchema,
  title: nameSchema,
  cover: z.optional(pictureSchema),
  summary: plainTextSchema,
  order: z.int(),
  locked: z.boolean(),
  ...pictureTextFields,
  i18n: translationsOf({
    title: nameSchema,
    summary: plainTextSchema,
    ...pictureTextTranslations,
  }),
});

export const questSchema = z.object({
  id: idSchema,
  character_id: idSchema,
  title: nameSchema,
  background: plainTextSchema,
  goal: plainTextSchema,
  opening_message: plainTextSchema,
  status: z.enum(['new', 'running', 'done', 'failed']),
  progress: z.object({ current: countSchema, total: countSchema }),
  i18n: translationsOf({
    title: nameSchema,
    background: plainTextSchema,
    goal: plainTextSchema,
    opening_message: plainTextSchema,
  }),
});

/**
 * Source of a reply. `type` says what `id` belongs to; one that the site does not know is not shown. `section` is the heading
 * that it stands under.
 */
const referenceSchema = z.object({
  type: nameSchema,
  id: nameSchema,
  title: nameSchema,
  section: z.optional(lineSchema),
});

export const messageSchema = z.object({
  id: idSchema,
  conversation_id: conversationIdSchema,
  sender: z.enum(['user', 'character']),
  type: z.enum(['text', 'image']),
  content: plainTextSchema,
  created_at: timeSchema,
  client_message_id: z.optional(lineSchema),
  /** The id of the pieces that it was told in while it was written. One that comes late is known by it. */
  draft_id: z.optional(idSchema),
  /** The id of the visitor's message that it answers. */
  reply_to: z.optional(idSchema),
  /** Who wrote the words: people (`script`), or a model; absent counts as a model. */
  origin: z.optional(z.enum(['script', 'model'])),
  references: z.optional(upTo(LIMITS.references, referenceSchema)),
  /** True for words of distress of the visitor: help lines are shown beneath them. */
  needs_help: z.optional(z.boolean()),
});

export const chatRespondPayload = z.object({
  message: messageSchema,
  quest: z.optional(questSchema),
  suggestions: textListSchema,
});

export const historyPayload = z.object({
  list: upTo(LIMITS.listed, messageSchema),
  has_more: z.boolean(),
});

export const imTokenPayload = z.object({
  im_token: nameSchema,
  expires_at: z.optional(timeSchema),
});

export const characterIndexInput = z.object({ limit: limitSchema });
export const characterListInput = z.object(pageInput);
export const characterSquareInput = z.object({
  ...pageInput,
  keyword: z.optional(lineSchema),
  tag: z.optional(lineSchema),
  game_id: z.optional(idSchema),
});
export const characterInput = z.object({ character_id: idSchema });
export const questInput = z.object({ quest_id: idSchema });
export const chatRespondInput = z.object({
  character_id: idSchema,
  quest_id: z.optional(idSchema),
  content: plainTextSchema.check(
    z.regex(/\S/, 'expected 1 to 2000 characters that are not all blanks'),
    z.minLength(1, 'expected 1 to 2000 characters'),
    z.maxLength(2000, 'expected 1 to 2000 characters'),
  ),
  client_message_id: nameSchema,
  locale: z.optional(wireLocaleSchema),
  /** Place that the visitor came from: a game, and the heading or the spoiler's question that was read there. */
  context: z.optional(
    z.object({
      game_id: z.optional(idSchema),
      section: z.optional(lineSchema.check(z.maxLength(200, 'expected at most 200 characters'))),
      /** How many steps of that spoiler were opened there. */
      opened_steps: z.optional(z.int().check(z.minimum(0), z.maximum(SPOILER_STEPS.length))),
    }),
  ),
});
export const imTokenInput = z.object({ app_id: nameSchema });
export const historyInput = z.object({
  conversation_id: conversationIdSchema,
  before: z.optional(idSchema),
  limit: z.int().check(z.minimum(1), z.maximum(100)),
});

export type WireCharacter = z.infer<typeof characterSchema>;
export type WireFace = z.infer<typeof faceSchema>;
export type WireFigure = z.infer<typeof figureSchema>;
export type WireScene = z.infer<typeof sceneSchema>;
export type WireQuest = z.infer<typeof questSchema>;
export type WireMessage = z.infer<typeof messageSchema>;
export type WireReference = z.infer<typeof referenceSchema>;
