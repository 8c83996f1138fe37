import { useEffect, useState } from 'react';
import { startDeadline } from '../../platform/network/deadline';
import { logError } from '../../platform/log';
import { usePlace } from '../../i18n/locale-context';
import type { FoundName, SearchLocally } from './found-name';

/** The longest wait for names in milliseconds: a visitor sees nothing else meanwhile. */
const PATIENCE_MS = 3000;

/**
 * The names that fit a text, found without the API; undefined while they are looked for.
 * @param searchLocally one function for good; undefined where there is no index, which finds nothing
 */
export function useLocalNames(
  text: string,
  searchLocally: SearchLocally | undefined,
): readonly FoundName[] | undefined {
  const { locale } = usePlace();
  const [names, setNames] = useState<readonly FoundName[]>();
  useEffect(() => {
    let isMounted = true;
    const show = (found: readonly FoundName[]): void => {
      if (isMounted) setNames(found);
    };
    const deadline = startDeadline(PATIENCE_MS);
    deadline.signal.addEventListener('abort', () => show([]));
    const search = searchLocally?.(text, locale) ?? Promise.resolve([]);
    search
      .then(show, (error: unknown) => {
        logError(error);
        show([]);
      })
      .finally(deadline.end);
    return () => {
      isMounted = false;
      deadline.end();
    };
  }, [text, locale, searchLocally]);
  return names;
}
