import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import type { LocalHit } from '../../local-search/local-hit';
import { hitsOfSentence } from '../../local-search/sentence';
import { searchLocally } from '../../local-search/browser-search';
import { logError } from '../../platform/log';
import { fetchKeptText } from '../../platform/network/fetch-site-json';

export interface FoundHits {
  readonly query: string;
  readonly hits: readonly LocalHit[];
  /** True when the index did not come. */
  readonly hasFailed: boolean;
}

/**
 * Finds the hits for what is typed, of a sentence those that it names, from the index that the build has written. Earlier ones stay until the new ones
 * are there; undefined before the first.
 */
export function useLocalHits(query: string, locale: Locale): FoundHits | undefined {
  const [found, setFound] = useState<FoundHits>();
  useEffect(() => {
    let isWanted = true;
    const show = (answer: FoundHits): void => {
      if (isWanted) setFound(answer);
    };
    searchLocally(query, locale, fetchKeptText).then(
      (hits) => show({ query, hits: hitsOfSentence(query, hits), hasFailed: false }),
      (error: unknown) => {
        logError(error);
        show({ query, hits: [], hasFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [query, locale]);
  return found;
}
