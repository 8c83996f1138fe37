import * as z from 'zod/mini';
import type { Locale } from '../config/locales';
import { ID_PATTERN } from './patterns';

// Notebooks of partners, as the build writes them. A partner's notebook is one file for each language, named by the digest of
// its text; a root for each language says which partners have one. `src/platform/notebooks/` reads them.

/** Days of an activity that an entry may be for. */
export const ACTIVITY_DAYS = ['before', 'first', 'during', 'last', 'ended'] as const;

/** Seasons in the order of the year, the first of which begins with March. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Days of the week in the order of `Date.getUTCDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Days of the months of a year that is no leap year. */
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isYearly(day: string): boolean {
  const [, month, date] = /^(\d{2})-(\d{2})$/.exec(day) ?? [];
  return Number(date) >= 1 && Number(date) <= (MONTH_DAYS[Number(month) - 1] ?? 0);
}

const idSchema = z
  .string('expected an id')
  .check(z.regex(ID_PATTERN, 'expected an id such as cat-inn'));

/** Occasions that an entry can be tied to. */
export const occasionSchema = z.union(
  [
    z.strictObject({ activity: idSchema, when: z.enum(ACTIVITY_DAYS) }),
    z.strictObject({ season: z.enum(SEASONS) }),
    z.strictObject({ weekday: z.enum(WEEKDAYS) }),
    z.strictObject({
      day: z
        .string()
        .check(
          z.refine(isYearly, 'expected month-day of a day that every year has, such as 12-21'),
        ),
    }),
    z.strictObject({ partner: idSchema }),
    z.strictObject({ game: idSchema }),
  ],
  `expected one of { activity: id, when: ${ACTIVITY_DAYS.join(' | ')} }, { season: ${SEASONS.join(' | ')} }, ` +
    '{ weekday: monday … sunday }, { day: 12-21 } (a day that every year has), { partner: id }, { game: id }',
);

export type Occasion = z.infer<typeof occasionSchema>;

/** Page that an entry speaks of. */
const linkSchema = z.object({
  to: z.enum(['activity', 'game', 'partner']),
  id: z.string(),
  name: z.string(),
  /** Present where the name stayed Chinese. */
  foreign: z.optional(z.literal(1)),
});

export type NotebookLink = z.infer<typeof linkSchema>;

const entrySchema = z.object({
  on: occasionSchema,
  text: z.string(),
  /** Absent where the entry speaks of no other page, or of one that the library does not have. */
  link: z.optional(linkSchema),
});

export type NotebookEntry = z.infer<typeof entrySchema>;

/** Span of a first and a last day, such as `2026-11-23`. */
const spanSchema = z.tuple([z.string(), z.string()]);

export type DaySpan = z.infer<typeof spanSchema>;

export const notebookSchema = z.object({
  /** Entries in the same order in each language: which one a day has follows from its place. */
  entries: z.array(entrySchema),
  /** Days of the activities that entries are tied to, in the service's time zone, by id. */
  activities: z.record(z.string(), spanSchema),
  /** Days when games of entries changed, by id. */
  changes: z.record(z.string(), z.array(z.string())),
});

/** A partner's notebook in a language. */
export type Notebook = z.infer<typeof notebookSchema>;

export const notebookRootSchema = z.object({
  partners: z.record(
    z.string(),
    z.object({
      /** Digest that the file of the notebook is named by. */
      file: z.string(),
      /** Days on which entries are tied to activities: a span for each entry, or more. */
      tied: z.array(spanSchema),
    }),
  ),
});

/** All partners with a notebook, by id. */
export type NotebookRoot = z.infer<typeof notebookRootSchema>;

const FOLDER = '/notebooks/';

/** The address of the root in a language. */
export function notebookRootAddress(locale: Locale): string {
  return `${FOLDER}${locale}.json`;
}

/** The address of a notebook by the digest of its text. */
export function notebookAddress(locale: Locale, digest: string): string {
  return `${FOLDER}${locale}/${digest}.json`;
}
