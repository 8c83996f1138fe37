import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Locale } from '../../config/locales';

const wordsSchema = z._default(
  z.strictObject({
    zh: z._default(z.array(z.string()), []),
    en: z._default(z.array(z.string()), []),
    ja: z._default(z.array(z.string()), []),
  }),
  { zh: [], en: [], ja: [] },
);

const term = z.string().check(z.minLength(1));

const tableSchema = z.strictObject({
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

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Latin words are found whole; Chinese and Japanese have no blanks between theirs. */
function patternOf(word: string): RegExp {
  return /^\p{Script=Latin}/u.test(word)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`, 'iu')
    : new RegExp(escape(word), 'u');
}

/**
 * Reads the table of terms.
 * @throws Error when it is not YAML, or not such a table
 */
export function parseTerms(source: string): Terms {
  const table = tableSchema.parse(parse(source));
  const rulesOf = (locale: Locale): Rule[] =>
    table.terms.flatMap((entry) =>
      entry.not[locale].map((word) => ({
        ...{ word, pattern: patternOf(word) },
        ...{ instead: entry[locale], but: entry.but[locale] },
      })),
    );
  const spelt = Object.entries(table.spelling).map(([word, instead]) => ({
    ...{ word, pattern: patternOf(word) },
    ...{ instead, but: [] },
  }));
  return { zh: rulesOf('zh'), en: [...rulesOf('en'), ...spelt], ja: rulesOf('ja') };
}

/** The words of a text that stand against the table, each with what is said in its place. */
export function termFaults(text: string, locale: Locale, terms: Terms): string[] {
  return terms[locale].flatMap(({ word, pattern, instead, but }) => {
    const rest = but.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
    return pattern.test(rest) ? [`says "${word}": expected "${instead}"`] : [];
  });
}
