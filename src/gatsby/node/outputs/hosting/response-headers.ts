import * as z from 'zod/mini';

/**
 * Answers that a header is sent with: all of them, only the HTML files ({@link DOCUMENTS}), or all that go over TLS, because
 * browsers take no notice of it elsewhere.
 */
export type HeaderScope = 'all' | 'documents' | 'tls';

/** A header of answers besides Cache-Control. */
export interface HeaderRule {
  readonly name: string;
  /** Printable ASCII without a dollar sign, which begins a variable of nginx. */
  readonly value: string;
  readonly scope: HeaderScope;
  readonly why: string;
}

const DOCUMENT_ENDING = '.html';

/** Pattern of the files that are documents, by the file that is sent: the error page and shells are among them. */
export const DOCUMENTS = `\\${DOCUMENT_ENDING}$`;

const headersSchema = z.array(
  z.object({
    name: z.string().check(z.regex(/^[A-Za-z-]+$/, 'expected the name of a header')),
    value: z.string().check(z.regex(/^[ -#%-~]+$/, 'expected printable ASCII without $')),
    scope: z.enum(['all', 'documents', 'tls']),
    why: z.string(),
  }),
);

/**
 * Reads `headers.json`.
 * @throws Error when it is not JSON or not a list of headers
 */
export function parseHeaders(json: string): readonly HeaderRule[] {
  return headersSchema.parse(JSON.parse(json));
}

/**
 * Picks the headers of an answer over plain HTTP.
 * @param file path of the file that is sent, from the root of `public/`; undefined for an answer without one
 */
export function headersOf(
  file: string | undefined,
  headers: readonly HeaderRule[],
): readonly HeaderRule[] {
  const isDocument = file?.endsWith(DOCUMENT_ENDING) === true;
  return headers.filter(({ scope }) => scope === 'all' || (scope === 'documents' && isDocument));
}
