import { parse } from 'yaml';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import { wordsSchema } from './terms';

const word = z.string().check(z.minLength(1));

/** Names of a thing; those behind the first are right too. */
const formsSchema = z.pipe(
  z.union([word, z.array(word).check(z.minLength(1))]),
  z.transform((forms) => (typeof forms === 'string' ? [forms] : forms)),
);

const termSchema = z.strictObject({
  ...{ zh: formsSchema, en: formsSchema, ja: formsSchema },
  ...{ not: wordsSchema, but: wordsSchema },
});

const leftOut = z._default(z.array(z.union([z.number(), word])), []);

const schema = z.strictObject({
  terms: z._default(z.array(termSchema), []),
  free: z._default(
    z.array(
      z.strictObject({
        because: word,
        in: z.record(z.string(), z.strictObject({ zh: leftOut, en: leftOut, ja: leftOut })),
      }),
    ),
    [],
  ),
});

export type Term = z.infer<typeof termSchema>;

/** A number, the Chinese form of a term, or a fold, by which a text may stand against the check. */
export interface Freedom {
  readonly at: string;
  readonly locale: Locale;
  readonly what: number | string;
}

/** Names of the things of a game, and places where a translation rightly goes its own way. */
export interface Glossary {
  readonly terms: readonly Term[];
  readonly freedoms: readonly Freedom[];
}

/**
 * Reads a glossary.
 * @throws Error when it is not YAML, or not such a table
 */
export function parseGlossary(source: string): Glossary {
  const { terms, free } = schema.parse(parse(source));
  const freedoms = free.flatMap((group) =>
    Object.entries(group.in).flatMap(([at, left]) =>
      LOCALES.flatMap((locale) => left[locale].map((what) => ({ at, locale, what }))),
    ),
  );
  return { terms, freedoms };
}
