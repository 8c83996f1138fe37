import type { Locale } from '../../../../config/locales';
import type { Pronunciations } from '../../../../local-search/name-forms';

/** A letter of the index, under which names stand. */
export interface IndexLetter {
  /** The fragment of its heading, and its name in addresses. */
  readonly id: string;
  readonly label: string;
}

/** Place of a name in the index of a language. */
export interface NamePlace {
  /** The id of its letter. */
  readonly letter: string;
  /** Key by which it is ordered under its letter. */
  readonly key: string;
}

/** Letter of names that begin with a digit or a sign, or that the language does not have. */
const OTHER: IndexLetter = { id: 'other', label: '#' };

const LATIN = Array.from('abcdefghijklmnopqrstuvwxyz');
const ALPHABET: readonly IndexLetter[] = [
  ...LATIN.map((letter) => ({ id: letter, label: letter.toUpperCase() })),
  OTHER,
];

/** The rows of the kana table, each with the kana that begin its names. */
const KANA_ROWS = [
  { id: 'a', label: 'あ', kana: 'あいうえおぁぃぅぇぉ' },
  { id: 'ka', label: 'か', kana: 'かきくけこゕゖ' },
  { id: 'sa', label: 'さ', kana: 'さしすせそ' },
  { id: 'ta', label: 'た', kana: 'たちつてとっ' },
  { id: 'na', label: 'な', kana: 'なにぬねの' },
  { id: 'ha', label: 'は', kana: 'はひふへほ' },
  { id: 'ma', label: 'ま', kana: 'まみむめも' },
  { id: 'ya', label: 'や', kana: 'やゆよゃゅょ' },
  { id: 'ra', label: 'ら', kana: 'らりるれろ' },
  { id: 'wa', label: 'わ', kana: 'わゐゑをんゎ' },
] as const;

/** Names in Latin letters stand together behind those in kana. */
const LATIN_NAMES: IndexLetter = { id: 'latin', label: 'A–Z' };

/** The letters of the index in each language, in its order. */
export const indexLetters: Readonly<Record<Locale, readonly IndexLetter[]>> = {
  zh: ALPHABET,
  en: ALPHABET,
  ja: [...KANA_ROWS.map(({ id, label }) => ({ id, label })), LATIN_NAMES, OTHER],
};

/**
 * The first letter or digit of a name, as `NFD` has it: without accents and voicing marks, full width made ordinary.
 */
function firstSign(text: string): string {
  const [sign = ''] = /[\p{L}\p{N}]/u.exec(text.normalize('NFKC')) ?? [];
  return sign.normalize('NFD').charAt(0).toLowerCase();
}

const KATAKANA = /[ァ-ヶ]/;
/** How far katakana stand behind hiragana in Unicode. */
const KATAKANA_OFFSET = 0x60;

function toHiragana(sign: string): string {
  return KATAKANA.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - KATAKANA_OFFSET) : sign;
}

function latinLetter(sign: string): string {
  return LATIN.includes(sign) ? sign : OTHER.id;
}

/** Places a name by the pinyin of its first character, which depends on the word that it begins: 重庆 is C, 重力 is Z. */
function placeInChinese(name: string, { pinyin }: Pronunciations): NamePlace {
  const key = name.normalize('NFKC').replace(/^[^\p{L}\p{N}]+/u, '');
  return { letter: latinLetter(firstSign(pinyin(name).join(' '))), key };
}

/** Places a name by the first word that is no article, as catalogues do. */
function placeInEnglish(name: string): NamePlace {
  const key = name.replace(/^(?:the|an?)\s+(?=\S)/i, '');
  return { letter: latinLetter(firstSign(key)), key };
}

/** Places a name by the row of the first kana of its reading. */
function placeInJapanese(name: string, { japanese }: Pronunciations): NamePlace {
  const key = japanese(name).words.join('');
  const sign = toHiragana(firstSign(key));
  const row = KANA_ROWS.find(({ kana }) => kana.includes(sign) && sign !== '');
  const latin = LATIN.includes(sign) ? LATIN_NAMES.id : OTHER.id;
  return { letter: row?.id ?? latin, key };
}

const placeIn: Readonly<Record<Locale, (name: string, readings: Pronunciations) => NamePlace>> = {
  zh: placeInChinese,
  en: placeInEnglish,
  ja: placeInJapanese,
};

/**
 * Returns the place of a name in the index of a language: by pinyin, the alphabet or the rows of kana.
 * @param isForeign true for a Chinese name in place of one that the language lacks: nobody would look for its reading
 */
export function namePlace(
  name: string,
  locale: Locale,
  readings: Pronunciations,
  isForeign = false,
): NamePlace {
  const isLatin = LATIN.includes(firstSign(name));
  return isForeign && !isLatin ? { letter: OTHER.id, key: name } : placeIn[locale](name, readings);
}

/** How names are ordered under a letter in each language. */
export const nameCollators: Readonly<Record<Locale, Intl.Collator>> = {
  zh: new Intl.Collator('zh-Hans-CN-u-co-pinyin', { numeric: true }),
  en: new Intl.Collator('en-GB', { numeric: true }),
  ja: new Intl.Collator('ja', { numeric: true }),
};
