import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { FRONT_MATTER } from '../../gatsby/node/sources/front-matter';

const formSchema = z.record(z.string(), z.unknown());

/** What stands in a form. */
export type FormValues = z.infer<typeof formSchema>;

function valuesOf(file: string, text: string): unknown {
  try {
    if (!file.endsWith('.md')) return JSON.parse(text);
    const written = text.replace(/^\uFEFF/, '');
    const front = formSchema.parse(parse(FRONT_MATTER.exec(written)?.[1] ?? ''));
    return { ...front, body: written.replace(FRONT_MATTER, '').trim() };
  } catch {
    return undefined;
  }
}

/** Drops what a form has not filled in. */
function filled(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  );
}

/**
 * Writes what stands in a form as the file would be saved.
 * @param saved the file as it is on the disk
 * @returns the saved text itself where the form says the same
 */
export function draftText(file: string, values: FormValues, saved: string | undefined): string {
  const { body, ...front } = filled(values);
  const text = typeof body === 'string' ? body.trim() : '';
  const shown = file.endsWith('.md') ? { ...front, body: text } : front;
  if (saved !== undefined && isDeepStrictEqual(valuesOf(file, saved), shown)) return saved;
  if (!file.endsWith('.md')) return `${JSON.stringify(front, null, 2)}\n`;
  return `---\n${stringify(front, { lineWidth: 0, singleQuote: true })}---\n\n${text}\n`;
}
