import * as z from 'zod/mini';
import {
  countSchema,
  dateSchema,
  idSchema,
  nameSchema,
  pageInput,
  pictureSchema,
  textListSchema,
  timeSchema,
  translationsOf,
} from './primitives';

const sectionSchema = z.object({ title: z.string(), body: z.string() });

const gameSummaryTexts = { name: nameSchema, tags: z.array(z.string()), summary: z.string() };
const gameDetailTexts = {
  ...gameSummaryTexts,
  developer: z.string(),
  publisher: z.string(),
  description: z.string(),
  sections: z.array(sectionSchema),
};

const gameSummaryFields = {
  id: idSchema,
  name: nameSchema,
  cover: pictureSchema,
  icon: z.optional(pictureSchema),
  tags: textListSchema,
  summary: z.string(),
  role_count: countSchema,
  updated_at: timeSchema,
};

export const gameSummarySchema = z.object({
  ...gameSummaryFields,
  i18n: translationsOf(gameSummaryTexts),
});

export const gameDetailSchema = z.object({
  ...gameSummaryFields,
  banner: z.optional(pictureSchema),
  developer: z.optional(z.string()),
  publisher: z.optional(z.string()),
  release_date: z.optional(dateSchema),
  platforms: textListSchema,
  description: z.string(),
  sections: z._default(z.array(sectionSchema), []),
  gallery: z._default(z.array(pictureSchema), []),
  related_ids: z._default(z.array(idSchema), []),
  character_id: z.optional(idSchema),
  i18n: translationsOf(gameDetailTexts),
});

const attributeSchema = z.object({ label: z.string(), value: z.string() });
const skillSchema = z.object({
  name: z.string(),
  icon: z.optional(pictureSchema),
  description: z.string(),
});

const roleSummaryTexts = { name: nameSchema, title: z.string(), tags: z.array(z.string()) };
const roleDetailTexts = {
  ...roleSummaryTexts,
  attributes: z.array(attributeSchema),
  skills: z.array(skillSchema),
  description: z.string(),
  story: z.string(),
};

const roleSummaryFields = {
  id: idSchema,
  game_id: idSchema,
  name: nameSchema,
  title: z.optional(z.string()),
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
  rarity: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  attributes: z._default(z.array(attributeSchema), []),
  skills: z._default(z.array(skillSchema), []),
  description: z.string(),
  story: z.optional(z.string()),
  related_ids: z._default(z.array(idSchema), []),
  i18n: translationsOf(roleDetailTexts),
});

const searchTypeSchema = z.enum(['game', 'role']);

export const searchHitSchema = z.object({
  type: searchTypeSchema,
  id: idSchema,
  game_id: idSchema,
  title: z.string(),
  snippet: z.string(),
  cover: pictureSchema,
  tags: textListSchema,
  i18n: translationsOf({ title: z.string(), snippet: z.string(), tags: z.array(z.string()) }),
});

export const bannerSchema = z.object({
  id: idSchema,
  title: nameSchema,
  image: pictureSchema,
  link: z.optional(z.string()),
  i18n: translationsOf({ title: nameSchema }),
});

export const activitySchema = z.object({
  id: idSchema,
  title: nameSchema,
  cover: pictureSchema,
  summary: z.string(),
  body: z.string(),
  start_at: timeSchema,
  end_at: timeSchema,
  link: z.optional(z.string()),
  i18n: translationsOf({ title: nameSchema, summary: z.string(), body: z.string() }),
});

export const activityIndexSchema = z.object({
  banners: z.array(bannerSchema),
  list: z.array(activitySchema),
});

export const gameListInput = z.object({ ...pageInput, tag: z.optional(z.string()) });
export const entityListInput = z.object({ ...pageInput, game_id: z.optional(idSchema) });
export const idInput = z.object({ id: idSchema });
export const searchInput = z.object({
  ...pageInput,
  search_value: z
    .string()
    .check(
      z.minLength(1, 'expected 1 to 64 characters'),
      z.maxLength(64, 'expected 1 to 64 characters'),
    ),
  type: z.optional(searchTypeSchema),
});

export type WireGameSummary = z.infer<typeof gameSummarySchema>;
export type WireGameDetail = z.infer<typeof gameDetailSchema>;
export type WireRoleDetail = z.infer<typeof roleDetailSchema>;
export type WireSearchHit = z.infer<typeof searchHitSchema>;
export type WireBanner = z.infer<typeof bannerSchema>;
export type WireActivity = z.infer<typeof activitySchema>;
