import { useEffect, useState } from 'react';
import type { ReadingAids } from '../../contract/reading-aids';
import { usePlace } from '../../i18n/locale-context';
import { logError } from '../../platform/log';
import { readReadingAids } from '../../platform/reading-aids';

/** Nobody waits longer for what the text can do without, in milliseconds. */
const AIDS_WITHIN_MS = 3000;

/**
 * Reads the aids to a game. The page is shown when they are there, so that nothing moves later.
 * @param gameId undefined for a text that has none
 * @returns undefined where there are none, or they did not come
 */
export function useReadingAids(gameId: string | undefined): ReadingAids | undefined | 'waiting' {
  const { locale } = usePlace();
  const [aids, setAids] = useState<ReadingAids | undefined | 'waiting'>(
    gameId === undefined ? undefined : 'waiting',
  );
  useEffect(() => {
    if (gameId === undefined) return undefined;
    let isWaiting = true;
    const settle = (value: ReadingAids | undefined): void => {
      if (isWaiting) setAids(value);
      isWaiting = false;
      clearTimeout(timer);
    };
    const timer = setTimeout(settle, AIDS_WITHIN_MS);
    readReadingAids(locale, gameId).then(settle, (error: unknown) => {
      logError(error);
      settle(undefined);
    });
    return () => settle(undefined);
  }, [gameId, locale]);
  return aids;
}
