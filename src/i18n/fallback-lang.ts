import { localeFacts } from '../config/locales';

/**
 * The `lang` of a text field: Chinese where the field has no translation, else undefined, which is
 * the page's own language (contract, "Conventions").
 */
export function fallbackLang(
  text: { readonly untranslated: readonly string[] },
  field: string,
): string | undefined {
  return text.untranslated.includes(field) ? localeFacts.zh.tag : undefined;
}
