import type { Locale } from '../../config/locales';
import { findSiteTexts } from './site-texts';

test.each<[Locale, string, string, string]>([
  ['zh', '自动续费怎么取消', 'douvsubscribeterms', '5. 怎样取消'],
  ['en', 'does paid youdou expire', 'topup/agreement1', '3. Use and validity'],
  ['ja', '退会したらデータはどうなる', 'terms', '10. 退会、改定、紛争'],
])('in %s, “%s” finds a section of %s', (locale, question, id, section) => {
  const references = findSiteTexts(question, locale).map(({ reference }) => reference);
  expect(references).toContainEqual(expect.objectContaining({ type: 'page', id, section }));
});

test('what the site says nothing of finds nothing', () => {
  expect(findSiteTexts('xyzzy', 'en')).toEqual([]);
});
