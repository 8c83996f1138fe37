import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import {
  choiceSetsLocally,
  partnersLocally,
  searchLocally,
} from '../../local-search/browser-search';
import type { OwnChoices } from '../../local-search/fit-choices';
import type { LocalHit, LocalPartner } from '../../local-search/local-hit';
import { hitsOfSentence } from '../../local-search/sentence';
import { yieldToBrowser } from '../../platform/loading/yield-to-browser';
import { logError } from '../../platform/log';
import { fetchKeptText } from '../../platform/network/fetch-site-json';

export interface FoundHits {
  readonly query: string;
  readonly hits: readonly LocalHit[];
  /** Partners whom a search can be taken to. */
  readonly partners: readonly LocalPartner[];
  /** Choices that games fit together; none where that is not known. */
  readonly choiceSets: readonly OwnChoices[];
  /** True when the index did not come. */
  readonly hasFailed: boolean;
}

async function find(query: string, locale: Locale): Promise<FoundHits> {
  const hits = hitsOfSentence(query, await searchLocally(query, locale, fetchKeptText));
  const partners = await partnersLocally(locale, fetchKeptText);
  const choiceSets = await choiceSetsLocally(locale, fetchKeptText);
  return { query, hits, partners, choiceSets, hasFailed: false };
}

/**
 * Finds the hits for what is typed, of a sentence those that it names, from the index that the build has written. Earlier
 * ones stay until the new ones are there; undefined before the first.
 */
export function useLocalHits(query: string, locale: Locale): FoundHits | undefined {
  const [found, setFound] = useState<FoundHits>();
  useEffect(() => {
    let isWanted = true;
    const show = (answer: FoundHits): void => {
      if (isWanted) startTransition(() => setFound(answer));
    };
    const search = async (): Promise<void> => {
      // What was typed is drawn first, and whoever types on has no use for the answer.
      await yieldToBrowser();
      if (!isWanted) return;
      try {
        show(await find(query, locale));
      } catch (error) {
        logError(error);
        show({ query, hits: [], partners: [], choiceSets: [], hasFailed: true });
      }
    };
    void search();
    return () => {
      isWanted = false;
    };
  }, [query, locale]);
  return found;
}
