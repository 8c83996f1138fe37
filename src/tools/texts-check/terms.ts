import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Locale } from '../../config/locales';

/** Words by language; a language that is left out has none. */
export const wordsSchema = z._default(
  z.strictObject({
    zh: z._default(z.array(z.string()), []),
    en: z._default(z.array(z.string()), []),
    ja: z._default(z.array(z.string()), []),
  }),
  { zh: [], en: [], ja: [] },
);

const term = z.string().check(z.minLength(1));

/** Shape of the table of terms. */
export const termsSchema = z.strictObject({
  terms: z.array(
    z.strictObject({ zh: term, en: term, ja: term, not: wordsSchema, but: wordsSchema }),
  ),
  spelling: z._default(z.record(z.string(), z.string()), {}),
});

/** A word that is not used, what is said in its place, and where it is right all the same. */
interface Rule {
  readonly word: string;
  readonly pattern: RegExp;
  readonly instead: string;
  readonly but: readonly string[];
}

export type Terms = Readonly<Record<Locale, readonly Rule[]>>;

/** An entry that makes rules: words that are not used, and phrases in which they are right all the same. */
interface Entry {
  readonly said: Readonly<Record<Locale, string>>;
  readonly not: z.infer<typeof wordsSchema>;
  readonly but: z.infer<typeof wordsSchema>;
}

export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Latin words are found whole; Chinese and Japanese have no blanks between theirs. */
function patternOf(word: string): RegExp {
  return /^\p{Script=Latin}/u.test(word)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`, 'iu')
    : new RegExp(escape(word), 'u');
}

/** Rules of each language out of the entries of a table. */
export function rulesOf(entries: readonly Entry[]): Terms {
  const of = (locale: Locale): Rule[] =>
    entries.flatMap(({ said, not, but }) =>
      not[locale].map((word) => ({
        ...{ word, pattern: patternOf(word) },
        ...{ instead: said[locale], but: but[locale] },
      })),
    );
  return { zh: of('zh'), en: of('en'), ja: of('ja') };
}

/**
 * Reads the table of terms.
 * @throws Error when it is not YAML, or not such a table
 */
export function parseTerms(source: string): Terms {
  const table = termsSchema.parse(parse(source));
  const rules = rulesOf(table.terms.map((entry) => ({ ...entry, said: entry })));
  const spelt = Object.entries(table.spelling).map(([word, instead]) => ({
    ...{ word, pattern: patternOf(word) },
    ...{ instead, but: [] },
  }));
  return { ...rules, en: [...rules.en, ...spelt] };
}

/** The words of a text that stand against the table, each with what is said in its place. */
export function termFaults(text: string, locale: Locale, terms: Terms): string[] {
  return terms[locale].flatMap(({ word, pattern, instead, but }) => {
    if (!pattern.test(text)) return [];
    const rest = but.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
    return pattern.test(rest) ? [`says "${word}": expected "${instead}"`] : [];
  });
}
