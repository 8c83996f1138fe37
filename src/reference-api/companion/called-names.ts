import { isLatin } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { nearTerms } from '../passages/misspellings';
import { saysOneOf } from '../passages/says-one-of';
import { textKey } from '../passages/text-key';
import words from './called-names.json';

const { en, zh, ja } = words;

function anyOf(list: readonly string[]): string {
  return `(?:${list.join('|')})`;
}

/** Ends of names in Chinese: a sign, a blank, or a word that goes on with the question. */
const END = String.raw`(?=[的吧吗，,。？?\s]|$|咋|怎|在|这|那|对)`;

/** Shapes in which lower-case words, and runs of characters or kana, are names: beside a title, or said to be what somebody is called. */
const CALLED = [
  new RegExp(String.raw`\b${anyOf(en.titles)} (?!${anyOf(en.no_name)}\b)(\p{L}{4,})`, 'giu'),
  new RegExp(
    String.raw`${anyOf(zh.named)}叫做?作?(?!${anyOf(zh.no_name)})(\p{Script=Han}{2,4}?)${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[\s，,的]|里|个)(\p{Script=Han}{2,4}${anyOf(zh.titles)})${END}`,
    'gu',
  ),
  new RegExp(String.raw`${anyOf(ja.titles)}([\p{Script=Katakana}ー]{2,})`, 'gu'),
  new RegExp(String.raw`([\p{Script=Katakana}ー]{2,})${anyOf(ja.titles)}(?!\p{Script=Han})`, 'gu'),
  new RegExp(
    String.raw`([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:って|という|ていう)(?:いう)?${anyOf(ja.kinds)}`,
    'gu',
  ),
];

/** The names that a question gives somebody or something, whom no text need have. */
function calledIn(content: string): string[] {
  return CALLED.flatMap((pattern) =>
    Array.from(content.normalize('NFKC').matchAll(pattern), ([, name = '']) => textKey(name)),
  ).filter((key) => key !== '');
}

/** True when no text has a name that a question calls somebody by, nor one that is spelt nearly so. */
export async function callsNobody(content: string, db: LibraryDatabase): Promise<boolean> {
  for (const key of calledIn(content)) {
    if (await saysOneOf(db, [key])) continue;
    if (!isLatin(key) || (await nearTerms(db, key)).length === 0) return true;
  }
  return false;
}
