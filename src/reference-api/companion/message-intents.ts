import { LOCALES, type Locale } from '../../config/locales';
import type { WireReference } from '../../contract';
import { inAllLanguages, type Lines } from './line-picker';
import type { Talk } from './voice-schema';
import words from './words.json';

/** A word that has blanks around it, in languages that write them. */
const LATIN = /^[\p{Script=Latin}\d' ]+$/u;

/** Folds a text for comparison: without difference of case, of full-width and half-width forms, or of apostrophes. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/** True when a folded text holds a folded word: a whole one where the script has blanks, anywhere else. */
export function holds(text: string, word: string): boolean {
  if (!LATIN.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/[\p{Script=Latin}\d]/u.test(around)) return true;
  }
  return false;
}

/** How many of the words a folded text holds, in any language. */
export function countWords(text: string, lists: Lines): number {
  return inAllLanguages(lists).filter((word) => holds(text, fold(word))).length;
}

function isTalk(name: string): name is Talk {
  return name in words.talk;
}

/** A word alone must not decide in a long message that only mentions it. */
const LONGEST_SMALL_TALK: Readonly<Partial<Record<Talk, number>>> = {
  hello: 16,
  bye: 30,
  insult: 30,
  agree: 10,
  disagree: 12,
  laugh: 24,
  praise: 40,
};

/** A folded text without the phrases that hold a word of small talk and mean something else: "no idea", "not sad". */
function withoutLookAlikes(text: string): string {
  return inAllLanguages(words.no_talk)
    .map(fold)
    .filter((phrase) => holds(text, phrase))
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);
}

/** Finds the occasion of a message besides asking; undefined when it fits none. The first that fits wins. */
export function recognizeTalk(content: string): Talk | undefined {
  const text = withoutLookAlikes(fold(content));
  return Object.entries(words.talk)
    .filter(([, lists]) => countWords(text, lists) > 0)
    .map(([name]) => name)
    .filter(isTalk)
    .find((talk) => Array.from(text).length <= (LONGEST_SMALL_TALK[talk] ?? 200));
}

/** True when a message asks something. */
export function isQuestion(content: string): boolean {
  return countWords(fold(content), words.question) > 0;
}

/** True when a message asks for the partner's own life, which the library cannot know. */
export function isPersonal(content: string): boolean {
  const text = fold(content);
  return countWords(text, words.personal) > 0 && countWords(text, words.request) === 0;
}

/** True when a message goes on with what was talked about. */
export function goesFurther(content: string): boolean {
  return countWords(fold(content), words.further) > 0;
}

/** True when a message looks for a game to play. */
export function asksForGame(content: string): boolean {
  return countWords(fold(content), words.game) > 0;
}

/** True when a message asks for what a role can do. */
export function asksForSkills(content: string): boolean {
  return countWords(fold(content), words.skill) > 0;
}

/** True when a message wants to play a scene anew. */
export function wantsAgain(content: string): boolean {
  return countWords(fold(content), words.again) > 0;
}

/** The button that begins a scene anew. */
export function againLabel(locale: Locale): string {
  return words.again[locale][0] ?? '';
}

/** A page of the site, and what is said about it. */
export interface PageGuide {
  readonly answer: string;
  readonly reference: WireReference;
}

/** The page of the site that a message asks for. */
export function recognizePage(content: string, locale: Locale): PageGuide | undefined {
  const text = fold(content);
  const page = words.pages.find((each) => countWords(text, each.words) > 0);
  if (!page) return undefined;
  const { id, title, answer } = page;
  return { answer: answer[locale], reference: { type: 'page', id, title: title[locale] } };
}

/** The most words of a message that are looked for: each costs a search. */
const SEARCHED_WORDS = 12;

const stopWords = new Set(LOCALES.flatMap((locale) => words.stop[locale]));
const segmenters = new Map(
  LOCALES.map((locale) => [locale, new Intl.Segmenter(locale, { granularity: 'word' })]),
);

/** An English word without the ending that its number or tense gives it: the search finds the rest in all its forms. */
function stemOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || word.endsWith('ss')) return word;
  return word.replace(/(?:ing|ies|es|s)$/, '');
}

/** True when a word says what a message is about: words in Hiragana alone are mostly grammar. */
function tells(word: string): boolean {
  if (/^\p{Script=Hiragana}+$/u.test(word)) return false;
  return word.length > 1 || /^\p{Script=Han}$/u.test(word);
}

/** The words of a message that say what it is about, folded, each once, without those that every question has. */
export function contentWords(content: string, locale: Locale): string[] {
  const segments = segmenters.get(locale)?.segment(fold(content)) ?? [];
  const found = [...segments]
    .filter(({ isWordLike, segment }) => isWordLike === true && !stopWords.has(segment))
    .map(({ segment }) => segment);
  const telling = found.filter(tells).map(stemOf);
  return [...new Set(telling.length > 0 ? telling : found)].slice(0, SEARCHED_WORDS);
}

const NAME = String.raw`([\p{L}\p{M}\d_-]{1,12}?)`;
/** A name ends with the clause. */
const ZH_END = String.raw`(?:就好|就行|就可以)?[吧呀啊哦喔啦]?(?:$|[^\p{L}\p{M}\d_-])`;
const EN_END = String.raw`(?:$|[^\p{L}\p{M}\d_-])`;
const CLAUSE = String.raw`(?:^|[\s,.!?，。！？、~])`;
const namePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${CLAUSE}(?:我叫|我的名字是|你可以叫我|请叫我|叫我)\s*${NAME}${ZH_END}`,
    'u',
  ),
  new RegExp(
    String.raw`${CLAUSE}(?:my name is|my name's|(?<!(?:n't|never|not) )call me)\s+${NAME}${EN_END}`,
    'iu',
  ),
  new RegExp(String.raw`(?:私|僕|俺|わたし|ぼく)の名前は\s*(.{1,12}?)(?:です|だよ|だ|。|$)`, 'u'),
  new RegExp(
    String.raw`(?:私|僕|俺|わたし|ぼく)は\s*(.{1,12}?)(?:と|って)(?:いいます|言います|申します|呼んで)`,
    'u',
  ),
];

/** The name that a visitor tells; undefined when there is none. */
export function recognizeName(content: string): string | undefined {
  for (const pattern of namePatterns) {
    const [, name] = pattern.exec(content) ?? [];
    if (name !== undefined && !isQuestion(name) && countWords(fold(name), words.no_name) === 0) {
      return name;
    }
  }
  return undefined;
}

/** True for a message without a word: an emoji, a sticker, a sign. */
export function isPicture(content: string): boolean {
  return !/[\p{L}\p{N}]/u.test(content);
}
