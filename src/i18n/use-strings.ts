import type { TFunction } from 'i18next';
import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { usePlace } from './locale-context';
import type { Namespace, Translate } from './strings';

/** Narrows i18next's own `t`, whose types know nothing of our strings, to the keys of one namespace. */
export function translateIn<N extends Namespace>(t: TFunction, namespace: N): Translate<N> {
  return (key, values) => t(`${namespace}:${key}`, { ...values });
}

/**
 * The strings of a namespace in the language of the page. The page's query must ask for the
 * namespace (see the README of this layer). The same function for as long as page and language stay the same, so
 * that an effect may depend on it.
 */
export function useStrings<N extends Namespace>(namespace: N): Translate<N> {
  // The context alone: useTranslation would also load and watch languages, which pages never do.
  const { i18n } = useContext(I18nContext);
  const { locale } = usePlace();
  return useMemo(() => translateIn(i18n.getFixedT(locale), namespace), [i18n, locale, namespace]);
}
