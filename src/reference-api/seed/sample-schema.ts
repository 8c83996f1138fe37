import * as z from 'zod/mini';
import {
  activitySchema,
  bannerSchema,
  gameDetailSchema,
  roleDetailSchema,
} from '../../contract/library';
import { characterSchema, figureSchema, questSchema, sceneSchema } from '../../contract/partners';

// The sample files are the contract's items without what the seeding adds: pictures, times, counts and places.

export const sampleRoleSchema = z.omit(roleDetailSchema, {
  game_id: true,
  avatar: true,
  portrait: true,
  updated_at: true,
});

export const sampleGameSchema = z.extend(
  z.omit(gameDetailSchema, {
    cover: true,
    icon: true,
    banner: true,
    gallery: true,
    role_count: true,
    updated_at: true,
  }),
  { roles: z.array(sampleRoleSchema) },
);

const sceneTexts = z.optional(z.partial(z.object({ title: z.string(), summary: z.string() })));
const questTexts = z.extend(
  z.partial(
    z.pick(questSchema, { title: true, background: true, goal: true, opening_message: true }),
  ),
  { scene: sceneTexts },
);

export const sampleQuestSchema = z.extend(
  z.omit(questSchema, { character_id: true, status: true, progress: true, i18n: true }),
  {
    total: z.int().check(z.minimum(1)),
    scene: z.omit(sceneSchema, { character_id: true, quest_id: true, cover: true, i18n: true }),
    i18n: z.optional(z.object({ en: z.optional(questTexts), ja: z.optional(questTexts) })),
  },
);

export const samplePartnerSchema = z.extend(
  z.omit(characterSchema, { avatar: true, figure: true }),
  {
    figures: z
      .array(z.omit(figureSchema, { character_id: true, image: true }))
      .check(z.minLength(1)),
    quests: z.array(sampleQuestSchema),
  },
);

export const samplePartnersSchema = z.array(samplePartnerSchema);

export const sampleActivitiesSchema = z.object({
  banners: z.array(z.omit(bannerSchema, { image: true })),
  list: z.array(
    z.extend(z.omit(activitySchema, { cover: true, start_at: true, end_at: true }), {
      /** Hours from the beginning, in Beijing, of the day on which the database is seeded. */
      start_hours: z.number(),
      end_hours: z.number(),
    }),
  ),
});

export type SampleRole = z.infer<typeof sampleRoleSchema>;
export type SampleGame = z.infer<typeof sampleGameSchema>;
export type SampleQuest = z.infer<typeof sampleQuestSchema>;
export type SamplePartner = z.infer<typeof samplePartnerSchema>;
export type SampleActivities = z.infer<typeof sampleActivitiesSchema>;
