import { Converter } from 'opencc-js/cn2t';
import { toRomaji } from 'wanakana';
import { LOCALES, type Locale } from '../../../config/locales';
import { foldRomaji, foldText } from '../../../local-search/fold-text';
import { ROMAJI_MARK } from '../../../local-search/index-format';
import { remembered, type Readings } from '../readings/readings';

/** A name in each language that has one. */
export type Names = Readonly<Partial<Record<Locale, string>>>;

/** Gives the forms under which a name is found, those of one language first. */
export type NameForms = (names: Names, first: Locale) => string[];

const toTraditional = Converter({ from: 'cn', to: 't' });

/** In simplified characters, in pinyin with a space between syllables, and in traditional characters. */
function chineseForms(name: string, { pinyin }: Readings): string[] {
  return [foldText(name), foldText(pinyin(name).join(' ')), foldText(toTraditional(name))];
}

/** As it is written, in kana, and in Latin letters. */
function japaneseForms(name: string, { japanese }: Readings): string[] {
  const { written, words } = japanese(name);
  const kana = foldText(words.join(' '));
  const romaji = foldRomaji(foldText(toRomaji(kana)));
  return [foldText(written), kana, romaji === kana || romaji === '' ? '' : ROMAJI_MARK + romaji];
}

/** Knows names by their pronunciation, and in other characters; each once, though every language has it among its forms. */
export function createNameForms(readings: Readings): NameForms {
  const formsIn: Readonly<Record<Locale, (name: string) => readonly string[]>> = {
    zh: remembered((name) => chineseForms(name, readings)),
    en: remembered((name) => [foldText(name)]),
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
