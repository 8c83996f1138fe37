import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { ID_PATTERN } from './patterns';
import { nameSchema, upTo } from './texts';

function idThatSays(error: string) {
  return z.pipe(
    z.union([z.string(), z.int()], { error }),
    z.pipe(z.transform(String), z.string().check(z.regex(ID_PATTERN, error))),
  );
}

/** An id on the wire. Numbers sent as ids are accepted and turned into strings. */
export const idSchema = idThatSays('expected an id: 1 to 64 characters of A-Z a-z 0-9 _ -');

/** `{web_user_id}:{character_id}`, with `:{quest_id}` behind it inside a quest. */
export const conversationIdSchema = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z0-9_-]{1,64}(:[A-Za-z0-9_-]{1,64}){1,2}$/,
      'expected two or three ids joined by colons',
    ),
  );

/** ISO 8601 in UTC, such as `2026-11-21T08:00:00Z`. */
export const timeSchema = z.string().check(
  z.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/,
    'expected a time in UTC such as 2026-11-21T08:00:00Z',
  ),
  z.refine((time) => !Number.isNaN(Date.parse(time)), 'expected a time that exists'),
);

/** True when text such as `2026-02-28` is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A calendar day, `YYYY-MM-DD`. */
export const dateSchema = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date, YYYY-MM-DD'),
    z.refine(isCalendarDay, 'expected a day that exists, YYYY-MM-DD'),
  );

export const countSchema = z
  .int()
  .check(
    z.minimum(0, 'expected a whole number from 0'),
    z.maximum(LIMITS.count, `expected a whole number up to ${LIMITS.count}`),
  );

/** Ids of other items, each of which may be unknown. */
export const idListSchema = z._default(upTo(LIMITS.related, idSchema), []);

/**
 * Ids that an item had before (`aliases` on the wire): its old addresses lead to it, and a search for the words of such
 * an id finds it. They are no names: nobody reads them. Other titles are `other_names`.
 */
export const formerIdsSchema = z.optional(
  upTo(
    LIMITS.related,
    idThatSays(
      'expected an id of former times: 1 to 64 characters of A-Z a-z 0-9 _ -; another name is no alias',
    ),
  ),
);

/** Other names of an item, in whichever language: a search finds it by them, and shows the one that it has. */
export const otherNamesSchema = z.optional(upTo(LIMITS.otherNames, nameSchema));

/** The three languages of the site; the wire uses the same short names. */
export const wireLocaleSchema = z.enum(['zh', 'en', 'ja']);

/**
 * Translations of an item: any of its text fields, in English and Japanese.
 * What is absent falls back to the Chinese of the item itself.
 */
export function translationsOf<S extends z.core.$ZodLooseShape>(shape: S) {
  const texts = z.partial(z.object(shape));
  return z.optional(z.object({ en: z.optional(texts), ja: z.optional(texts) }));
}

/** Numbers in a query string arrive as text: `"2"` is the number 2. */
function wholeNumber(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d+$/, error))], { error }),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(min, `expected a whole number from ${min}`),
          z.maximum(max, `expected a whole number up to ${max}`),
        ),
    ),
  );
}

/** Input of every paged list: `page` from 1, `page_size` from 1 to 100 (default 20). */
export const pageInput = {
  page: z._default(wholeNumber(1, 1_000_000), 1),
  page_size: z._default(wholeNumber(1, 100), 20),
};

/** An optional `limit` from 1 to 100, as number or text. */
export const limitSchema = z.optional(wholeNumber(1, 100));

/** Payload of every paged list. */
export function pageOf<T extends z.core.$ZodType>(item: T) {
  return z.object({
    list: upTo(LIMITS.listed, item),
    total: countSchema,
    page: z.int(),
    page_size: z.int(),
  });
}

/** Payload of a list that comes whole. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ list: upTo(LIMITS.listed, item) });
}

export const emptySchema = z.object({});
