import { createContext, createElement, useMemo, type ReactNode } from 'react';

/** Replaces react-i18next in the browser: `wrap-page.tsx` of `gatsby/browser` provides an instance, and `useStrings` reads it. */
export const I18nContext = createContext({});

export function I18nextProvider({
  i18n,
  children,
}: {
  readonly i18n: object;
  readonly children: ReactNode;
}) {
  const value = useMemo(() => ({ i18n }), [i18n]);
  return createElement(I18nContext.Provider, { value }, children);
}
