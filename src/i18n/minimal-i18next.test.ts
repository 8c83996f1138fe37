import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { LOCALES, type Locale } from '../config/locales';
import { initOptions } from './init-options';
import minimalI18next from './minimal-i18next';

const VALUES = { name: '小满 <b>&', text: '$& {{name}}', title: 'T', page: 3, number: 0, item: 2 };

/** Counts that strings are asked for: none, and those of every plural form. */
const COUNTS = [undefined, 0, 1, 2, 1234];

function readBundles(locale: Locale): readonly (readonly [string, Record<string, string>])[] {
  const folder = path.resolve('content', 'locales', locale);
  return readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
}

describe.each(LOCALES)('the strings in %s', (locale) => {
  const bundles = readBundles(locale);
  const resources = { [locale]: Object.fromEntries(bundles) };
  const theirs = i18next.createInstance();
  void theirs.init({ ...initOptions, lng: locale, resources, initAsync: false });
  const ours = minimalI18next.createInstance();
  ours.init({ lng: locale });
  for (const [namespace, bundle] of bundles) ours.addResourceBundle(locale, namespace, bundle);

  it.each(bundles)('of %s are those of i18next', (namespace, bundle) => {
    const keys = Object.keys(bundle).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]);
    expect(keys.length).toBeGreaterThan(0);
    const asks = keys.flatMap((key) =>
      COUNTS.map((count) => ({
        name: `${namespace}:${key}`,
        values: count === undefined ? VALUES : { ...VALUES, count },
      })),
    );
    // One comparison of many strings: each costs more than finding the string.
    const answers = (t: (name: string, values: typeof VALUES) => unknown) =>
      asks.map(({ name, values }) => [name, t(name, values)]);
    expect(answers((name, values) => ours.t(name, values))).toEqual(
      answers((name, values) => theirs.t(name, values)),
    );
    expect(answers(ours.getFixedT(locale))).toEqual(answers(theirs.getFixedT(locale)));
  });
});

it('answers with the key where there is no string, as i18next does', () => {
  const theirs = i18next.createInstance();
  void theirs.init({ ...initOptions, lng: 'en', resources: {}, initAsync: false });
  const ours = minimalI18next.createInstance();
  ours.init({ lng: 'en' });
  expect(ours.t('library:nothing')).toBe(theirs.t('library:nothing'));
  expect(ours.hasResourceBundle('en', 'library')).toBe(false);
  ours.addResourceBundle('en', 'library', { nothing: 'Nothing here' });
  expect(ours.hasResourceBundle('en', 'library')).toBe(true);
  expect(ours.t('library:nothing')).toBe('Nothing here');
});
