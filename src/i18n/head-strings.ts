import i18next from 'i18next';
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
 * The strings of a namespace for `Head`, which is rendered outside of the i18n provider:
 * read from the page's own query.
 */
export function headStrings<N extends Namespace>(
  strings: StringsData,
  locale: Locale,
  namespace: N,
): Translate<N> {
  const i18n = i18next.createInstance();
  void i18n.init({ ...initOptions, lng: locale, initAsync: false });
  for (const { node } of strings.edges) {
    if (node.ns === namespace) {
      i18n.addResourceBundle(node.language, node.ns, JSON.parse(node.data));
    }
  }
  return translateIn(i18n.t, namespace);
}
