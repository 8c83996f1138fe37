import * as z from 'zod/mini';
import {
  activitySchema,
  bannerSchema,
  gameDetailSchema,
  roleDetailSchema,
} from '../../contract/library';
import { characterSchema, figureSchema, questSchema, sceneSchema } from '../../contract/partners';
import { gamePicturesFields, pictureWordsFields, portraitFields } from './sample-picture-texts';

// The sample files are the contract's items without what the seeding adds: pictures, times, counts and places. Words for
// pictures stand beside the other texts.

function translated<S extends z.ZodMiniObject>(texts: S) {
  return z.optional(z.object({ en: z.optional(texts), ja: z.optional(texts) }));
}

function textsOf<S extends z.ZodMiniType>(
  i18n: z.ZodMiniOptional<z.ZodMiniObject<{ en: z.ZodMiniOptional<S>; ja: z.ZodMiniOptional<S> }>>,
): S {
  return i18n.def.innerType.shape.en.def.innerType;
}

export const sampleRoleSchema = z.extend(
  z.omit(roleDetailSchema, {
    game_id: true,
    avatar: true,
    portrait: true,
    picture_texts: true,
    updated_at: true,
  }),
  {
    ...portraitFields,
    i18n: translated(z.extend(textsOf(roleDetailSchema.shape.i18n), portraitFields)),
  },
);

export const sampleGameSchema = z.extend(
  z.omit(gameDetailSchema, {
    cover: true,
    icon: true,
    banner: true,
    gallery: true,
    picture_texts: true,
    role_count: true,
    updated_at: true,
  }),
  {
    ...gamePicturesFields,
    i18n: translated(z.extend(textsOf(gameDetailSchema.shape.i18n), gamePicturesFields)),
    roles: z.array(sampleRoleSchema),
  },
);

const sceneTexts = z.optional(
  z.partial(z.object({ title: z.string(), summary: z.string(), ...pictureWordsFields })),
);
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
    scene: z.extend(
      z.pick(sceneSchema, { id: true, title: true, summary: true, order: true, locked: true }),
      pictureWordsFields,
    ),
    i18n: z.optional(z.object({ en: z.optional(questTexts), ja: z.optional(questTexts) })),
  },
);

const sampleFigureSchema = z.extend(
  z.omit(figureSchema, { character_id: true, image: true, picture_texts: true }),
  {
    ...pictureWordsFields,
    i18n: translated(z.extend(textsOf(figureSchema.shape.i18n), pictureWordsFields)),
  },
);

export const samplePartnerSchema = z.extend(
  z.omit(characterSchema, { avatar: true, figure: true, picture_texts: true }),
  {
    figures: z.array(sampleFigureSchema).check(z.minLength(1)),
    quests: z.array(sampleQuestSchema),
  },
);

export const samplePartnersSchema = z.array(samplePartnerSchema);

export const sampleActivitiesSchema = z.object({
  banners: z.array(z.omit(bannerSchema, { image: true })),
  list: z.array(
    z.extend(
      z.omit(activitySchema, { cover: true, picture_texts: true, start_at: true, end_at: true }),
      {
        ...pictureWordsFields,
        i18n: translated(z.extend(textsOf(activitySchema.shape.i18n), pictureWordsFields)),
        /** Hours from the beginning, in Beijing, of the day on which the database is seeded. */
        start_hours: z.number(),
        end_hours: z.number(),
      },
    ),
  ),
});

export type SampleRole = z.infer<typeof sampleRoleSchema>;
export type SampleGame = z.infer<typeof sampleGameSchema>;
export type SampleQuest = z.infer<typeof sampleQuestSchema>;
export type SamplePartner = z.infer<typeof samplePartnerSchema>;
export type SampleActivities = z.infer<typeof sampleActivitiesSchema>;
