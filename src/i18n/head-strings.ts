import i18next, { type i18n } from 'i18next';
import { initOptions } from './init-options';
import type { Locale } from '../config/locales';
import type { Namespace, Translate } from './strings';
import { translateIn } from './use-strings';

/** Result of a page's query for `locales { ...Strings }`. */
export interface StringsData {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly language: string; readonly data: string };
  }[];
}

/**
 * An instance of i18next with the strings that a page has asked for.
 * @param only the one namespace that is wanted of them
 */
export function stringsOf(strings: StringsData, locale: Locale, only?: Namespace): i18n {
  const instance = i18next.createInstance();
  void instance.init({ ...initOptions, lng: locale, initAsync: false });
  for (const { node } of strings.edges) {
    if (only === undefined || node.ns === only) {
      instance.addResourceBundle(node.language, node.ns, JSON.parse(node.data));
    }
  }
  return instance;
}

/**
 * The strings of a namespace for `Head`, which is rendered outside of the i18n provider:
 * read from the page's own query.
 */
export function headStrings<N extends Namespace>(
  strings: StringsData,
  locale: Locale,
  namespace: N,
): Translate<N> {
  return translateIn(stringsOf(strings, locale, namespace).t, namespace);
}
