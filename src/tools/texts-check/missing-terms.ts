import { LOCALES, type Locale } from '../../config/locales';
import type { Fault } from './fault';
import type { Term } from './glossary';
import type { ParallelText } from './parallel-texts';
import { escape } from './terms';

type Find = (text: string) => boolean;

/** Makes a test for one of the forms; English ones are found whole, in any case, with an -s or -es behind. */
function finderOf(forms: readonly string[], locale: Locale): Find {
  if (locale !== 'en') return (text) => forms.some((form) => text.includes(form));
  const any = forms.map(escape).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => pattern.test(text);
}

/** Makes a test for a term in Chinese: in longer terms and in some phrases its characters are another word. */
function chineseFinderOf(term: Term, terms: readonly Term[]): Find {
  const longer = terms
    .flatMap(({ zh }) => zh)
    .filter((form) => !term.zh.includes(form) && term.zh.some((own) => form.includes(own)));
  const others = [...longer, ...term.but.zh];
  const find = finderOf(term.zh, 'zh');
  return (text) =>
    find(text) && find(others.reduce((left, word) => left.replaceAll(word, ' '), text));
}

/** Names what a text belongs to: a fold, a section, a role, or the game's own texts. */
function unitOf(at: string): string {
  return /^(?:sections\.\d+(?:\.fold)?|roles\.\d+)(?=\.|$)/.exec(at)?.[0] ?? 'game';
}

/** Puts the texts of a game together to folds, sections, roles: a term need not be repeated in every sentence. */
function unitsOf(texts: readonly ParallelText[]): ParallelText[] {
  const units = new Map<string, Record<Locale, string>>();
  for (const { at, texts: said } of texts) {
    const unit = units.get(unitOf(at)) ?? { zh: '', en: '', ja: '' };
    for (const locale of LOCALES) unit[locale] += `${said[locale].replaceAll('*', '')}\n`;
    units.set(unitOf(at), unit);
  }
  return [...units].map(([at, said]) => ({ at, texts: said }));
}

/**
 * Finds the terms that a fold, a section, a role or the game's own texts name in Chinese, and in no form that the
 * glossary allows in another language.
 */
export function missingTerms(texts: readonly ParallelText[], terms: readonly Term[]): Fault[] {
  const units = unitsOf(texts);
  return terms.flatMap((term) => {
    const named = chineseFinderOf(term, terms);
    const [name = ''] = term.zh;
    return (['en', 'ja'] as const).flatMap((locale) => {
      const find = finderOf(term[locale], locale);
      const says = `nothing for ${name}: expected "${term[locale].join('" or "')}"`;
      return units
        .filter(({ texts: said }) => named(said.zh) && !find(said[locale]))
        .map(({ at }): Fault => ({ at, locale, what: name, says }));
    });
  });
}

/** The names of a game and of its roles. */
const NAME = /^(?:roles\.\d+\.)?name$/;

/** Finds the names of a game and of its roles that are no terms. */
export function unlistedNames(texts: readonly ParallelText[], terms: readonly Term[]): Fault[] {
  const listed = new Set(terms.flatMap(({ zh }) => zh));
  return texts
    .filter(({ at, texts: { zh } }) => NAME.test(at) && !listed.has(zh))
    .map(({ at, texts: { zh } }) => ({
      ...{ at, locale: 'zh', what: zh },
      says: `expected a term for ${zh} in the glossary`,
    }));
}
