import { render, screen } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import common from '../../content/locales/zh/common.json';
import english from '../../content/locales/en/common.json';
import type { Locale } from '../config/locales';
import { initOptions } from './init-options';
import { PlaceProvider } from './locale-context';
import { useStrings } from './use-strings';

async function startStrings(): Promise<i18n> {
  const strings = i18next.createInstance();
  await strings.init({ ...initOptions, lng: 'zh' });
  strings.addResourceBundle('zh', 'common', common);
  strings.addResourceBundle('en', 'common', english);
  return strings;
}

const given: unknown[] = [];

function Reader(): ReactNode {
  const t = useStrings('common');
  given.push(t);
  return <p>{t('menu')}</p>;
}

function pageOf(strings: i18n, locale: Locale) {
  return (
    <I18nContext.Provider value={{ i18n: strings }}>
      <PlaceProvider place={{ locale, variant: 'pc' }}>
        <Reader />
      </PlaceProvider>
    </I18nContext.Provider>
  );
}

test('gives the same function at every render, and another one for another language', async () => {
  const strings = await startStrings();
  const { rerender } = render(pageOf(strings, 'zh'));
  rerender(pageOf(strings, 'zh'));
  expect(given).toHaveLength(2);
  expect(given[1]).toBe(given[0]);
  expect(screen.getByText(common.menu)).toBeVisible();
  rerender(pageOf(strings, 'en'));
  expect(given[2]).not.toBe(given[0]);
  expect(screen.getByText(english.menu)).toBeVisible();
});
