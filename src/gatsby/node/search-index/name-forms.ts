import { Converter } from 'opencc-js/cn2t';
import { toRomaji } from 'wanakana';
import { LOCALES, type Locale } from '../../../config/locales';
import { normalizeRomaji, normalizeText } from '../../../local-search/normalize-text';
import { ROMAJI_MARK } from '../../../local-search/index-format';
import { remembered, type Pronunciations } from '../pronunciations/pronunciations';

/** A name in each language that has one. */
export type Names = Readonly<Partial<Record<Locale, string>>>;

/** Gives the forms under which a name is found, those of one language first. */
export type NameForms = (names: Names, first: Locale) => string[];

const toTraditional = Converter({ from: 'cn', to: 't' });

/** In simplified characters, in pinyin with a space between syllables, and in traditional characters. */
function chineseForms(name: string, { pinyin }: Pronunciations): string[] {
  return [
    normalizeText(name),
    normalizeText(pinyin(name).join(' ')),
    normalizeText(toTraditional(name)),
  ];
}

/** As it is written, in kana, and in Latin letters. */
function japaneseForms(name: string, { japanese }: Pronunciations): string[] {
  const { written, words } = japanese(name);
  const kana = normalizeText(words.join(' '));
  const romaji = normalizeRomaji(normalizeText(toRomaji(kana)));
  return [
    normalizeText(written),
    kana,
    romaji === kana || romaji === '' ? '' : ROMAJI_MARK + romaji,
  ];
}

/** Knows names by their pronunciation, and in other characters; each once, though every language has it among its forms. */
export function createNameForms(readings: Pronunciations): NameForms {
  const formsIn: Readonly<Record<Locale, (name: string) => readonly string[]>> = {
    zh: remembered((name) => chineseForms(name, readings)),
    en: remembered((name) => [normalizeText(name)]),
    ja: remembered((name) => japaneseForms(name, readings)),
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
