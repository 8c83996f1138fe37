import { LOCALES } from '../../config/locales';
import { withoutFreedoms } from './fault';
import type { Glossary, Term } from './glossary';
import { missingTerms, unlistedNames } from './missing-terms';
import { namesIn, numberFaults } from './number-faults';
import type { SampleText } from './sample-texts';
import { rulesOf, termFaults } from './terms';
import { commonPairs, toldAnswers } from './told-answers';

/** Puts a fault into words: the file, the key, the language, and what is wrong. */
function line(file: string, at: string, locale: string, says: string): string {
  return `${file}: ${at}, ${locale}: ${says}`;
}

/** Words that are not used for the things of a game, in all that speaks of it. */
function wordFaults(id: string, texts: readonly SampleText[], terms: readonly Term[]): string[] {
  const rules = rulesOf(
    terms.map(({ zh: [zh = ''], en: [en = ''], ja: [ja = ''], not, but }) => ({
      ...{ said: { zh, en, ja }, not, but },
    })),
  );
  return texts
    .filter(({ games }) => games.includes(id))
    .flatMap(({ file, at, texts: said }) =>
      LOCALES.flatMap((locale) =>
        termFaults(said[locale], locale, rules).map((fault) => line(file, at, locale, fault)),
      ),
    );
}

/**
 * Finds where the texts of the sample library do not agree: with their translations, and with each other.
 * @param glossaries the glossaries by the name of their file, without its ending
 */
export function glossaryFaults(
  texts: readonly SampleText[],
  glossaries: ReadonlyMap<string, Glossary>,
): string[] {
  const ids = new Set(texts.map(({ glossary }) => glossary));
  const subjects = new Map(
    [...ids].map((id) => [id, texts.filter(({ glossary }) => glossary === id)]),
  );
  const common = commonPairs([...subjects.values()]);
  const faults = [...subjects].flatMap(([id, own]): string[] => {
    const glossary = glossaries.get(id);
    const file = own[0]?.file ?? id;
    if (!glossary) return [`${file}: expected a glossary, ${id}.yaml`];
    const { terms, freedoms } = glossary;
    const names = namesIn(terms);
    const found = [
      ...unlistedNames(own, terms),
      ...missingTerms(own, terms),
      ...toldAnswers(own, terms, common),
      ...own.flatMap((text) => numberFaults(text, names, text.facts)),
    ];
    return [
      ...withoutFreedoms(found, freedoms).map(({ at, locale, says }) =>
        line(own.find((text) => text.at === at)?.file ?? file, at, locale, says),
      ),
      ...wordFaults(id, texts, terms),
    ];
  });
  const unknown = [...glossaries.keys()].filter((id) => !subjects.has(id));
  return [...faults, ...unknown.map((id) => `${id}.yaml: expected the id of a game`)];
}
