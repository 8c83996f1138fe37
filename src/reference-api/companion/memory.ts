import * as z from 'zod/mini';

const memorySchema = z.object({
  /** How often the conversation has been at each occasion. */
  spoken: z._default(z.record(z.string(), z.number()), {}),
  /** The visitor's name. */
  name: z.optional(z.string()),
  /** The article that the library was asked about last. */
  article: z.optional(
    z.object({ type: z.enum(['game', 'role']), id: z.string(), title: z.string() }),
  ),
  /** True when the visitor was low, and the partner has not come back to it. */
  wasLow: z._default(z.boolean(), false),
  /** Number of the next messages that are answered gently. */
  gentle: z._default(z.number(), 0),
  /** Messages answered so far. */
  turns: z._default(z.number(), 0),
  /** The step of the scene that is played. */
  step: z.optional(z.string()),
});

/** Notes of the built-in companion about a conversation. */
export type Memory = z.infer<typeof memorySchema>;

/** Reads what was kept; what an older release has kept otherwise is forgotten. */
export function readMemory(kept: unknown): Memory {
  const read = memorySchema.safeParse(kept ?? {});
  return read.success ? read.data : { spoken: {}, wasLow: false, gentle: 0, turns: 0 };
}
