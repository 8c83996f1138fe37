import * as z from 'zod/mini';
import { accessSchema } from './access';
import { LIMITS } from './limits';
import { pictureTextFields, pictureTextTranslations } from './picture-texts';
import {
  countSchema,
  dateSchema,
  formerIdsSchema,
  idSchema,
  idListSchema,
  otherNamesSchema,
  pageInput,
  timeSchema,
  translationsOf,
} from './primitives';
import {
  essentialsSchema,
  lineSchema,
  linkSchema,
  markdownSchema,
  nameSchema,
  pictureSchema,
  plainTextSchema,
  tagsSchema,
  textListSchema,
  upTo,
} from './texts';

const sectionSchema = z.object({ title: lineSchema, body: markdownSchema });
const sectionsSchema = upTo(LIMITS.sections, sectionSchema);

const gameSummaryTexts = {
  name: nameSchema,
  tags: tagsSchema,
  summary: plainTextSchema,
  ...pictureTextTranslations,
};
const gameDetailTexts = {
  ...gameSummaryTexts,
  developer: lineSchema,
  publisher: lineSchema,
  description: markdownSchema,
  sections: sectionsSchema,
  essentials: essentialsSchema,
};

/** A span such as `{ "min": 1, "max": 4 }`, of whole numbers from 1. */
export const spanSchema = z
  .object({
    min: countSchema.check(z.minimum(1)),
    max: countSchema,
  })
  .check(z.refine(({ min, max }) => min <= max, 'expected max to be no less than min'));

/** Fields that help to choose a game. No build stops for them: a faulty one counts as absent. */
const gameChoiceFields = {
  players: z.catch(z.optional(spanSchema), undefined),
  /** How long one sitting takes. */
  session_minutes: z.catch(z.optional(spanSchema), undefined),
  /** Keys of the table `content/moods.yaml`; an unknown one is left out where they are shown. */
  moods: z.catch(z.optional(upTo(LIMITS.tags, nameSchema)), undefined),
  access: z.catch(z.optional(accessSchema), undefined),
};

const gameSummaryFields = {
  id: idSchema,
  name: nameSchema,
  cover: pictureSchema,
  icon: z.optional(pictureSchema),
  tags: textListSchema,
  summary: plainTextSchema,
  role_count: countSchema,
  updated_at: timeSchema,
  ...gameChoiceFields,
  ...pictureTextFields,
};

export const gameSummarySchema = z.object({
  ...gameSummaryFields,
  i18n: translationsOf(gameSummaryTexts),
});

export const gameDetailSchema = z.object({
  ...gameSummaryFields,
  banner: z.optional(pictureSchema),
  developer: z.optional(lineSchema),
  publisher: z.optional(lineSchema),
  release_date: z.optional(dateSchema),
  /** The version of the game that its texts were last held against, and the day when they were. */
  game_version: z.optional(lineSchema),
  checked_on: z.optional(dateSchema),
  platforms: textListSchema,
  description: markdownSchema,
  sections: z._default(sectionsSchema, []),
  essentials: essentialsSchema,
  gallery: z._default(upTo(LIMITS.gallery, pictureSchema), []),
  related_ids: idListSchema,
  other_names: otherNamesSchema,
  aliases: formerIdsSchema,
  character_id: z.optional(idSchema),
  i18n: translationsOf(gameDetailTexts),
});

const attributeSchema = z.object({ label: lineSchema, value: lineSchema });
const attributesSchema = upTo(LIMITS.attributes, attributeSchema);
const skillSchema = z.object({
  name: lineSchema,
  icon: z.optional(pictureSchema),
  description: markdownSchema,
});
const skillsSchema = upTo(LIMITS.skills, skillSchema);

const roleSummaryTexts = { name: nameSchema, title: lineSchema, tags: tagsSchema };
const roleDetailTexts = {
  ...roleSummaryTexts,
  attributes: attributesSchema,
  skills: skillsSchema,
  description: markdownSchema,
  story: markdownSchema,
  ...pictureTextTranslations,
};

const roleSummaryFields = {
  id: idSchema,
  game_id: idSchema,
  name: nameSchema,
  title: z.optional(lineSchema),
  avatar: pictureSchema,
  tags: textListSchema,
  updated_at: timeSchema,
};

export const roleSummarySchema = z.object({
  ...roleSummaryFields,
  i18n: translationsOf(roleSummaryTexts),
});

export const roleDetailSchema = z.object({
  ...roleSummaryFields,
  portrait: z.optional(pictureSchema),
  ...pictureTextFields,
  rarity: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  attributes: z._default(attributesSchema, []),
  skills: z._default(skillsSchema, []),
  description: markdownSchema,
  story: z.optional(markdownSchema),
  related_ids: idListSchema,
  other_names: otherNamesSchema,
  aliases: formerIdsSchema,
  i18n: translationsOf(roleDetailTexts),
});

export const bannerSchema = z.object({
  id: idSchema,
  title: nameSchema,
  image: pictureSchema,
  link: z.optional(linkSchema),
  i18n: translationsOf({ title: nameSchema }),
});

export const activitySchema = z.object({
  id: idSchema,
  title: nameSchema,
  cover: pictureSchema,
  summary: plainTextSchema,
  body: markdownSchema,
  start_at: timeSchema,
  end_at: timeSchema,
  link: z.optional(linkSchema),
  aliases: formerIdsSchema,
  ...pictureTextFields,
  i18n: translationsOf({
    title: nameSchema,
    summary: plainTextSchema,
    body: markdownSchema,
    ...pictureTextTranslations,
  }),
});

export const activityIndexSchema = z.object({
  banners: upTo(LIMITS.listed, bannerSchema),
  list: upTo(LIMITS.listed, activitySchema),
});

export const gameListInput = z.object({ ...pageInput, tag: z.optional(lineSchema) });
export const entityListInput = z.object({ ...pageInput, game_id: z.optional(idSchema) });
export const idInput = z.object({ id: idSchema });
export type WireGameSummary = z.infer<typeof gameSummarySchema>;
export type WireGameDetail = z.infer<typeof gameDetailSchema>;
export type WireRoleDetail = z.infer<typeof roleDetailSchema>;
export type WireBanner = z.infer<typeof bannerSchema>;
export type WireActivity = z.infer<typeof activitySchema>;
