import type { Locale } from '../../config/locales';
import { textKey } from '../passages/text-key';
import type { AskedKinds, ReadyPassage } from './rank-passages';
import { mentions } from './words';

/** The language that a question is written in, which may be another one than the site's. */
export function languageOf(content: string, locale: Locale): Locale {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(content)) return 'ja';
  if (/\p{Script=Han}/u.test(content)) return locale === 'en' ? 'zh' : locale;
  return 'en';
}

/** What looks like a name: a quoted title, or English words with capitals within a sentence. */
const NAME_LIKE =
  /[《『]([^》』]+)[》』]|(?<=[\p{Ll},] )((?:\p{Lu}[\p{Ll}’']+)(?: (?:of |the )*\p{Lu}[\p{Ll}’']+)+)/gu;

/** True when a question has a name that is nobody's: what none of the passages or names has. */
export function namesNobody(
  content: string,
  named: readonly string[],
  passages: readonly ReadyPassage[],
): boolean {
  return Array.from(content.matchAll(NAME_LIKE), ([, title, words]) =>
    textKey(title ?? words ?? ''),
  )
    .filter((key) => !named.includes(key))
    .some(
      (key) =>
        !passages.some(({ page, passage }) => {
          const { heading = '', question, text } = passage;
          return textKey([page.title, heading, question, text].join(' ')).includes(key);
        }),
    );
}

/** Says what is asked, by the words of the question. */
export function askedKinds(content: string): AskedKinds {
  return {
    isStuck: mentions(content, 'stuck'),
    asksWho: mentions(content, 'who'),
    asksNumber: mentions(content, 'number'),
    asksWay: mentions(content, 'way'),
  };
}
