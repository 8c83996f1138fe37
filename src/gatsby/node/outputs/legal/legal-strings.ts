import * as z from 'zod/mini';

const pageSchema = z.object({
  version: z.string(),
  'chinese-only': z.string(),
  versions: z.string(),
  'changes-since': z.string(),
  'version-coming': z.string(),
  'coming-version': z.string(),
});

const filesSchema = z.object({
  home: z.string(),
  'other-languages': z.string(),
  'version-past': z.string(),
  'current-version': z.string(),
  'changes-title': z.string(),
  'version-name': z.string(),
  'changes-legend': z.string(),
  'legend-removed': z.string(),
  'legend-added': z.string(),
  'changes-none': z.string(),
  removed: z.string(),
  added: z.string(),
  'text-file': z.string(),
});

/** Strings of the namespaces `legal` and `legal-files` that script-free files need. */
export type LegalStrings = z.infer<typeof pageSchema> & z.infer<typeof filesSchema>;

/**
 * Reads the strings of one language.
 * @param page JSON of the namespace `legal`
 * @param files JSON of the namespace `legal-files`
 */
export function legalStrings(page: string, files: string): LegalStrings {
  return { ...pageSchema.parse(JSON.parse(page)), ...filesSchema.parse(JSON.parse(files)) };
}

/** Fills the placeholders of a string: `{{name}}`. */
export function fillString(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
