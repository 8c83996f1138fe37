import { preferredLocale } from './preferred-locale';

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['fr-FR,de;q=0.8', 'zh'],
  ['en-GB,en;q=0.9', 'en'],
  ['JA', 'ja'],
  ['fr, ja;q=0.5, en;q=0.7', 'en'],
  ['en;q=0, ja;q=0.1', 'ja'],
  ['en;q=nonsense', 'zh'],
])('%s asks for %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
