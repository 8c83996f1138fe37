import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';

const querySchema = z.record(z.string(), z.record(z.string(), z.string()));
const fileSchema = z.object({ zh: querySchema, en: querySchema, ja: querySchema });

/** A text that is typed on a page of a language, and the id that must be among the first three. */
export interface Query {
  readonly locale: Locale;
  /** The difficulty, such as a typing error. */
  readonly kind: string;
  readonly text: string;
  /** An id, of a section with its number from 1: `lantern-city#2`. */
  readonly wanted: string;
}

/** The queries of the evaluation. */
export function readQueries(): Query[] {
  const file = path.resolve('src', 'tools', 'bench', 'search', 'queries.yaml');
  const queries = fileSchema.parse(parse(readFileSync(file, 'utf8')));
  return LOCALES.flatMap((locale) =>
    Object.entries(queries[locale]).flatMap(([kind, own]) =>
      Object.entries(own).map(([text, wanted]) => ({ locale, kind, text, wanted })),
    ),
  );
}
