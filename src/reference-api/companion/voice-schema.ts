import * as z from 'zod/mini';
import { idSchema } from '../../contract/primitives';

/** The places that a line may have, such as `{title}`. */
function placesOf(line: string): string[] {
  return [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Lines in every language: so many at least, each with these places. */
export function linesOf(least: number, places: readonly string[] = []) {
  const wanted = places.map((place) => `{${place}}`).join(' and ');
  const line = z.string().check(
    z.minLength(1),
    z.refine(
      (text) => {
        const found = placesOf(text);
        return found.every((place) => places.includes(place)) && found.length >= places.length;
      },
      `expected a line with ${wanted === '' ? 'no place in braces' : wanted}`,
    ),
  );
  const list = z.array(line).check(z.minLength(least));
  return z.object({ zh: list, en: list, ja: list });
}

const textsSchema = z.object({
  zh: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
  ja: z.string().check(z.minLength(1)),
});

/** How a partner talks: lines by occasion, in every language, so many that ten exchanges do not repeat. */
export const voiceSchema = z.object({
  /** The version of the partner, and what has changed in it, the latest first: visitors read it. */
  version: z.string().check(z.regex(/^\d+\.\d+$/, 'expected a version such as 1.0')),
  changes: z
    .array(z.object({ version: z.string(), date: z.iso.date(), text: textsSchema }))
    .check(z.minLength(1)),
  talk: z.object({
    hello: linesOf(5),
    thanks: linesOf(4),
    bye: linesOf(4),
    who_are_you: linesOf(3),
    how_are_you: linesOf(4),
    sad: linesOf(5),
    tired: linesOf(4),
    happy: linesOf(4),
    angry: linesOf(4),
    lonely: linesOf(4),
    bored: linesOf(4),
    praise: linesOf(4),
    insult: linesOf(3),
    love: linesOf(3),
    joke: linesOf(5),
    tale: linesOf(4),
    advice: linesOf(5),
    laugh: linesOf(4),
    agree: linesOf(4),
    disagree: linesOf(4),
    picture: linesOf(3),
    repeat: linesOf(3),
    later: linesOf(3),
    anything: linesOf(16),
  }),
  memory: z.object({
    name: linesOf(3, ['name']),
    name_told: linesOf(3, ['name']),
    game: linesOf(4, ['title']),
    mood: linesOf(3),
  }),
  library: z.object({
    game: linesOf(5, ['title', 'text']),
    role: linesOf(5, ['title', 'text']),
    section: linesOf(5, ['title', 'section', 'text']),
    several: linesOf(3, ['titles']),
    unknown: linesOf(6),
    mine: linesOf(4, ['title']),
    /** Around a short text that says what was asked. */
    plain: linesOf(4, ['text']),
    /** Around one step of a spoiler. */
    hint: linesOf(3, ['text']),
  }),
  /** Offers that the partner makes by itself, in its greeting and its questions, and what it says to whoever takes it. */
  offers: z
    .array(
      z.object({
        say: linesOf(1),
        reply: linesOf(1),
        /** The game that it leads to. */
        game: z.optional(idSchema),
      }),
    )
    .check(z.minLength(3)),
  suggestions: z.object({
    questions: linesOf(6),
    after_library: linesOf(3, ['title']),
  }),
});

export type Voice = z.infer<typeof voiceSchema>;

/** An occasion that a partner answers without the library. */
export type Talk = keyof Voice['talk'];
