import { Converter } from 'opencc-js/cn2t';
import { toRomaji } from 'wanakana';
import { LOCALES, type Locale } from '../config/locales';
import { ROMAJI_MARK } from './index-format';
import { normalizeRomaji, normalizeText } from './normalize-text';

/** Says how names are read in Chinese and Japanese (`src/node` has the dictionaries). */
export interface Pronunciations {
  /** The syllables of a Chinese name. */
  readonly pinyin: (name: string) => readonly string[];
  /** A Japanese name without the reading behind it, and its reading word by word. */
  readonly japanese: (name: string) => {
    readonly written: string;
    readonly words: readonly string[];
  };
}

/** A name in each language that has one. */
export type Names = Readonly<Partial<Record<Locale, string>>>;

/** Gives the forms under which a name is found, those of one language first. */
export type NameForms = (names: Names, first: Locale) => string[];

const toTraditional = Converter({ from: 'cn', to: 't' });

/** Makes a function of a text remember its results. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = of(text);
    known.set(text, found);
    return found;
  };
}

/** Gives simplified characters, pinyin with a space between syllables, and traditional characters. */
function chineseForms(name: string, { pinyin }: Pronunciations): string[] {
  return [
    normalizeText(name),
    normalizeText(pinyin(name).join(' ')),
    normalizeText(toTraditional(name)),
  ];
}

/** The reader of kana calls itself for each character: a text of thousands is read in pieces. */
const KANA_AT_A_TIME = /.{1,500}/gsu;

/** Gives the name as it is written, in kana, and in Latin letters. */
function japaneseForms(name: string, { japanese }: Pronunciations): string[] {
  const { written, words } = japanese(name);
  const kana = normalizeText(words.join(' '));
  const romaji = normalizeRomaji(
    normalizeText(kana.replace(KANA_AT_A_TIME, (piece) => toRomaji(piece))),
  );
  return [
    normalizeText(written),
    kana,
    romaji === kana || romaji === '' ? '' : ROMAJI_MARK + romaji,
  ];
}

/**
 * Makes the function that gives a name's forms: as it is written, by its pronunciation, in other characters. Runs in
 * Node alone, when an index is made. Each name is worked out once, though every language has it among its forms.
 */
export function createNameForms(pronunciations: Pronunciations): NameForms {
  const formsIn: Readonly<Record<Locale, (name: string) => readonly string[]>> = {
    zh: remembered((name) => chineseForms(name, pronunciations)),
    en: remembered((name) => [normalizeText(name)]),
    ja: remembered((name) => japaneseForms(name, pronunciations)),
  };
  return (names, first) => {
    const ordered = [first, ...LOCALES.filter((locale) => locale !== first)];
    const all = new Set(
      ordered.flatMap((locale) => {
        const name = names[locale];
        return name === undefined ? [] : formsIn[locale](name);
      }),
    );
    return [...all].filter((form) => form !== '');
  };
}
