import * as z from 'zod/mini';

/** Place that a visitor came from to ask: a game, and the heading or the question of a spoiler that was read there. */
export const cameFromSchema = z.object({
  gameId: z.optional(z.string()),
  section: z.optional(z.string()),
  /** How many steps of that spoiler were opened there. */
  openedSteps: z.optional(z.number()),
});

export type CameFrom = z.infer<typeof cameFromSchema>;
