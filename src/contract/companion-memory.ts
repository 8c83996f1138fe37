import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { idSchema, translationsOf } from './primitives';
import { lineSchema, nameSchema, upTo } from './texts';

/** Fact that a partner remembers of a visitor, in plain words. */
const factSchema = z.object({
  key: nameSchema,
  text: lineSchema,
  /** The part of it that can be corrected; without it, it can only be forgotten. */
  value: z.optional(lineSchema),
  i18n: translationsOf({ text: lineSchema }),
});

const changeSchema = z.object({
  version: nameSchema,
  date: z.iso.date(),
  text: lineSchema,
  i18n: translationsOf({ text: lineSchema }),
});

export const companionMemoryInput = z.object({ character_id: idSchema });

/** Change of what is remembered: without a key everything is forgotten, without a value the fact of the key. */
export const changeCompanionMemoryInput = z.object({
  character_id: idSchema,
  key: z.optional(nameSchema),
  value: z.optional(lineSchema),
});

export const companionMemoryPayload = z.object({
  /** Version of the partner; absent where it has none. */
  version: z.optional(nameSchema),
  /** Changes of the partner, the latest first. */
  changes: upTo(LIMITS.listed, changeSchema),
  facts: upTo(LIMITS.listed, factSchema),
});

export type WireCompanionMemory = z.output<typeof companionMemoryPayload>;
