import * as z from 'zod/mini';

const untranslated = z.array(z.string());

const gameSchema = z.object({
  name: z.string(),
  tags: z.array(z.object({ label: z.string() })),
  summary: z.string(),
  developer: z.string(),
  publisher: z.string(),
  html: z.string(),
  sections: z.array(z.object({ title: z.string(), html: z.string() })),
  untranslated,
});

const roleSchema = z.object({
  name: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  attributes: z.array(z.object({ label: z.string(), value: z.string() })),
  skills: z.array(z.object({ name: z.string(), html: z.string() })),
  untranslated,
});

/** Texts of a game that its file shows, in one language. */
export type OfflineGameTexts = z.infer<typeof gameSchema>;
/** The same of a role. */
export type OfflineRoleTexts = z.infer<typeof roleSchema>;

/** Reads the texts of a game as pages show them in a language. */
export function offlineGameTexts(shown: unknown): OfflineGameTexts {
  return gameSchema.parse(shown);
}

/** Reads the texts of a role as pages show them in a language. */
export function offlineRoleTexts(shown: unknown): OfflineRoleTexts {
  return roleSchema.parse(shown);
}
