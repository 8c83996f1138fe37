import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { FRONT_MATTER } from '../../gatsby/node/sources/front-matter';

const formSchema = z.record(z.string(), z.unknown());

/** Values of a form, by its fields. */
export type FormValues = z.infer<typeof formSchema>;

function valuesOf(file: string, text: string): FormValues | undefined {
  try {
    if (!file.endsWith('.md')) return formSchema.parse(JSON.parse(text));
    const written = text.replace(/^\uFEFF/, '');
    const front = formSchema.parse(parse(FRONT_MATTER.exec(written)?.[1] ?? ''));
    return { ...front, body: written.replace(FRONT_MATTER, '').trim() };
  } catch {
    return undefined;
  }
}

/**
 * Writes a text as the file has it that it takes the place of: where it says the same, the file stays as it is, and where the
 * front matter does, that stays. So a form changes nothing but what an editor has changed.
 */
export function asSaved(file: string, text: string, saved: string | undefined): string {
  if (saved === undefined) return text;
  const [now, before] = [valuesOf(file, text), valuesOf(file, saved)];
  if (now === undefined || before === undefined) return text;
  if (isDeepStrictEqual(now, before)) return saved;
  const { body, ...front } = now;
  const { body: _, ...frontBefore } = before;
  const fenced = FRONT_MATTER.exec(saved);
  if (!file.endsWith('.md') || !fenced || !isDeepStrictEqual(front, frontBefore)) return text;
  return `${fenced[0].trimEnd()}\n\n${String(body)}\n`;
}

/** Drops what a form has not filled in; a phrase may be empty, a field before a text may not. */
function filled(file: string, values: FormValues): FormValues {
  const nothing: unknown[] = [undefined, null, ...(file.endsWith('.md') ? [''] : [])];
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !nothing.includes(value)));
}

/**
 * Writes what stands in a form as the file would be saved.
 * @param saved the file as it is on the disk
 * @returns the saved text itself where the form says the same
 */
export function draftText(file: string, values: FormValues, saved: string | undefined): string {
  const { body, ...front } = filled(file, values);
  if (!file.endsWith('.md')) return asSaved(file, `${JSON.stringify(front, null, 2)}\n`, saved);
  const head = stringify(front, { lineWidth: 0, singleQuote: true });
  const text = typeof body === 'string' ? body.trim() : '';
  return asSaved(file, `---\n${head}---\n\n${text}\n`, saved);
}
