import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const counts = z.record(z.string(), z.number());
const perhaps = z.record(z.string(), z.array(z.number()));

/** Numerals that are signs of their own, as in Chinese and Japanese. */
const numerals = z.strictObject({
  digits: counts,
  powers: counts,
  point: z.string(),
  tenth: z.string(),
  times: counts,
  half: z.string(),
  measure: z.string(),
  vague: z.string(),
  perhaps,
});

const words = z.array(z.string());

const schema = z.strictObject({
  zh: numerals,
  ja: numerals,
  en: z.strictObject({
    units: words,
    ordinals: words,
    tens: words,
    powers: counts,
    measure: z.string(),
    perhaps,
  }),
});

export type Numerals = z.infer<typeof numerals>;
export type EnglishNumbers = z.infer<typeof schema>['en'];

/** How each language says numbers. */
export const numberWords = schema.parse(
  parse(readFileSync(path.join(__dirname, 'number-words.yaml'), 'utf8')),
);

/** A number that a text names. */
export interface NamedNumber {
  /** The words that name it. */
  readonly said: string;
  /** Meanings that they may have: three tenths are 3, and 30 per cent. */
  readonly values: readonly number[];
  /** True when they are a number for certain, so that another language must name it too. */
  readonly certain: boolean;
}
