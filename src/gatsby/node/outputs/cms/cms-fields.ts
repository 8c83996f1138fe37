import * as z from 'zod/mini';
import type { Consent } from '../../../../contract/legal-versions';

/** A field of a form, as Sveltia CMS takes it. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: 'string' | 'text' | 'datetime' | 'select';
  /** `true`: a text for each language; `duplicate`: one for all. */
  readonly i18n: true | 'duplicate';
  readonly hint?: string;
  readonly required?: boolean;
  readonly readonly?: boolean;
  readonly format?: string;
  readonly time_format?: false;
  /** Choices of a `select`. */
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

/** Names by which editors know a field, and what they should know of it. */
const WORDS: Readonly<Record<string, Pick<CmsField, 'label' | 'hint'>>> = {
  title: { label: 'Title' },
  description: { label: 'Description', hint: 'One sentence for search engines.' },
  version: { label: 'Version', hint: 'As the folder is called. A new version is made above.' },
  effective: { label: 'In force from', hint: 'The same day in all languages.' },
  consent: {
    label: 'Consent',
    hint: 'What happens to whoever agreed to an earlier version. Where this is empty, they are told.',
  },
  reviewed: { label: 'Last reviewed', hint: 'The same day in all languages.' },
};

/** Names by which editors know what a version may ask of whoever agreed to an earlier one. */
export const CONSENT_LABELS: Readonly<Record<Consent, string>> = {
  notice: 'They are told what changed',
  again: 'They are asked to agree again',
};

const LABELS: Readonly<Record<string, string>> = CONSENT_LABELS;

const propertySchema = z.object({
  pattern: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
});

const propertiesSchema = z.object({
  properties: z.record(z.string(), propertySchema),
  required: z.optional(z.array(z.string())),
});

const DAY_PATTERN = String.raw`^\d{4}-\d{2}-\d{2}$`;

type Property = z.infer<typeof propertySchema>;

/** Fields that are the same in all languages: days, choices, and the number of a version. */
function isShared(name: string, property: Property): boolean {
  return name === 'version' || property.pattern === DAY_PATTERN || property.enum !== undefined;
}

/** Makes of a field what editors write into. */
function widgetOf(
  property: Property,
): Pick<CmsField, 'widget' | 'format' | 'time_format' | 'options'> {
  if (property.pattern === DAY_PATTERN) {
    return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  }
  if (property.enum === undefined) return { widget: 'string' };
  const options = property.enum.map((value) => ({ label: LABELS[value] ?? value, value }));
  return { widget: 'select', options };
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
  const front = Object.entries(properties).map(([name, property]): CmsField => {
    const { label = name, hint } = WORDS[name] ?? {};
    const readonly = isFixed || FOLLOWING.includes(name);
    return {
      ...{ name, label },
      ...(hint !== undefined && { hint }),
      ...widgetOf(property),
      ...{ i18n: isShared(name, property) ? 'duplicate' : true, required: required.includes(name) },
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
