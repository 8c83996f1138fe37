import * as z from 'zod/mini';
import type { Locale } from '../config/locales';

// What changed lately, item by item, for whoever comes back to a game or role. The build writes one file for each language;
// it names the latest changes alone, so that it does not grow with the library. `src/platform/item-changes.ts` reads it.

/** A piece of a line: plain words, or a name that leads to a place of the item's page, or to a role. */
const pieceSchema = z.object({
  text: z.string(),
  fragment: z.optional(z.string()),
  role: z.optional(z.string()),
  /** Present where the name stayed Chinese. */
  foreign: z.optional(z.literal(1)),
});

const lineSchema = z.array(pieceSchema);

/** A change in words, piece by piece. */
export type ChangeWords = z.infer<typeof lineSchema>;

export const itemChangesSchema = z.object({
  /** Words for a change of which no more is known. */
  page: z.string(),
  /** Changes by `game {id}` and `role {id}`, the latest first. Without lines: this language shows nothing of it. */
  items: z.record(
    z.string(),
    z.array(
      z.object({
        /** The item's time of change, in milliseconds since 1970. */
        at: z.number(),
        lines: z.array(lineSchema),
      }),
    ),
  ),
});

/** The latest changes of a library in a language. */
export type ItemChanges = z.infer<typeof itemChangesSchema>;

/** The address of the changes in a language. */
export function itemChangesAddress(locale: Locale): string {
  return `/item-changes/${locale}.json`;
}
