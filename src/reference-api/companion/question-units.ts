import type { Locale } from '../../config/locales';
import { stemOf, textKey } from '../passages/text-key';
import { words } from './words';

/** A piece of a question that texts are held against. */
export interface Unit {
  /** Spellings that count as it, folded like the texts. */
  readonly forms: readonly string[];
  /** How much it tells, before its rarity is known. */
  readonly weight: number;
}

/** Weights of pieces: pairs of characters, by how many of them are no kana, and characters alone. */
const PAIR = [0.35, 0.6, 1] as const;
const ALONE = 0.35;
const TRIPLE = 0.5;
/** A word with others for the same. */
const LIKE = 1;

const HAN = /\p{Script=Han}/u;
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
/** Hiragana alone is mostly grammar up to so many characters. */
const LONGEST_GRAMMAR = 2;

const segmenters = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};

function stems(key: string): string {
  return key.split(' ').map(stemOf).join(' ');
}

/** A text as units are looked for in it: words in Latin letters as stems with blanks around, other characters as they are. */
export function unitText(text: string, locale: Locale): string {
  const key = textKey(text);
  const spaced =
    locale === 'en' ? stems(key) : key.replace(/[a-z0-9]+/g, (word) => ` ${stemOf(word)} `);
  return ` ${spaced.replace(/ +/g, ' ')} `;
}

function formOf(word: string): string {
  const key = textKey(word);
  return /^[a-z0-9 ]+$/.test(key) ? ` ${stems(key)} ` : key;
}

const stopWords = new Set(
  Object.values(words).flatMap(({ stop }) => stop.flatMap((word) => [word, textKey(word)])),
);

function isStop(word: string, locale: Locale): boolean {
  const isGrammar = locale === 'ja' && HIRAGANA.test(word) && word.length <= LONGEST_GRAMMAR;
  return isGrammar || stopWords.has(word) || stopWords.has(textKey(word));
}

/** All other words for each word, of whichever groups it is in: what is said once counts once. */
function likenesses(groups: readonly (readonly string[])[]): ReadonlyMap<string, string[]> {
  const likes = new Map<string, Set<string>>();
  for (const group of groups) {
    const forms = group.map(formOf).filter((form) => form.trim() !== '');
    for (const form of forms) likes.set(form, new Set([...(likes.get(form) ?? []), ...forms]));
  }
  return new Map(Array.from(likes, ([form, forms]) => [form, [...forms]]));
}

const synonyms = {
  zh: likenesses(words.zh.synonyms),
  en: likenesses(words.en.synonyms),
  ja: likenesses(words.ja.synonyms),
};

/** Pairs, triples and single characters of a piece without blanks. */
function* gramsOf(piece: string): Generator<[form: string, weight: number]> {
  const characters = Array.from(piece);
  for (const [at, character] of characters.entries()) {
    const next = characters[at + 1];
    const isHan = HAN.test(character);
    if (isHan) yield [character, ALONE];
    if (next === undefined) continue;
    yield [character + next, PAIR[isHan && HAN.test(next) ? 2 : isHan || HAN.test(next) ? 1 : 0]];
  }
  if (characters.length >= 3) yield [characters.slice(0, 3).join(''), TRIPLE];
}

/** The runs of a question that say what it is about, without the words that every question has. */
function* runsOf(question: string, locale: Locale): Generator<string> {
  let run = '';
  const text = question.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  for (const { segment, isWordLike } of segmenters[locale].segment(text)) {
    const isTelling = isWordLike === true && !isStop(segment, locale);
    // Katakana become Hiragana when they are folded: a word of them is told apart here or never.
    const isApart = locale === 'en' || KATAKANA.test(segment);
    if (isTelling && !isApart) {
      run += segment;
      continue;
    }
    if (run !== '') yield run;
    run = '';
    if (isTelling) yield segment;
  }
  if (run !== '') yield run;
}

/**
 * Cuts a question into the units that say what it is about.
 * @param locale the language of the question and of the texts
 */
export function unitsOf(question: string, locale: Locale): Unit[] {
  const units = new Map<string, Unit>();
  const add = (form: string, weight: number): void => {
    const before = units.get(form)?.weight ?? 0;
    units.set(form, { forms: [form], weight: Math.max(weight, before) });
  };
  for (const run of runsOf(question, locale)) {
    const key = textKey(run);
    if (KATAKANA.test(run)) {
      add(key, Math.min(2, 1 + 0.2 * (key.length - 2)));
      continue;
    }
    for (const piece of key.match(/[a-z0-9]+|[^a-z0-9 ]+/g) ?? []) {
      if (/^[a-z0-9]/.test(piece)) add(` ${stemOf(piece)} `, 1);
      else for (const [form, weight] of gramsOf(piece)) add(form, weight);
    }
  }
  const text = unitText(question, locale);
  for (const [form, forms] of synonyms[locale]) {
    if (text.includes(form)) units.set(`like ${form}`, { forms, weight: LIKE });
  }
  return [...units.values()];
}

/** True when a text, folded by `unitText`, has a unit. */
export function hasUnit(text: string, { forms }: Unit): boolean {
  return forms.some((form) => text.includes(form));
}
