import path from 'node:path';
import { createRequire } from 'node:module';
import { builder } from '@sglkc/kuromoji';
import { Converter } from 'opencc-js/cn2t';
import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';
import { LOCALES, type Locale } from '../../../config/locales';
import { foldRomaji, foldText } from '../../../local-search/fold-text';
import { ROMAJI_MARK } from '../../../local-search/index-format';

/** A name in each language that has one. */
export type Names = Readonly<Partial<Record<Locale, string>>>;

/** Gives the forms under which a name is found, those of one language first. */
export type NameForms = (names: Names, first: Locale) => string[];

/** A Japanese name in Chinese characters with its reading behind it, in brackets. */
const READING = /^(.+)（([ァ-ヺー・]+)）$/u;

const KANJI = /\p{Script=Han}/u;

const toTraditional = Converter({ from: 'cn', to: 't' });

/** In simplified characters, in pinyin with a space between syllables, and in traditional characters. */
function chineseForms(name: string): string[] {
  const folded = foldText(name);
  const syllables = pinyin(folded.replaceAll(' ', ''), {
    toneType: 'none',
    type: 'array',
    v: true,
  });
  return [folded, foldText(syllables.join(' ')), foldText(toTraditional(name))];
}

/** As it is written, in kana, and in Latin letters. */
function japaneseForms(name: string, read: (text: string) => string): string[] {
  const [, written = name, reading] = READING.exec(name) ?? [];
  const kana = foldText(reading ?? (KANJI.test(name) ? read(name) : name));
  const romaji = foldRomaji(foldText(toRomaji(kana)));
  return [foldText(written), kana, romaji === kana || romaji === '' ? '' : ROMAJI_MARK + romaji];
}

/** Reads the dictionary that says how Japanese words are pronounced, once for a build. */
async function openReadings(): Promise<(text: string) => string> {
  const manifest = createRequire(path.resolve('package.json')).resolve(
    '@sglkc/kuromoji/package.json',
  );
  const dicPath = path.join(path.dirname(manifest), 'dict');
  return new Promise((resolve, reject) => {
    builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else {
        resolve((text) =>
          tokenizer
            .tokenize(text)
            .map(({ reading, surface_form: written }) => reading ?? written)
            .join(' '),
        );
      }
    });
  });
}

/** Loads what it takes to know a name by its pronunciation, and in other characters. */
export async function openNameForms(): Promise<NameForms> {
  const read = await openReadings();
  return (names, first) => {
    const forms: Readonly<Record<Locale, readonly string[]>> = {
      zh: names.zh === undefined ? [] : chineseForms(names.zh),
      en: names.en === undefined ? [] : [foldText(names.en)],
      ja: names.ja === undefined ? [] : japaneseForms(names.ja, read),
    };
    const ordered = [first, ...LOCALES.filter((locale) => locale !== first)];
    const all = new Set(ordered.flatMap((locale) => forms[locale]));
    return [...all].filter((form) => form !== '');
  };
}
