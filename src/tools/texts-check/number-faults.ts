import { LOCALES, type Locale } from '../../config/locales';
import type { Fault } from './fault';
import type { Term } from './glossary';
import type { NamedNumber } from './number-words';
import { numbersIn } from './numbers';
import type { ParallelText } from './parallel-texts';
import { escape } from './terms';
import { LEAST_FACT } from './thresholds';

/** Certain numbers of one text that another does not name. */
function onlyIn(numbers: readonly NamedNumber[], others: readonly NamedNumber[]): NamedNumber[] {
  const known = new Set(others.flatMap(({ values }) => values));
  return numbers.filter(
    ({ certain, values }) => certain && !values.some((value) => known.has(value)),
  );
}

function isFact({ values: [value = 0] }: NamedNumber): boolean {
  return value >= LEAST_FACT;
}

type Translation = Exclude<Locale, 'zh'>;

/** Says whether a term's number stands in one language alone: Twenty-Seven, or a Midnight that is the third watch. */
function isName(term: Term, locale: Translation): boolean {
  const chinese = numbersIn(term.zh[0] ?? '', 'zh');
  const translated = numbersIn(term[locale][0] ?? '', locale);
  return onlyIn(chinese, translated).length > 0 || onlyIn(translated, chinese).length > 0;
}

/** A form as it stands in a text, and as it stands in a title; not as the beginning of another word. */
function patternOf(form: string): string {
  const title = form.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  const end = /[\p{Script=Latin}\d]$/u.test(form) ? '(?![\\p{Script=Latin}\\d])' : '';
  return `(?:${escape(form)}|${escape(title)})${end}`;
}

/** Matches the forms in one language; nothing where there are none. */
function anyOf(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  return new RegExp(forms.length === 0 ? '(?!)' : longestFirst.map(patternOf).join('|'), 'gu');
}

/** Names whose numbers are none, by the translation that a text is compared with and by language. */
export type Names = Readonly<Record<Translation, Readonly<Record<Locale, RegExp>>>>;

/** Gathers the names of a glossary whose numbers are none. */
export function namesIn(terms: readonly Term[]): Names {
  const of = (locale: Translation): Record<Locale, RegExp> => {
    const names = terms.filter((term) => isName(term, locale));
    const [zh, en, ja] = LOCALES.map((language) => anyOf(names.flatMap((name) => name[language])));
    return { zh: zh ?? /(?!)/, en: en ?? /(?!)/, ja: ja ?? /(?!)/ };
  };
  return { en: of('en'), ja: of('ja') };
}

/**
 * Finds numbers that differ between the Chinese text and a translation: each has one that the other lacks, or, in a text
 * of facts, one lacks what the other has. A tale may leave a number out.
 */
export function numberFaults(text: ParallelText, names: Names, facts: boolean): Fault[] {
  return (['en', 'ja'] as const).flatMap((locale): Fault[] => {
    const read = (language: Locale): NamedNumber[] =>
      numbersIn(text.texts[language].replace(names[locale][language], ' '), language);
    const [chinese, translated] = [read('zh'), read(locale)];
    const lost = onlyIn(chinese, translated);
    const added = onlyIn(translated, chinese);
    const shown = (numbers: NamedNumber[]): NamedNumber[] => {
      if (lost.length > 0 && added.length > 0) return numbers;
      return facts ? numbers.filter(isFact) : [];
    };
    const fault = ({ said, values: [value = 0] }: NamedNumber, says: string): Fault => ({
      ...{ at: text.at, locale, what: value },
      says: `${says} ${String(value)} (${said})`,
    });
    return [
      ...shown(lost).map((number) => fault(number, 'lacks')),
      ...shown(added).map((number) => fault(number, 'has, unlike Chinese,')),
    ];
  });
}
