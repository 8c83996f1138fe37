import { languageCookie } from './language-link';

test('the language is remembered for 365 days on the whole site, over https only where the page is', () => {
  expect(languageCookie('ja', false)).toBe('lang=ja; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(languageCookie('zh', true)).toBe(
    'lang=zh; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  );
});
