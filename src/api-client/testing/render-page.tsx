import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { initOptions } from '../../i18n/init-options';
import { LOCALES } from '../../config/locales';
import { PlaceProvider } from '../../i18n/locale-context';
import type { Namespace } from '../../i18n/strings';
import type { Place } from '../../routes';

function read(locale: string, namespace: string): unknown {
  return JSON.parse(
    readFileSync(path.resolve('content', 'locales', locale, `${namespace}.json`), 'utf8'),
  );
}

/** Puts a view where a page would be: with the real strings of its namespaces, in a language and variant. */
export function inPage(
  view: ReactNode,
  namespaces: readonly Namespace[],
  place: Place = { locale: 'zh', variant: 'pc' },
): ReactNode {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({ ...initOptions, lng: place.locale, initAsync: false });
  for (const locale of LOCALES) {
    for (const namespace of ['common', ...namespaces]) {
      i18n.addResourceBundle(locale, namespace, read(locale, namespace));
    }
  }
  return (
    <I18nextProvider i18n={i18n}>
      <PlaceProvider place={place}>{view}</PlaceProvider>
    </I18nextProvider>
  );
}

/** Renders a view as {@link inPage} places it. */
export function renderPage(...args: Parameters<typeof inPage>) {
  return render(inPage(...args));
}
