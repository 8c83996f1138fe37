import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { countSchema, idSchema, pageInput, pageOf, translationsOf } from './primitives';
import {
  excerptSchema,
  lineSchema,
  nameSchema,
  pictureSchema,
  tagsSchema,
  textListSchema,
  upTo,
} from './texts';

const searchTypeSchema = z.enum(['game', 'role']);

/** The texts of an item that have parts of their own on its page. */
const partNameSchema = z.enum(['description', 'sections', 'skills', 'story']);

export const searchHitSchema = z.object({
  type: searchTypeSchema,
  id: idSchema,
  game_id: idSchema,
  title: lineSchema,
  /** The name of a role's game. */
  game_title: z.optional(lineSchema),
  snippet: excerptSchema,
  /** Part that holds the text of the snippet, counted from 0 among the sections or skills; absent for the summary. */
  part: z.optional(z.object({ in: partNameSchema, index: countSchema })),
  /** Name of that section or skill. */
  part_title: z.optional(lineSchema),
  /** The sentence that answers the search, of a hit that is clearly what was asked for. */
  answer: z.optional(excerptSchema),
  /** The first step of a spoiler, where the sentence that answers is its question: it gives nothing away. */
  hint: z.optional(excerptSchema),
  /** The questions of other spoilers of the game that fit as well, which its page has under them. */
  more_questions: z.optional(upTo(LIMITS.nearest, excerptSchema)),
  /** Its names, in whichever language, that have words of the search: they say why it was found where its title does not. */
  found_names: z.optional(upTo(LIMITS.nearest, lineSchema)),
  cover: pictureSchema,
  tags: textListSchema,
  i18n: translationsOf({
    title: lineSchema,
    game_title: lineSchema,
    snippet: excerptSchema,
    part_title: lineSchema,
    answer: excerptSchema,
    hint: excerptSchema,
    more_questions: upTo(LIMITS.nearest, excerptSchema),
    tags: tagsSchema,
  }),
});

/**
 * A partner (`character`) or an activity that fits a search: in a list of its own, because older sites know games and roles
 * alone. One of a type that a site does not know is not shown.
 */
export const otherHitSchema = z.object({
  type: nameSchema,
  id: idSchema,
  title: lineSchema,
  snippet: excerptSchema,
  cover: pictureSchema,
  /** The number of hits of the whole list that fit better. */
  place: countSchema,
  i18n: translationsOf({ title: lineSchema, snippet: excerptSchema }),
});

/** An item whose name is near to a search that found nothing. */
export const nearestNameSchema = z.object({
  type: searchTypeSchema,
  id: idSchema,
  title: lineSchema,
  i18n: translationsOf({ title: lineSchema }),
});

/** A choice of the library's filter that a search asks for: its facet, and its value there. */
const searchChoiceSchema = z.object({ facet: nameSchema, slug: nameSchema });

export const searchResultSchema = z.extend(pageOf(searchHitSchema), {
  /** How many items of each type there are, whichever type was asked for. */
  counts: z.optional(z.object({ game: countSchema, role: countSchema })),
  /** Partners and activities that fit, the best first; with the first page alone, and only where no type was asked for. */
  others: z.optional(upTo(LIMITS.nearest, otherHitSchema)),
  /**
   * The choices that the search asks for in words of its own: how many play, how long, in which mood, what somebody needs.
   * The games that were found are so, but for one of that very name. A choice that no game has beside the others may be
   * left out. Absent where the search says anything else than these and one tag, which all of the games have then.
   */
  choices: z.optional(upTo(LIMITS.tags, searchChoiceSchema)),
  /**
   * Games that miss one of these choices, where hardly any game has all: which one, and the number or the time that they
   * are for instead. With the first page alone, and only where no type was asked for.
   */
  nearly: z.optional(
    z.object({
      list: upTo(LIMITS.nearest, searchHitSchema),
      missing: searchChoiceSchema,
      instead: z.optional(searchChoiceSchema),
    }),
  ),
  /** True where a question or sentence is answered by none of the hits: the first has some of its words, and yet fits little. */
  is_guess: z.optional(z.boolean()),
  /** The words that no text and no name has, where nothing was found. */
  unknown_words: z.optional(upTo(LIMITS.nearest, lineSchema)),
  /** The words of names and tags that misspelt words of the search were taken for. */
  meant: z.optional(upTo(LIMITS.nearest, lineSchema)),
  /** Suggestions where nothing was found: names that a visitor may have meant, the nearest first. */
  nearest: z.optional(upTo(LIMITS.nearest, nearestNameSchema)),
});

export const searchInput = z.object({
  ...pageInput,
  search_value: lineSchema.check(
    z.minLength(1, 'expected 1 to 64 characters'),
    z.maxLength(64, 'expected 1 to 64 characters'),
  ),
  type: z.optional(searchTypeSchema),
});

export type WireSearchHit = z.infer<typeof searchHitSchema>;
export type WireOtherHit = z.infer<typeof otherHitSchema>;
export type WireNearestName = z.infer<typeof nearestNameSchema>;
export type WireSearchResult = z.infer<typeof searchResultSchema>;
