import type { Locale } from '../../config/locales';
import { englishReader } from './english-numbers';
import { numberWords, type NamedNumber } from './number-words';
import { numeralReader } from './numeral-numbers';

type Reader = (text: string) => NamedNumber[];

/**
 * Takes words that may be numbers out of a text, before a reader finds the others in what is left.
 * @param table regular expressions of the words, each with what it may mean
 * @param before what may not stand before such a word, as a regular expression
 * @param behind what may not stand behind it
 */
function takingPerhaps(
  table: Readonly<Record<string, readonly number[]>>,
  [before, behind]: readonly [string, string],
  reader: Reader,
): Reader {
  const words = Object.entries(table).map(([source, values]) => ({
    pattern: new RegExp(`(?<!${before})(?:${source})(?!${behind})`, 'giu'),
    values,
  }));
  return (text) => {
    const found: NamedNumber[] = [];
    let rest = text.normalize('NFKC').replace(/[*_]/g, '');
    for (const { pattern, values } of words) {
      rest = rest.replace(pattern, (said) => {
        if (values.length > 0) found.push({ said, values, certain: false });
        return ' ';
      });
    }
    return [...found, ...reader(rest)];
  };
}

/** Numerals, as a class of characters. One before a word makes it another: forty minutes are not "four" and "very". */
function numeralsOf({ digits, powers }: (typeof numberWords)['zh']): string {
  return `[\\d${Object.keys({ ...digits, ...powers }).join('')}]`;
}

const { zh, en, ja } = numberWords;

const readers: Readonly<Record<Locale, Reader>> = {
  zh: takingPerhaps(zh.perhaps, [numeralsOf(zh), '(?!)'], numeralReader(zh)),
  // The second of "sixty-second" is part of a number.
  en: takingPerhaps(en.perhaps, [`\\p{L}|(?:${en.tens.join('|')})-`, '\\p{L}'], englishReader(en)),
  ja: takingPerhaps(ja.perhaps, [numeralsOf(ja), '(?!)'], numeralReader(ja)),
};

/** Lists the numbers of a text: in figures, in numerals, in words. */
export function numbersIn(text: string, locale: Locale): NamedNumber[] {
  return readers[locale](text);
}
