import { LOCALES, type Locale } from '../config/locales';
import names from './default-nicknames.json';

/** Last digits of an account's number behind the word, which tell visitors without a name of their own apart. */
const DIGITS = 4;

/** The name of an account whose owner has not chosen one, in a language. */
export function defaultNickname(webUserId: string, locale: Locale): string {
  return names[locale] + webUserId.slice(-DIGITS);
}

/**
 * The name as a page shows it. One that nobody has chosen is kept in the language in which the account was opened, and
 * shown in that of the page.
 */
export function nicknameIn(
  {
    web_user_id,
    nickname = '',
  }: { readonly web_user_id: string; readonly nickname?: string | undefined },
  locale: Locale,
): string {
  const name = nickname.trim();
  const isDefault = LOCALES.some((each) => defaultNickname(web_user_id, each) === name);
  return isDefault ? defaultNickname(web_user_id, locale) : name;
}
