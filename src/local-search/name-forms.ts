import { Converter } from 'opencc-js/cn2t';
import { toRomaji } from 'wanakana';
import type { Locale } from '../config/locales';
import { ROMAJI_MARK, type LocalName } from './index-format';
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

/** A name as it is shown, and everything that it is found by: itself, normalized, comes first. */
export interface FoundByName extends LocalName {
  readonly forms: readonly string[];
}

/** Gives the forms under which names are found, each form once: under the first name that has it. */
export type NameForms = (names: readonly LocalName[]) => FoundByName[];

let converter: ReturnType<typeof Converter> | undefined;

/** Writes simplified characters as traditional ones. The dictionary is put together when the first name needs it. */
function toTraditional(text: string): string {
  converter ??= Converter({ from: 'cn', to: 't' });
  return converter(text);
}

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

/** A name without what no page shows of it among others, and its forms. */
interface WrittenForms {
  readonly written: string;
  readonly forms: readonly string[];
}

/** Gives simplified characters, pinyin with a space between syllables, and traditional characters. */
function chineseForms(name: string, { pinyin }: Pronunciations): WrittenForms {
  const readings = [normalizeText(pinyin(name).join(' ')), normalizeText(toTraditional(name))];
  return { written: name, forms: [normalizeText(name), ...readings] };
}

/** The reader of kana calls itself for each character: a text of thousands is read in pieces. */
const KANA_AT_A_TIME = /.{1,500}/gsu;

/** Gives the name as it is written, in kana, and in Latin letters. */
function japaneseForms(name: string, { japanese }: Pronunciations): WrittenForms {
  const { written, words } = japanese(name);
  const kana = normalizeText(words.join(' '));
  const romaji = normalizeRomaji(
    normalizeText(kana.replace(KANA_AT_A_TIME, (piece) => toRomaji(piece))),
  );
  const marked = romaji === kana || romaji === '' ? '' : ROMAJI_MARK + romaji;
  return { written, forms: [normalizeText(written), kana, marked] };
}

/**
 * Makes the function that gives names' forms: as they are written, by their pronunciation, in other characters. Runs in
 * Node alone, when an index is made. Each name is worked out once, though every language has it among its forms.
 */
export function createNameForms(pronunciations: Pronunciations): NameForms {
  const formsIn: Readonly<Record<Locale, (name: string) => WrittenForms>> = {
    zh: remembered((name) => chineseForms(name, pronunciations)),
    en: remembered((name) => ({ written: name, forms: [normalizeText(name)] })),
    ja: remembered((name) => japaneseForms(name, pronunciations)),
  };
  return (names) => {
    const found: { name: string; locale: Locale; forms: string[] }[] = [];
    const holders = new Map<string, string[]>();
    for (const { name, locale } of names) {
      const { written, forms } = formsIn[locale](name);
      // How a name is read belongs to the name that is written so, whichever language said it first.
      const known = holders.get(forms[0] ?? '');
      const own = known ?? [];
      if (!known) found.push({ name: written, locale, forms: own });
      for (const form of forms.filter((each) => each !== '' && !holders.has(each))) {
        holders.set(form, own);
        own.push(form);
      }
    }
    return found.filter(({ forms }) => forms.length > 0);
  };
}
