import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { markdownExcess } from './markdown-excess';

/**
 * Half of a surrogate pair, a character that Unicode keeps out of texts, and every control character but tab, line
 * feed and carriage return.
 */
const UNFIT = /[\p{Cs}\p{Noncharacter_Code_Point}]|[^\P{Cc}\t\n\r]/u;

/** A character that a reader sees. Fonts draw U+2800 as a blank, though Unicode counts it among the signs. */
const VISIBLE = /[^\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Empties a text that looks empty, as an editor sees it: a CMS leaves U+00A0 and U+200B in fields that nobody filled. */
const emptyIfInvisible = z.overwrite<string>((text) => (VISIBLE.test(text) ? text : ''));

/** Names a character: `U+000B`. */
function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Finds a character that no text may hold, with its place counted from 1; undefined for a sound text. */
function unfitCharacter(text: string): string | undefined {
  const found = UNFIT.exec(text);
  if (!found) return undefined;
  const what = /\p{Cs}/u.test(found[0]) ? 'half of a character' : 'a character of no text';
  return `expected a text, but its character ${found.index + 1} is ${what} (${codePoint(found[0])})`;
}

/** A check that says what is wrong with a text. */
function fault(find: (text: string) => string | undefined) {
  return z.check<string>(({ value: input, issues }) => {
    const message = find(input);
    // What is wrong is not looked at any further.
    if (message !== undefined) issues.push({ code: 'custom', message, input, continue: false });
  });
}

function atMost(most: number) {
  return z.maxLength(most, {
    error: `expected at most ${most} characters`,
    abort: true,
  });
}

/** A text of some length at the most, without characters that are no text; empty when nothing of it is seen. */
function textOf(most: number) {
  return z.string().check(atMost(most), fault(unfitCharacter), emptyIfInvisible);
}

/** A text on one line: a title, a label, a tag. */
export const lineSchema = textOf(LIMITS.line);

/** A text on one line that must be there, for names and titles. */
export const nameSchema = textOf(LIMITS.line).check(
  z.minLength(1, 'expected a text of which something is seen'),
);

/** A text of some length without markup. */
export const plainTextSchema = textOf(LIMITS.plainText);

/** The line that stands for a picture wherever it is not seen; empty in a language that has none. */
export const pictureLineSchema = textOf(LIMITS.pictureLine);

/** A text in Markdown. */
export const markdownSchema = textOf(LIMITS.markdown).check(fault(markdownExcess));

/** The address of a link. */
export const linkSchema = textOf(LIMITS.address);

/** The address of a picture: absolute, or relative to the API base address. */
export const pictureSchema = textOf(LIMITS.address);

/**
 * A text that the API has cut out of a longer one, for a visitor's eyes only: what the cut left of a character is
 * no reason to show nothing.
 */
export const excerptSchema = z.pipe(
  z.string().check(atMost(LIMITS.plainText)),
  z.pipe(
    z.transform((text: string) => text.replace(/\p{Cs}/gu, '')),
    z.string(),
  ),
);

/** A list with so many entries at the most. */
export function upTo<T extends z.core.$ZodType>(most: number, entry: T): z.ZodMiniArray<T> {
  return z.array(entry).check(z.maxLength(most, `expected at most ${most} entries`));
}

/** Tags, platforms, without those that are empty. */
export const tagsSchema = upTo(LIMITS.tags, lineSchema).check(
  z.overwrite((tags) => tags.filter((tag) => tag !== '')),
);

/** Tags, platforms: none where the field is absent. */
export const textListSchema = z._default(tagsSchema, []);

/** A sentence that matters first. */
export const essentialSchema = textOf(LIMITS.essential).check(z.minLength(1));

/**
 * The sentences of a game that matter first. No build stops for them: where one of them is faulty, there are none, and
 * the build says so (`src/gatsby/node/checks/missing-essentials.ts`).
 */
export const essentialsSchema = z.catch(
  z.optional(upTo(LIMITS.essentials, essentialSchema)),
  undefined,
);

/** Reason that a visitor gives for a removal. */
export const reasonSchema = textOf(LIMITS.reason);

/** Words that a visitor adds to the report of a message. */
export const reportWordsSchema = textOf(LIMITS.reportWords);
