import { useContext, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { LoadedNamespace, StringsBundle } from './string-bundles';
import { usePlace } from './locale-context';

interface Props {
  namespace: LoadedNamespace;
  /** Strings in the language of the page. */
  strings: StringsBundle;
  children: ReactNode;
}

/**
 * Gives everything beneath the strings of a namespace that the page's data does not hold, so that
 * `useStrings` works there. Every navigation brings a new i18n instance that knows nothing of them: they are
 * put in while rendering, before anything beneath asks.
 */
export function WithStrings({ namespace, strings, children }: Props) {
  const { i18n } = useContext(I18nContext);
  const { locale } = usePlace();
  if (!i18n.hasResourceBundle(locale, namespace)) {
    i18n.addResourceBundle(locale, namespace, strings);
  }
  return children;
}
