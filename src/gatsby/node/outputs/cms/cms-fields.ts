import * as z from 'zod/mini';

/** A field of a form, as Sveltia CMS takes it. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: 'string' | 'text' | 'datetime';
  /** `true`: a text for each language; `duplicate`: one for all. */
  readonly i18n: true | 'duplicate';
  readonly hint?: string;
  readonly required?: boolean;
  readonly readonly?: boolean;
  readonly format?: string;
  readonly time_format?: false;
}

/** Names by which editors know a field, and what they should know of it. */
const WORDS: Readonly<Record<string, Pick<CmsField, 'label' | 'hint'>>> = {
  title: { label: 'Title' },
  description: { label: 'Description', hint: 'One sentence for search engines.' },
  version: { label: 'Version', hint: 'As the folder is called. A new version is made above.' },
  effective: { label: 'In force from', hint: 'The same day in all languages.' },
  reviewed: { label: 'Last reviewed', hint: 'The same day in all languages.' },
};

const propertiesSchema = z.object({
  properties: z.record(z.string(), z.object({ pattern: z.optional(z.string()) })),
  required: z.optional(z.array(z.string())),
});

const DAY_PATTERN = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** Fields that are the same in all languages: days, and the number of a version. */
function isShared(name: string, pattern?: string): boolean {
  return name === 'version' || pattern === DAY_PATTERN;
}

/** Fields that no editor writes: they follow from the folder. */
const FOLLOWING = ['version'];

/**
 * Makes the fields of a form out of what the build demands of the front matter, and one for the text.
 * @param isFixed true for a text that may not be changed any more
 */
export function fieldsOf(schema: z.ZodMiniType, isFixed: boolean): readonly CmsField[] {
  const { properties, required = [] } = propertiesSchema.parse(
    z.toJSONSchema(schema, { unrepresentable: 'any' }),
  );
  const front = Object.entries(properties).map(([name, { pattern }]): CmsField => {
    const { label = name, hint } = WORDS[name] ?? {};
    const readonly = isFixed || FOLLOWING.includes(name);
    return {
      ...{ name, label },
      ...(hint !== undefined && { hint }),
      ...(pattern === DAY_PATTERN
        ? { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false }
        : { widget: 'string' }),
      ...{ i18n: isShared(name, pattern) ? 'duplicate' : true, required: required.includes(name) },
      ...(readonly && { readonly }),
    };
  });
  return [
    ...front,
    {
      ...{ name: 'body', label: 'Text', widget: 'text', i18n: true },
      hint: 'Markdown: ## begins a section, an empty line a paragraph.',
      ...(isFixed && { readonly: true }),
    },
  ];
}

/** Makes the fields of a form for strings: one for each key, with the Chinese phrase beside it. */
export function stringFields(chinese: Readonly<Record<string, string>>): readonly CmsField[] {
  return Object.entries(chinese).map(([name, phrase]) => ({
    ...{ name, label: name, hint: phrase, i18n: true, required: true },
    widget: phrase.length > 60 ? 'text' : 'string',
  }));
}
